import { type PlaceMapper, shownValue, wordForm } from '../mapping/index.js';
import type { FileRecord } from '../readers/index.js';
import type { ReadWord } from './reading.js';

/** Maximum number of words that are listed, and of those that are counted. */
const [MOST_LISTED, MOST_COUNTED] = [500, 20_000];
/** Maximum length of a word (characters). */
const LONGEST = 120;

interface Counted {
  word: string;
  count: number;
  leftOut: number;
  /** Number of records by slug; the key of an unknown category is null. */
  categories: Map<string | null, number>;
}

/** Counts the category words of records. */
export class CategoryWords {
  private readonly words = new Map<string, Counted>();
  private all = 0;
  private ofOpenStreetMap = 0;

  constructor(private readonly mapper: Pick<PlaceMapper, 'kindOf'>) {}

  /** Whether most records are elements of OpenStreetMap. */
  get isOpenStreetMap(): boolean {
    return this.ofOpenStreetMap * 2 > this.all;
  }

  /** @throws UnusableFile if the file lacks a column that the operator has chosen */
  add(record: FileRecord): void {
    const { word, category = null, isLeftOut, isNamed, source } = this.mapper.kindOf(record);
    this.all += 1;
    if (source === 'openstreetmap') this.ofOpenStreetMap += 1;
    if (word === undefined || !isNamed) return;
    const counted = this.counted(word);
    if (!counted) return;
    counted.count += 1;
    if (isLeftOut) counted.leftOut += 1;
    counted.categories.set(category, (counted.categories.get(category) ?? 0) + 1);
  }

  /** Returns the words, the most frequent first. */
  listed(): ReadWord[] {
    const sorted = [...this.words.values()].sort((a, b) => b.count - a.count || (a.word < b.word ? -1 : 1));
    return sorted.slice(0, MOST_LISTED).map(({ word, count, leftOut, categories }) => {
      const [category = null] = [...categories].sort(([, a], [, b]) => b - a)[0] ?? [];
      return { word, count, category, isLeftOut: leftOut * 2 > count };
    });
  }

  private counted(text: string): Counted | undefined {
    const form = wordForm(text);
    const known = this.words.get(form);
    if (known || form === '' || this.words.size >= MOST_COUNTED) return known;
    const counted = { word: shownValue(text, LONGEST).trim(), count: 0, leftOut: 0, categories: new Map<string | null, number>() };
    this.words.set(form, counted);
    return counted;
  }
}
