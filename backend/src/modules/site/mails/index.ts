export { type MailData, type PreviewedMail, SiteMails, type WrittenMail } from './site-mails.js';
export type { MailValues } from './shown-values.js';
