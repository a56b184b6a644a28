import { shownRating } from '../../graphql/shownRating.generated';
import { nameOf, type Site } from '../../lib/site';
import {
  type AttributeWords,
  type BusinessWords,
  type Isolate,
  type Language,
  makeAttributeWords,
  makeBusinessWords,
  makeDotted,
  makeIsolate,
  makeOpenWords,
  type OpenWords,
  type Say,
  type SiteLanguages,
} from '../../lib/languages';

/** Number of further categories that a card names. */
const MOST_NAMED = 2;

/** Texts and formatters of one language, for pages that the server renders. */
export interface Speech {
  language: Language;
  /** Name and look of the site. */
  site: Site;
  say: Say;
  /** Returns a screen's path with the prefix of the language. */
  at: (path: string) => string;
  /** Categories of a place, the main one first, with a note if the place is sample data. */
  kindOf: (place: { category: string; moreCategories?: readonly string[]; isSample: boolean }) => string;
  /** Isolates the text direction of data within a text. */
  isolate: Isolate;
  /** Joins facts with dots into one line. */
  dotted: ReturnType<typeof makeDotted>;
  /** Formats an average rating with one decimal, rounded down. */
  rating: (average: number) => string;
  number: (value: number) => string;
  openWords: OpenWords;
  businessWords: BusinessWords;
  /** Texts for attributes of places. */
  attributeWords: AttributeWords;
}

/** Creates the texts and formatters of a language. */
export function makeSpeech(language: Language, say: Say, site: Site, { pathIn }: SiteLanguages): Speech {
  const { code } = language;
  const isolate = makeIsolate(language);
  const dotted = makeDotted(isolate);
  const [one, whole] = [new Intl.NumberFormat(code, { minimumFractionDigits: 1, maximumFractionDigits: 1 }), new Intl.NumberFormat(code)];
  return {
    language,
    site,
    say,
    at: (path) => pathIn(language, path),
    kindOf: ({ category, moreCategories = [], isSample }) => {
      const names = [category, ...moreCategories.slice(0, MOST_NAMED)].map((word) => isolate(nameOf(site.categories, word, code, say)));
      return dotted(names.join(', '), isSample && say('places.sampleData'));
    },
    isolate,
    dotted,
    rating: (average) => one.format(shownRating(average)),
    number: (value) => whole.format(value),
    openWords: makeOpenWords(say, code),
    businessWords: makeBusinessWords(say, code),
    attributeWords: makeAttributeWords(say, language),
  };
}
