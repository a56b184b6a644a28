import { isLanguageTag, type LanguageTexts, MOST_LANGUAGES, readLanguageTexts } from '../../../core/fields/index.js';
import type { ReasonKey } from '../../../core/errors/index.js';
import type { TextRules } from '../../../core/validation/index.js';
import { LANGUAGE_CODES } from '../../site/index.js';
import type { Values } from '../readers/index.js';
import type { LeftOuts } from './left-out.js';
import { textOf } from './values.js';

/** Returns a language tag in its usual form: columns of CSV are in lower case and have no dashes, such as `zh_hant`. */
export const tagOf = (text: string): string =>
  text
    .split(/[_-]/)
    .map((part, i) => (i === 0 ? part.toLowerCase() : part.length === 4 ? part.charAt(0).toUpperCase() + part.slice(1).toLowerCase() : part.toUpperCase()))
    .join('-');

const rankOf = (language: string): number => ((LANGUAGE_CODES as readonly string[]).includes(language) ? 0 : 1);

/**
 * Returns the texts of a field in other languages, from columns and tags such as `name:de`. Unusable texts are left out, and those of the last languages
 * if there are too many.
 * @param name name of the column without a language
 * @param left gets each unusable text under the name of its column
 */
export function languageColumns(values: Values, name: string, rules: TextRules<ReasonKey>, left: LeftOuts): LanguageTexts {
  const start = `${name}:`;
  const given = Object.keys(values).flatMap((column) => {
    const language = column.startsWith(start) ? tagOf(column.slice(start.length)) : '';
    const text = textOf(values[column]);
    return text !== undefined && isLanguageTag(language) ? [{ language, text: rules.isMultiline ? text : text.replace(/\s+/g, ' ') }] : [];
  });
  if (given.length === 0) return {};
  const { errors } = readLanguageTexts(given, rules, { current: {}, path: name });
  const usable = given
    .filter(({ language }) => errors[`${name}.${language}`] === undefined)
    .sort((a, b) => rankOf(a.language) - rankOf(b.language) || (a.language < b.language ? -1 : 1))
    .slice(0, MOST_LANGUAGES);
  for (const { language, text } of given) {
    if (usable.some((one) => one.language === language)) continue;
    const refused = errors[`${name}.${language}`];
    left.add(`${start}${language}`, text, refused ?? ['imports.tooManyLanguages', { n: MOST_LANGUAGES }]);
  }
  return readLanguageTexts(usable, rules, { current: {}, path: name }).texts;
}

/** Returns the text of the first language column, for files that have a text in several languages and in none of its own. */
export const firstLanguageText = (values: Values, name: string): string | undefined =>
  Object.entries(values).flatMap(([column, value]) => (column.startsWith(`${name}:`) ? (textOf(value) ?? []) : []))[0];
