import { searchTokens } from '../../../core/search/index.js';
import type { LanguageCode, SiteSettings } from '../../site/index.js';
import { createVocabulary } from './current-vocabulary.js';
import { isFiller, isNegation } from './fillers.js';
import type { Meaning } from './meanings.js';
import type { Vocabulary } from './vocabulary.js';

/** Part of a search text: a phrase that was understood, or a word that was not. */
export interface Group {
  /** Undefined for a word that was not understood. */
  kind?: Meaning['kind'];
  key?: string;
  value?: string;
  /** The part as typed. */
  text: string;
  /** Its normalized words. */
  words: string[];
  tags?: readonly (readonly string[])[];
  isStrict?: boolean;
  /** Whether the word is misspelled if this is its meaning: it counts only if no place has the word itself. */
  isGuess?: boolean;
}

/** Meaning of a search text. */
export interface Understanding {
  /** Parts of the text in their order. */
  groups: Group[];
  /** Order that the text asks for. */
  sort?: 'rating' | 'newest';
  /** Whether the result depends on the time. */
  isTimed: boolean;
}

/** Maximum number of words that are read. */
const MAX_WORDS = 12;
/** Postal codes with a hyphen: 100-0001, 1000-001, 01310-100, 00-950, 12345-6789. */
const POSTCODE = /(?<![\p{L}\p{N}-])(\d{3}-\d{4}|\d{4}-\d{3}|\d{5}-\d{3,4}|\d{2}-\d{3})(?![\p{L}\p{N}-])/gu;

/** A typed word with its normalized words: a postal code with a hyphen is one, 東京塔 are two. */
interface Typed {
  text: string;
  word: string;
}

function typedWords(text: string): Typed[] {
  const joined = text.replace(POSTCODE, (code) => code.replace('-', ''));
  const parts = joined.split(/[\s,;/\u060c]+/u).filter(Boolean);
  return parts.flatMap((part) => searchTokens(part).map((word) => ({ text: part, word }))).slice(0, MAX_WORDS);
}

/** Returns the text of neighboring words. Words of one typed part have it once. */
const textOf = (typed: readonly Typed[]): string =>
  typed
    .map(({ text }) => text)
    .filter((text, i, all) => text !== all[i - 1])
    .join(' ');

const groupsOf = (typed: readonly Typed[], meanings: readonly Meaning[], isGuess = false): Group[] =>
  meanings.map(({ kind, key, value, tags, isStrict }) => ({
    kind,
    key,
    value,
    text: textOf(typed),
    words: typed.map(({ word }) => word),
    ...(tags.length > 0 ? { tags } : {}),
    isStrict,
    ...(isGuess ? { isGuess } : {}),
  }));

const vocabularies = new WeakMap<SiteSettings, () => Vocabulary>();

function vocabularyOf(settings: SiteSettings): () => Vocabulary {
  let known = vocabularies.get(settings);
  if (!known) vocabularies.set(settings, (known = createVocabulary(settings)));
  return known;
}

/** Begins to build what `understand` needs, so that the first search does not wait for it. */
export const prepareUnderstanding = (settings: SiteSettings): void => void vocabularyOf(settings);

/** Makes one time of several: "open Sunday" is a day, "Sunday late" a day and a time of day. */
function combineTimes(groups: Group[]): void {
  const times = groups.filter(({ kind }) => kind === 'open');
  const chosen = times.filter(({ value }) => value !== 'now');
  const [first = times[0]] = chosen;
  if (!first || times.length < 2) return;
  const day = chosen.find(({ value }) => !value?.startsWith('today'))?.value?.slice(0, 2) ?? 'today';
  const time = chosen.find(({ value }) => value?.startsWith('today')) ?? first;
  const value = chosen.length > 0 ? `${day}-${time.value?.split('-')[1]}` : 'now';
  for (const group of times) group.value = value;
}

/**
 * Reads a search text: the longest phrases of categories, attributes and terms in all languages, from the first word to the last. Negations are not
 * understood; their words stay words.
 * @param language decides between phrases of several languages
 */
export function understand(text: string, language: LanguageCode | undefined, settings: SiteSettings): Understanding {
  const vocabulary = vocabularyOf(settings)();
  const typed = typedWords(text);
  const groups: Group[] = [];
  const fillers: Group[] = [];
  let isNegated = false;
  for (let at = 0; at < typed.length; ) {
    const rest = typed.slice(at, at + vocabulary.longest);
    let taken = 1;
    let found: Group[] | undefined;
    for (let length = rest.length; length > 0 && !found; length -= 1) {
      const part = rest.slice(0, length);
      const meanings = vocabulary.find(
        part.map(({ word }) => word),
        language,
      );
      if (meanings) [found, taken] = [groupsOf(part, meanings), length];
    }
    const one = rest.slice(0, 1);
    const word = one[0]?.word ?? '';
    if (found && !isNegated) groups.push(...found);
    else if (found) groups.push(...rest.slice(0, taken).map(({ text: own, word: plain }) => ({ text: own, words: [plain] })));
    else if (isFiller(word)) fillers.push({ text: textOf(one), words: [word] });
    else {
      const parts = vocabulary.findParts(word, language);
      const similar = parts ? undefined : vocabulary.findSimilar(word, language);
      if (parts) groups.push(...groupsOf(one, parts));
      else groups.push(...(similar ? groupsOf(one, similar, true) : [{ text: textOf(one), words: [word] }]));
    }
    isNegated = !found && isNegation(word);
    at += taken;
  }
  combineTimes(groups);
  const sort = groups.find(({ kind }) => kind === 'sort')?.value as Understanding['sort'];
  return {
    groups: groups.length > 0 ? groups : fillers,
    ...(sort ? { sort } : {}),
    isTimed: groups.some(({ kind }) => kind === 'open'),
  };
}

/** Maximum number of words of which the last one is being typed. */
const MOST_COMPLETED = 3;

/**
 * Returns what a text means whose last words are the beginning of a phrase, with that phrase in place of these words: "cheap veg" is "cheap vegan".
 * @param most maximum number of phrases
 */
export function complete(text: string, settings: SiteSettings, most: number): Group[][] {
  const vocabulary = vocabularyOf(settings)();
  const typed = typedWords(text);
  for (let length = Math.min(MOST_COMPLETED, typed.length); length > 0; length -= 1) {
    const last = typed.slice(-length);
    const phrases = vocabulary.complete(
      last.map(({ word }) => word),
      most,
    );
    if (phrases.length === 0) continue;
    const before = understand(textOf(typed.slice(0, -length)), undefined, settings).groups;
    return phrases.map(({ text: phrase, meanings }) => [...before, ...groupsOf(last, meanings).map((group) => ({ ...group, text: phrase }))]);
  }
  return [];
}

/** Returns what a search text means if a filter has a time: that of the text does not count. An empty time is none. */
export const withoutTime = ({ groups, ...others }: Understanding): Understanding => ({
  ...others,
  groups: groups.map((group) => (group.kind === 'open' ? { ...group, value: '' } : group)),
  isTimed: false,
});
