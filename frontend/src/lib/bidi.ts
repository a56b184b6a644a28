import type { Language } from './languages';

/** First strong isolate and its end (Unicode Standard Annex #9): what stands between them is put in order by itself. */
const [FSI, PDI] = ['\u2068', '\u2069'];
/** The blocks whose letters are written from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/** Puts data into a text so that neither changes the visual order of the other. */
export type Isolate = (data: string) => string;

/**
 * Makes the function that isolates data in the texts of a language.
 * On pages written from left to right only data with letters of the other direction need it; there all other data stay as they are.
 */
export const makeIsolate =
  ({ direction }: Pick<Language, 'direction'>): Isolate =>
  (data) =>
    data !== '' && (direction === 'rtl' || RIGHT_TO_LEFT.test(data)) ? FSI + data + PDI : data;

/** Makes the function that puts facts into one line, each in its own order: `Museum · 5 Elephant`. Facts that are missing are left out. */
export const makeDotted =
  (isolate: Isolate) =>
  (...facts: readonly (string | false | null | undefined)[]): string =>
    facts
      .filter((fact) => typeof fact === 'string' && fact !== '')
      .map((fact) => isolate(String(fact)))
      .join(' · ');
