import type { Language } from './languages';

/** First Strong Isolate and Pop Directional Isolate (Unicode Standard Annex #9): text between them is ordered on its own. */
const [FSI, PDI] = ['\u2068', '\u2069'];
/** Unicode blocks of right-to-left scripts. */
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/** Isolates data within a text, so that neither changes the visual order of the other. */
export type Isolate = (data: string) => string;

/** Returns the function that isolates data in the texts of a language. On left-to-right pages it changes only data with right-to-left letters. */
export const makeIsolate =
  ({ direction }: Pick<Language, 'direction'>): Isolate =>
  (data) =>
    data !== '' && (direction === 'rtl' || RIGHT_TO_LEFT.test(data)) ? FSI + data + PDI : data;

/** Returns the function that joins facts into one line, each isolated: `Museum · 5 Elephant`. Missing facts are left out. */
export const makeDotted =
  (isolate: Isolate) =>
  (...facts: readonly (string | false | null | undefined)[]): string =>
    facts
      .filter((fact) => typeof fact === 'string' && fact !== '')
      .map((fact) => isolate(String(fact)))
      .join(' · ');
