import type { MailLanguage } from '../../../core/mail/index.js';
import type { LanguageCode, OfferedLanguages } from '../settings/index.js';

/** How languages are written that are not written like English. */
const WRITING: Partial<Record<LanguageCode, Omit<MailLanguage, 'code'>>> = {
  ar: { direction: 'rtl', isJoined: true },
  hi: { direction: 'ltr', isJoined: true },
};

/** Returns the language of the mails to a user: the user's own one if the site offers it, else its default one. */
export const mailLanguage = (own: string | null, { initial, offered }: OfferedLanguages): LanguageCode => offered.find((code) => code === own) ?? initial;

/** Returns a language with the way in which it is written. */
export const writtenLanguage = (code: LanguageCode): MailLanguage => ({ code, ...(WRITING[code] ?? { direction: 'ltr' }) });

/** Returns the path of a screen in a language. The default language has no prefix. */
export const pathIn = (language: LanguageCode, path: string, { initial }: OfferedLanguages): string => (language === initial ? path : `/${language}${path}`);
