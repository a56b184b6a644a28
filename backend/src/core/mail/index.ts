export { isPlainName, writeLetter } from './letter.js';
export type { Letter, Letterhead } from './letter.type.js';
export { type Mail, senderOf } from './mail.js';
export { readMailbox, showMailbox } from './mailbox.js';
export { createMailer, type MailCounts, type Mailer, outboxOf } from './mailer.js';
export { filledSentence, gapsIn, type MailLanguage, type Sentence, sentence } from './sentence.js';
export { createSmtp, tryConnection } from './smtp.js';
export { createTrial, type Trial, type TryMail } from './trial.js';
