import { language, locale, t } from '../i18n';
import { makeAttributeWords } from '../languages';

/** Texts for attributes of places in the page's language. */
export const { valueOf, wordsOf, cardWordsOf } = makeAttributeWords((text, values) => t(text, values), { code: locale, direction: language.direction });
