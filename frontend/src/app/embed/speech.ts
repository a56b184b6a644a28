import type { TextKey } from '../../lib/i18n';
import { type Isolate, makeDotted, makeIsolate } from '../../lib/bidi';
import { type Language, pathIn } from '../../lib/languages';
import { makeOpenWords, type OpenWords } from '../../lib/makeOpenWords';
import type { Say } from '../../lib/makeI18n';

/** How pages in frames speak: the server writes them in any language. */
export interface Speech {
  language: Language;
  say: Say;
  /** Where a screen is in the language. */
  at: (path: string) => string;
  /** What kind of place it is, and whether it is invented. */
  kindOf: (place: { category: string; isSample: boolean }) => string;
  /** Isolates data in a text. */
  isolate: Isolate;
  /** Facts in one line. */
  dotted: ReturnType<typeof makeDotted>;
  /** A rating with one decimal. */
  rating: (value: number) => string;
  number: (value: number) => string;
  openWords: OpenWords;
}

/** Puts together what a language needs, once. */
export function makeSpeech(language: Language, say: Say): Speech {
  const { code } = language;
  const isolate = makeIsolate(language);
  const dotted = makeDotted(isolate);
  const [one, whole] = [new Intl.NumberFormat(code, { minimumFractionDigits: 1, maximumFractionDigits: 1 }), new Intl.NumberFormat(code)];
  return {
    language,
    say,
    at: (path) => pathIn(language, path),
    kindOf({ category, isSample }) {
      // What the guide's languages do not know is called as its data call it; the style sheet gives it a capital letter.
      const name = say(`categories.${category.toLowerCase()}` as TextKey, { defaultValue: category });
      return dotted(name, isSample && say('places.sampleData'));
    },
    isolate,
    dotted,
    rating: (value) => one.format(value),
    number: (value) => whole.format(value),
    openWords: makeOpenWords(say, code),
  };
}
