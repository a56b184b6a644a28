import { listed } from '../../../core/validation/index.js';
import type { Reason } from '../../../core/errors/index.js';
import { type AttributeValue, type AttributeValues, MOST_OPTIONS, PLACE_FIELDS, readAttributes, valueOf } from '../../places/index.js';
import type { AttributeList, AttributeRecord } from '../../site/index.js';
import type { Values } from '../readers/index.js';
import type { LeftOuts } from './left-out.js';
import { textOf } from './values.js';

/** Words for yes and no in the languages of headers, and marks in files. `only` is a value of OpenStreetMap: `takeaway=only`. */
const WORDS: ReadonlyMap<string, readonly string[]> = new Map([
  ['yes', ['yes', 'y', 'true', '1', 'only', 'ja', 'oui', 'vrai', 'si', 'sí', 'sì', 'sim', 'wahr', 'हाँ', 'हां', 'نعم', 'x', '✓', '✔']],
  ['no', ['no', 'n', 'false', '0', 'none', 'nein', 'non', 'faux', 'não', 'nao', 'falso', 'falsch', 'नहीं', 'لا']],
]);

/** Normalizes a word: `Gluten-free` becomes `gluten_free`. */
const normalized = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .trim()
    .replace(/[\s_-]+/gu, '_');

const ANSWERS: ReadonlyMap<string, string> = new Map([...WORDS].flatMap(([answer, words]) => words.map((word) => [normalized(word), answer] as const)));
const yesOrNo = (word: string): string | undefined => ANSWERS.get(normalized(word));

/** The names under which files have an attribute. */
interface Column {
  /** The attribute for places of all categories, with its retired options, which files can have as places do. */
  attribute: AttributeRecord;
  categories: readonly string[];
  /** Names of columns and tags, the first one with a value counts: `wifi`. */
  names: readonly string[];
  /** Tags that stand for yes: `internet_access=wlan`. */
  tags: readonly (readonly [name: string, value: string])[];
  /** Beginnings of tags whose ends are options: `diet:`. */
  prefixes: readonly string[];
  /** Options by their keys, names and synonyms. */
  options: ReadonlyMap<string, string>;
}

/** Returns the options by their words. Keys precede names, names precede synonyms; options `yes` and `no` have the words of yes and no. */
function optionWords({ options }: AttributeRecord): ReadonlyMap<string, string> {
  const kinds: ((option: AttributeRecord['options'][number]) => readonly string[])[] = [
    ({ key }) => WORDS.get(key) ?? [],
    ({ synonyms }) => Object.values(synonyms).flatMap((text) => text.split(',')),
    ({ names }) => Object.values(names),
    ({ key }) => [key],
  ];
  return new Map(kinds.flatMap((wordsOf) => options.flatMap((option) => wordsOf(option).map((word) => [normalized(word), option.key] as const))));
}

function columnOf(attribute: AttributeRecord): Column {
  const given = [attribute.key, ...attribute.importNames];
  const names = given.filter((name) => !name.endsWith('*') && !name.includes('='));
  return {
    attribute: { ...attribute, categories: [], options: attribute.options.map((option) => ({ ...option, isRetired: false })) },
    categories: attribute.categories,
    // Columns of CSV are normalized like words.
    names: [...new Set(names.flatMap((name) => [name, normalized(name)]))],
    tags: given.filter((name) => name.includes('=')).map((name) => [name.slice(0, name.indexOf('=')), normalized(name.slice(name.indexOf('=') + 1))] as const),
    prefixes: given.filter((name) => name.endsWith('*')).map((name) => name.slice(0, -1)),
    options: optionWords(attribute),
  };
}

/** Returns a number without its unit and a plus sign, and with a dot: `30 min` becomes `30`. */
function numberIn(text: string, unit: string): string {
  const number = unit && text.endsWith(unit) ? text.slice(0, -unit.length).trim() : text;
  return number.replace(/^\+(?=\d)/, '').replace(/^(-?\d+),(\d+)$/, '$1.$2');
}

/** Returns the options that the words of a text stand for. A word that stands for none stays, and is refused later. */
function optionsIn(text: string, options: ReadonlyMap<string, string>): string[] {
  const whole = options.get(normalized(text));
  if (whole !== undefined) return [whole];
  const words = text.split(/[;,&]/).filter((word) => word.trim() !== '');
  return words.map((word) => options.get(normalized(word)) ?? word.trim());
}

/** Returns a value as text. Lists and booleans of JSON are written as in CSV. */
function wordsOf(value: unknown): string | undefined {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return Array.isArray(value) ? value.flatMap((one) => textOf(one) ?? []).join(';') || undefined : textOf(value);
}

const isYes = (value: unknown): boolean => yesOrNo(wordsOf(value) ?? '') === 'yes';

/** Returns the value that a record gives for an attribute, in the form in which clients give it; empty if it has none. */
function textsIn({ attribute: { kind, unit }, names, tags, prefixes, options }: Column, values: Values, all: readonly string[]): string[] {
  const text = names.map((name) => wordsOf(values[name])).find((one) => one !== undefined);
  const ends = prefixes.flatMap((prefix) => all.filter((name) => name.startsWith(prefix) && isYes(values[name])).map((name) => name.slice(prefix.length)));
  if (kind === 'yes-no') {
    const isTagged = ends.length > 0 || tags.some(([name, value]) => normalized(wordsOf(values[name]) ?? '') === value);
    const answer = text && yesOrNo(text);
    return isTagged && !answer ? ['yes'] : [answer ?? text ?? []].flat();
  }
  if (kind === 'choice' || kind === 'several') return [...(text ? optionsIn(text, options) : []), ...ends.flatMap((end) => options.get(normalized(end)) ?? [])];
  if (text === undefined) return [];
  if (kind === 'number') return [numberIn(text, unit)];
  return [kind === 'link' ? PLACE_FIELDS.website.imported(text) : text.replace(/\s+/g, ' ')];
}

/** Returns the usable part of a value, and whether it is all of it. */
function usable({ attribute, options }: Column, texts: readonly string[]): { value: AttributeValue | undefined; problem: Reason | undefined } {
  const { key, kind } = attribute;
  const isOption = kind === 'choice' || kind === 'several';
  const keys = new Set(options.values());
  const known = isOption ? [...new Set(texts)].filter((text) => keys.has(text)).slice(0, kind === 'choice' ? 1 : MOST_OPTIONS) : texts;
  const { values, errors } = readAttributes([{ key, values: known }], { attributes: [attribute], categories: [], current: {} });
  const value = valueOf(values, key);
  const unknown = isOption ? texts.filter((text) => !keys.has(text)) : [];
  const refused = errors[`attributes.${key}`];
  const isMore = isOption && value !== undefined && known.length < new Set(texts).size;
  const problem: Reason | undefined = unknown.length > 0 ? ['imports.noOption', { words: listed(unknown) }] : isMore ? 'imports.tooManyOptions' : refused;
  return { value, problem };
}

/** Reads the values of attributes from the columns and tags of records. */
export class AttributeColumns {
  private readonly columns: readonly Column[];

  private readonly names: ReadonlySet<string>;

  constructor({ all }: AttributeList) {
    this.columns = all.map(columnOf);
    this.names = new Set(this.columns.flatMap(({ names, tags }) => [...names, ...tags.map(([name]) => name)]));
  }

  /** Keys of the attributes. */
  get keys(): string[] {
    return this.columns.map(({ attribute: { key } }) => key);
  }

  /** Returns whether an attribute takes the values of a column. */
  takes(name: string): boolean {
    return this.names.has(name) || this.columns.some(({ prefixes }) => prefixes.some((prefix) => name.startsWith(prefix)));
  }

  /** Returns the key of the first attribute that takes the values of a column; undefined if none does. */
  keyFor(name: string): string | undefined {
    const isTaken = ({ names, tags, prefixes }: Column) =>
      names.includes(name) || tags.some(([tag]) => tag === name) || prefixes.some((prefix) => name.startsWith(prefix));
    return this.columns.find(isTaken)?.attribute.key;
  }

  /**
   * Returns the values of a record. Unusable values are left out.
   * @param categories categories of the place, whose attributes are read; undefined for all attributes
   * @param left gets each unusable value under the key of its attribute
   */
  read(values: Values, categories: readonly string[] | undefined, left: LeftOuts): AttributeValues {
    const all = Object.keys(values);
    const found: [string, AttributeValue][] = [];
    for (const column of this.columns) {
      const { attribute, categories: offered } = column;
      if (categories && offered.length > 0 && !offered.some((slug) => categories.includes(slug))) continue;
      const texts = textsIn(column, values, all);
      if (texts.length === 0) continue;
      const { value, problem } = usable(column, texts);
      if (value !== undefined) found.push([attribute.key, value]);
      if (problem !== undefined) left.add(attribute.key, texts.join('; '), problem);
    }
    return Object.fromEntries(found);
  }
}
