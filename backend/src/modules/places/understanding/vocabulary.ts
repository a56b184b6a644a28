import leven from 'leven';
import { searchTokens } from '../../../core/search/index.js';
import type { AttributeRecord, LanguageCode, SiteSettings } from '../../site/index.js';
import { LANGUAGE_CODES } from '../../site/index.js';
import { type Meaning, readMeaning } from './meanings.js';
import { languagesOf, stemOf } from './stems.js';

/** Definitions from which the vocabulary is made. */
type Definitions = Pick<SiteSettings, 'categories' | 'attributes' | 'searchTerms'>;
/** A phrase that a definition has. Phrases of terms precede those of categories, and these those of options and attributes. Ranks of names are whole. */
interface Phrase {
  text: string;
  /** Language of the phrase; null for one in any language. */
  language: LanguageCode | null;
  meanings: readonly Meaning[];
  rank: number;
}
type Texts = Readonly<Record<string, string | undefined>>;

/** Keys of options that answer a question. Their names, such as "Allowed" or "Limited", tell nothing without the name of the attribute. */
const ANSWERS: ReadonlySet<string> = new Set(['yes', 'no']);

const several = (text: string): string[] => text.split(/[,\u060c]/).map((one) => one.trim());
/** Words for "and" in names such as "Bread and pastries". */
const AND = /\s(?:and|und|y|और|&)\s|\sو(?=\S)/u;

/** Returns the phrases in texts, and the parts of those with an "and", which have a lower rank. */
const phrasesOf = (texts: Texts, meanings: readonly Meaning[], rank: number): Phrase[] =>
  Object.entries(texts).flatMap(([code, text = '']) => {
    const language = LANGUAGE_CODES.find((known) => known === code) ?? null;
    return several(text).flatMap((one) => {
      const parts = one.split(AND);
      return [
        { text: one, language, meanings, rank },
        ...(parts.length > 1 ? parts.map((part) => ({ text: part, language, meanings, rank: rank + 0.25 })) : []),
      ];
    });
  });
const attributeMeaning = (key: string, value: string): Meaning[] => [{ kind: 'attribute', key, value, tags: [[`attr:${key}:${value}`]], isStrict: false }];

function attributePhrases({ key, kind, names, synonyms, options }: AttributeRecord): Phrase[] {
  const current = options.filter(({ isRetired }) => !isRetired);
  const isAnswered = current.some((option) => ANSWERS.has(option.key));
  const own = current.flatMap((option) => [
    ...(isAnswered ? [] : phrasesOf(option.names, attributeMeaning(key, option.key), 2)),
    ...phrasesOf(option.synonyms, attributeMeaning(key, option.key), 2.5),
  ]);
  const isYes = kind === 'yes-no' || current.some((option) => option.key === 'yes');
  const yes = attributeMeaning(key, 'yes');
  return isYes ? [...own, ...phrasesOf(names, yes, 3), ...phrasesOf(synonyms, yes, 3.5)] : own;
}

function categoryPhrases({ slug, aliases, names, plurals, pending }: Definitions['categories']['all'][number]): Phrase[] {
  const meanings: Meaning[] = [{ kind: 'category', key: '', value: slug, tags: [slug, ...pending].map((word) => [`category:${word}`]), isStrict: false }];
  const words = [slug.replaceAll('-', ' '), ...aliases].map((text): Phrase => ({ text, language: null, meanings, rank: 1 }));
  return [...words, ...phrasesOf(names, meanings, 1), ...phrasesOf(plurals, meanings, 1)];
}

/** Yields the phrases of one definition after the other. */
function* phrasesIn({ categories, attributes, searchTerms }: Definitions): Generator<Phrase[]> {
  for (const { meaning, words } of searchTerms) {
    const meanings = readMeaning(meaning) ?? [];
    if (meanings.length > 0) yield phrasesOf(words, meanings, 0);
  }
  for (const category of categories.all) if (!category.isHidden) yield categoryPhrases(category);
  for (const attribute of attributes.visible(false)) yield attributePhrases(attribute);
}

const keyOf = (tokens: readonly string[]): string => tokens.join('');
const stemKeyOf = (tokens: readonly string[], language: LanguageCode): string => `${language} ${tokens.map((token) => stemOf(token, language)).join('')}`;

/** A phrase without blanks among which misspelled words are looked up. */
interface Spelling {
  text: string;
  letters: number;
}

/** Returns a bit for each letter, the same one for some of them. A typing error changes at most two bits. */
function lettersOf(text: string): number {
  let bits = 0;
  for (let i = 0; i < text.length; i += 1) bits |= 1 << (text.charCodeAt(i) & 31);
  return bits;
}

/** Returns the number of bits that are set. */
function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** Number of typing errors that are corrected in a text of this length. */
const mostErrors = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

/** Returns whether two texts differ by two neighboring letters in the other order. */
function isSwapped(one: string, other: string): boolean {
  const at = Array.from(one).findIndex((letter, i) => letter !== other[i]);
  return one.length === other.length && at >= 0 && one[at] === other[at + 1] && one[at + 1] === other[at] && one.slice(at + 2) === other.slice(at + 2);
}

/** Returns the phrase that counts among equal ones. */
function bestOf(phrases: readonly Phrase[], language: LanguageCode | undefined): Phrase {
  const order = (phrase: Phrase) => phrase.rank * 2 + Number(phrase.language !== null && phrase.language !== language);
  return [...phrases].sort((a, b) => order(a) - order(b))[0] as Phrase;
}

/**
 * Returns the meanings of equal phrases: those of the best one. Categories and options that are called like a term count besides it, so that a new one is
 * found by its name.
 */
function meaningsOf(phrases: readonly Phrase[], language: LanguageCode | undefined): readonly Meaning[] {
  const best = bestOf(phrases, language);
  const [fact, ...others] = best.meanings;
  if (best.rank >= 1 || !fact || fact.isStrict || others.length > 0) return best.meanings;
  const equal = phrases.filter(
    (phrase) => phrase.rank >= 1 && Number.isInteger(phrase.rank) && (phrase.language === null || phrase.language === best.language),
  );
  const tags = [...fact.tags, ...equal.flatMap(({ meanings }) => meanings.flatMap((one) => one.tags))];
  return [{ ...fact, tags: [...new Map(tags.map((list) => [list.join(), list])).values()] }];
}

/** Number of phrases that are learnt at once. */
const PORTION = 100;

/** Phrases that searches understand, for one state of the definitions. Blanks and hyphens in phrases do not matter. */
export class Vocabulary {
  /** Maximum number of words of a phrase. */
  longest = 1;
  private readonly exact = new Map<string, Phrase[]>();
  private readonly stems = new Map<string, Phrase[]>();
  /** All phrases without blanks by their first two letters. */
  private readonly beginnings = new Map<string, string[]>();
  /** All phrases by their length. */
  private readonly spellings = new Map<number, Spelling[]>();

  private constructor() {}

  /** Builds a vocabulary in portions of about a millisecond. The last one returns it. */
  static *building(definitions: Definitions): Generator<void, Vocabulary> {
    const made = new Vocabulary();
    let count = 0;
    for (const phrases of phrasesIn(definitions)) {
      for (const phrase of phrases) {
        made.learn(phrase);
        count += 1;
        if (count % PORTION === 0) yield;
      }
    }
    return made;
  }

  private learn(phrase: Phrase): void {
    const tokens = searchTokens(phrase.text);
    if (tokens.length === 0) return;
    this.longest = Math.max(this.longest, tokens.length);
    const key = keyOf(tokens);
    if (!this.exact.has(key) && mostErrors(key.length) > 0) this.add(this.spellings, key.length, { text: key, letters: lettersOf(key) });
    if (!this.exact.has(key)) this.add(this.beginnings, key.slice(0, 2), key);
    this.add(this.exact, key, phrase);
    for (const language of phrase.language ? [phrase.language] : languagesOf(key)) this.add(this.stems, stemKeyOf(tokens, language), phrase);
  }

  /** Returns the meanings of words that are a phrase, also inflected; undefined if they are none. @param language decides between equal phrases */
  find(tokens: readonly string[], language: LanguageCode | undefined): readonly Meaning[] | undefined {
    const found = this.exact.get(keyOf(tokens)) ?? this.inflected(tokens);
    return found && meaningsOf(found, language);
  }

  /** Returns the meanings of both parts of a compound, such as "Sushirestaurant"; undefined for other words. */
  findParts(token: string, language: LanguageCode | undefined): readonly Meaning[] | undefined {
    if (token.length < 8 || !/^[a-z]+$/.test(token)) return undefined;
    for (let at = token.length - 3; at >= 3; at -= 1) {
      const [first, second] = [this.find([token.slice(0, at)], language), this.find([token.slice(at)], language)];
      if (first && second && [...first, ...second].every(({ tags }) => tags.length > 0)) return [...first, ...second];
    }
    return undefined;
  }

  /** Returns phrases that begin with words, the shortest first, one for each meaning. @param most maximum number of phrases */
  complete(tokens: readonly string[], most: number): readonly Pick<Phrase, 'text' | 'meanings'>[] {
    const beginning = keyOf(tokens);
    const phrases = (this.beginnings.get(beginning.slice(0, 2)) ?? [])
      .filter((key) => key.startsWith(beginning))
      .sort((a, b) => a.length - b.length || a.localeCompare(b))
      .map((key) => bestOf(this.exact.get(key) ?? [], undefined));
    const byMeaning = new Map(phrases.toReversed().map((phrase) => [JSON.stringify(phrase.meanings), phrase]));
    return [...byMeaning.values()].toReversed().slice(0, most);
  }

  /** Returns the meanings of the phrase that a word most likely misspells; undefined if there is none. Strict meanings are not guessed. */
  findSimilar(token: string, language: LanguageCode | undefined): readonly Meaning[] | undefined {
    const most = mostErrors(token.length);
    if (most === 0 || /\d/.test(token)) return undefined;
    const letters = lettersOf(token);
    const [nearest] = this.spellingsAround(token.length, most)
      .filter((one) => countBits(one.letters ^ letters) <= 2 * most)
      .map(({ text }) => ({ text, errors: isSwapped(text, token) ? 1 : leven(text, token) }))
      .filter(({ text, errors }) => errors <= Math.min(most, mostErrors(text.length)) && (errors < 2 || text[0] === token[0]))
      .filter(({ text }) => this.exact.get(text)?.every(({ meanings }) => meanings.every(({ isStrict }) => !isStrict)))
      .sort((a, b) => a.errors - b.errors || a.text.localeCompare(b.text));
    return nearest && meaningsOf(this.exact.get(nearest.text) ?? [], language);
  }

  private inflected(tokens: readonly string[]): Phrase[] | undefined {
    const languages = languagesOf(tokens.join(' '));
    const found = languages.flatMap((language) => this.stems.get(stemKeyOf(tokens, language)) ?? []);
    return found.length > 0 ? found : undefined;
  }

  private spellingsAround(length: number, most: number): Spelling[] {
    return Array.from({ length: 2 * most + 1 }, (_, i) => this.spellings.get(length - most + i) ?? []).flat();
  }

  private add<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
    const known = map.get(key);
    if (known) known.push(value);
    else map.set(key, [value]);
  }
}
