export { greet, type Letter, writeLetter } from './letter.js';
export type { Mail } from './mail.js';
export { createMailer, type MailCounts, type Mailer, outboxOf, readMailbox } from './mailer.js';
export { createSmtp, tryConnection } from './smtp.js';
