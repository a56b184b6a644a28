export { greet, type Letter, writeLetter } from './letter.js';
export type { Mail } from './mail.js';
export { createMailer, type Mailer, outboxOf } from './mailer.js';
