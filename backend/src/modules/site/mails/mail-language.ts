import type { MailLanguage } from '../../../core/mail/index.js';
import { isLanguage, type LanguageCode } from '../settings/index.js';

/** Language of mails to users who have not chosen one. */
const DEFAULT_LANGUAGE: LanguageCode = 'en';

/** How languages are written that are not written like English. */
const WRITING: Partial<Record<LanguageCode, Omit<MailLanguage, 'code'>>> = {
  ar: { direction: 'rtl', isJoined: true },
  hi: { direction: 'ltr', isJoined: true },
};

/** Returns the language of the mails to a user: the user's own one, else that of the site. */
export const mailLanguage = ({ language }: { language: string | null }): LanguageCode =>
  language !== null && isLanguage(language) ? language : DEFAULT_LANGUAGE;

/** Returns a language with the way in which it is written. */
export const writtenLanguage = (code: LanguageCode): MailLanguage => ({ code, ...(WRITING[code] ?? { direction: 'ltr' }) });

/** Returns the path of a screen in a language. */
export const pathIn = (language: LanguageCode, path: string): string => (language === 'en' ? path : `/${language}${path}`);
