import { language, locale, t } from '../i18n';
import { makeAttributeWords } from '../languages';

/** Texts for attributes of places in the page's language. */
export const { valueOf, wordsOf, cardWordsOf } = makeAttributeWords((text, values) => t(text, values), { code: locale, direction: language.direction });

/** Topics of attributes, in their order on pages and in forms. */
export const ATTRIBUTE_SECTIONS = ['food', 'access', 'services', 'payment', 'families', 'visit', 'about'] as const;
