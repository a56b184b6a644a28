import type { LanguageCode } from '../../site/index.js';

/** An ending, its replacement, and the minimum number of letters before it. */
type Ending = readonly [ending: string, replacement: string, least: number];

/**
 * Endings of nouns and adjectives, the longest first, in words as `searchTokens` returns them: without accents, the final letters of Arabic in one form.
 * Stemmers for full-text search cut more: "universities" and "universe" become the same, and short words of Hindi and Arabic lose half of their letters.
 */
const ENDINGS: Readonly<Record<LanguageCode, readonly Ending[]>> = {
  en: [
    ['ies', 'y', 3],
    ['ches', 'ch', 2],
    ['shes', 'sh', 2],
    ['sses', 'ss', 2],
    ['xes', 'x', 2],
    ['ss', 'ss', 1],
    ['us', 'us', 1],
    ['s', '', 3],
  ],
  de: [
    ['innen', '', 4],
    ['ern', '', 4],
    ['um', '', 4],
    ['en', '', 4],
    ['er', '', 4],
    ['es', '', 4],
    ['em', '', 4],
    ['ln', 'l', 3],
    ['e', '', 4],
    ['s', '', 3],
  ],
  es: [
    ['ces', 'z', 2],
    ['s', '', 3],
    ['a', 'o', 3],
    ['e', '', 3],
  ],
  hi: [
    ['ियों', '', 2],
    ['ियां', '', 2],
    ['ाओं', '', 2],
    ['ाएं', '', 2],
    ['ओं', '', 2],
    ['एं', '', 2],
    ['ों', '', 2],
    ['ें', '', 2],
    ['ां', '', 2],
    ['ा', '', 2],
    ['े', '', 2],
    ['ी', '', 2],
    ['ि', '', 2],
    ['ू', '', 3],
    ['ु', '', 3],
  ],
  ar: [
    ['يات', '', 3],
    ['يين', '', 3],
    ['يون', '', 3],
    ['ات', '', 3],
    ['ون', '', 3],
    ['ين', '', 3],
    ['يه', '', 3],
    ['ه', '', 3],
    ['ي', '', 3],
  ],
};

/** Arabic prepositions and the article that are written together with the next word, and the minimum number of letters after them. */
const ARABIC_BEGINNINGS: readonly (readonly [beginning: string, least: number])[] = [
  ['بال', 3],
  ['وال', 3],
  ['لل', 3],
  ['ل', 4],
  ['ب', 4],
  ['و', 4],
];

/** Returns a normalized word without its inflection in a language. Different words can have the same stem; only known phrases are compared by it. */
export function stemOf(word: string, language: LanguageCode): string {
  const [beginning = ''] = language === 'ar' ? (ARABIC_BEGINNINGS.find(([one, least]) => word.startsWith(one) && word.length - one.length >= least) ?? []) : [];
  let stem = word.slice(beginning.length);
  // A word in the plural can have an inflected singular, so one ending after the other goes.
  for (;;) {
    const current = stem;
    const found = ENDINGS[language].find(([ending, , least]) => current.endsWith(ending) && current.length - ending.length >= least);
    if (!found || found[0] === found[1]) return stem;
    stem = `${stem.slice(0, stem.length - found[0].length)}${found[1]}`;
  }
}

/** Returns the languages whose script a word has. */
export function languagesOf(word: string): readonly LanguageCode[] {
  if (/[\u0900-\u097f]/.test(word)) return ['hi'];
  return /[\u0600-\u06ff]/.test(word) ? ['ar'] : ['en', 'de', 'es'];
}
