export { AccountMails, linkLifeOf } from './account.mails.js';
export { MailPreferencesService } from './mail-preferences.service.js';
export { MailPreferencesTokens } from './mail-preferences.token.js';
export { mailHandler, type MailParts } from './mail.job.js';
export { type DecidedRow, type Notice, noticeHandler } from './notice.job.js';
export { NoticeService } from './notice.service.js';
