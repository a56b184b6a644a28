import type { LanguageTextInput } from '../../graphql/schema.generated';
import { languageName } from '../../lib/i18n';
import { LANGUAGES } from '../../lib/languages';

/** Texts of a form by language tag (BCP 47). */
export type LanguageTexts = Readonly<Record<string, string>>;

/** Further languages that forms offer. Texts in any other language that a record has stay editable. */
const MORE = `af am az be bg bn bs ca cs cy da el et eu fa fi fil fr ga gl gu ha he hr hu hy id is it ja ka kk km kn ko ky lo lt lv mk ml mn mr ms
my nb ne nl pa pl pt ps ro ru si sk sl sq sr sv sw ta te th tr uk ur uz vi yo zh zh-Hant zu`.split(/\s+/);

const OWN: readonly string[] = LANGUAGES.map(({ code }) => code);

/** Returns texts in the order of their tags, so that equal texts have equal values. */
const ordered = (texts: LanguageTexts): LanguageTexts => Object.fromEntries(Object.entries(texts).sort(([a], [b]) => (a < b ? -1 : 1)));

/** Returns the texts of a record as values of a form. */
export const textsByLanguage = (texts: readonly { language: string; text: string }[]): LanguageTexts =>
  ordered(Object.fromEntries(texts.map(({ language, text }) => [language, text])));

/** Returns the texts after a change of one of them. */
export function withLanguage(texts: LanguageTexts, code: string, text: string): LanguageTexts {
  const others = Object.fromEntries(Object.entries(texts).filter(([language]) => language !== code));
  return text === '' ? others : ordered({ ...others, [code]: text });
}

/** Returns whether a stored value is texts of a form. */
export const isLanguageTexts = (found: unknown): found is LanguageTexts =>
  typeof found === 'object' && found !== null && !Array.isArray(found) && Object.values(found).every((text) => typeof text === 'string');

/** Returns the languages of some texts: those of the app first, then the others in the order of their tags. */
export const languagesOf = (...texts: readonly LanguageTexts[]): string[] => {
  const given = [...new Set(texts.flatMap((one) => Object.keys(one)))].sort();
  return [...OWN.filter((code) => given.includes(code)), ...given.filter((code) => !OWN.includes(code))];
};

/** Returns the languages that a form offers: those of the app, those with texts, and further ones by name. */
export function offeredLanguages(...texts: readonly LanguageTexts[]): { first: string[]; more: string[] } {
  const first = [...new Set([...OWN, ...languagesOf(...texts)])];
  const more = MORE.filter((code) => !first.includes(code));
  return { first, more: more.sort((a, b) => languageName(a).localeCompare(languageName(b))) };
}

/** Returns the texts that a form has changed, as the API takes them. Removed ones are empty. @param before texts that the form started from */
export const changedTexts = (texts: LanguageTexts, before: LanguageTexts): LanguageTextInput[] =>
  languagesOf(before, texts).flatMap((language) => {
    const text = (texts[language] ?? '').trim();
    return text === (before[language] ?? '') ? [] : [{ language, text }];
  });

/** Returns texts as one text with a line for each language; empty if there are none. */
export const textsSummary = (texts: LanguageTexts): string =>
  languagesOf(texts)
    .map((code) => `${languageName(code)}: ${texts[code] ?? ''}`)
    .join('\n');
