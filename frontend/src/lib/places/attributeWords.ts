import { capitalize, language, locale, t } from '../i18n';
import { makeAttributeWords, type ShownAttribute } from '../languages';

/** Texts for attributes of places in the page's language. */
export const { valueOf, wordsOf, cardWordsOf } = makeAttributeWords((text, values) => t(text, values), { code: locale, direction: language.direction });

/** Returns a value in a cell of its own: Yes, or Pizza, Thai. */
export function cellOf(attribute: Omit<ShownAttribute, 'name'>): string {
  const text = valueOf(attribute);
  return attribute.kind === 'yes-no' ? capitalize(text) : text;
}

/** Topics of attributes, in their order on pages and in forms. */
export const ATTRIBUTE_SECTIONS = ['food', 'access', 'services', 'payment', 'families', 'visit', 'about'] as const;
