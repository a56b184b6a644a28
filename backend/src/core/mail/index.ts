export { type Letter, writeLetter } from './letter.js';
export { createMailer, type Mail, type Mailer, outboxOf } from './mailer.js';
