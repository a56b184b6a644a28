export { greet, writeLetter } from './letter.js';
export type { Letter, Letterhead } from './letter.type.js';
export type { Mail } from './mail.js';
export { createMailer, type MailCounts, type Mailer, outboxOf, readMailbox } from './mailer.js';
export { type Sentence, sentence } from './sentence.js';
export { createSmtp, tryConnection } from './smtp.js';
