import type { LanguageCode } from '../settings/index.js';
import type { MailCatalog } from './mail-catalog.type.js';
import { ar } from './texts/ar.js';
import { de } from './texts/de.js';
import { en } from './texts/en.js';
import { es } from './texts/es.js';
import { hi } from './texts/hi.js';

/** Texts of all mails by language. */
export const MAIL_CATALOGS: Readonly<Record<LanguageCode, MailCatalog>> = { en, es, de, hi, ar };
