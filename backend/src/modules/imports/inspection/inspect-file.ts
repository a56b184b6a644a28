import type { DataSource } from 'typeorm';
import { cityMapperOf, placeMapperOf } from '../choices.js';
import { Interrupted } from '../import-run.js';
import { type ColumnChoices, isColumnOfCities } from '../mapping/index.js';
import { type Format, openFile, type ReadOptions } from '../readers/index.js';
import { CategoryWords } from './category-words.js';
import { ColumnSamples } from './column-samples.js';
import type { ReadColumn, Reading } from './reading.js';

/** Maximum number of records that are read, and the time after which no more are read (ms). */
const [MOST_RECORDS, LONGEST_TIME] = [20_000, 20_000];

/** Choices of the operator that are known before the columns are. */
export interface Inspection {
  /** Detected if undefined. */
  format?: Format | undefined;
  reading: ReadOptions;
  /** Kind of the rows; guessed if undefined. */
  what?: 'places' | 'cities' | undefined;
  /** Columns that are chosen already; targets and category words are those with this choice. */
  columns?: ColumnChoices | undefined;
}

const NONE: ColumnChoices = { mapped: [], fixed: [] };

/** Fields that only places have. */
const OF_PLACES: readonly (string | null)[] = ['category', 'fullAddress', 'street', 'phone', 'website', 'email', 'openingHours', 'priceRange'];

/** Returns the probable kind of the rows of a file, by its columns. */
function kindOf(format: Format, columns: readonly ReadColumn[], isOpenStreetMap: boolean): 'places' | 'cities' {
  if (format === 'geonames') return 'cities';
  const isOfCities = !isOpenStreetMap && columns.some(({ name }) => isColumnOfCities(name)) && !columns.some(({ target }) => OF_PLACES.includes(target));
  return isOfCities ? 'cities' : 'places';
}

/**
 * Reads the beginning of a file: at most 20,000 records, and for about 20 s. Records that cannot be read are only counted.
 * A table without a header has the columns A, B, C.
 * @throws UnusableFile if the file cannot be read, or lacks a chosen column; Interrupted if the signal was aborted
 */
export async function inspectFile(dataSource: DataSource, path: string, choices: Inspection, signal: AbortSignal): Promise<Reading> {
  const { format, reading, what, columns = NONE } = choices;
  const file = await openFile(path, format, { ...reading, isMapped: true });
  const origin = { source: 'file', isForced: false };
  const ofPlaces = await placeMapperOf(dataSource, { origin, words: new Map(), columns: what === 'cities' ? NONE : columns });
  const [samples, words] = [new ColumnSamples(), new CategoryWords(ofPlaces)];
  const started = performance.now();
  let records = 0;
  let isWhole = true;
  for await (const portion of file.portions) {
    if (signal.aborted) throw new Interrupted(records);
    const most = performance.now() - started < LONGEST_TIME ? MOST_RECORDS - records : 0;
    for (const item of portion.slice(0, most)) {
      if ('reason' in item) continue;
      samples.add(item);
      words.add(item);
    }
    records += Math.min(portion.length, most);
    isWhole = portion.length <= most;
    if (!isWhole) break;
  }
  if (signal.aborted) throw new Interrupted(records);
  const { encoding, delimiter, sheet, sheets } = file.facts();
  const { isOpenStreetMap } = words;
  const asPlaces = samples.listed((name, record) => ofPlaces.targetOf(name, record));
  const kind = what ?? kindOf(file.format, asPlaces, isOpenStreetMap);
  const ofCities = kind === 'cities' ? cityMapperOf({ origin, columns }) : undefined;
  return {
    format: file.format,
    encoding: encoding ?? null,
    delimiter: delimiter ?? null,
    sheet: sheet ?? null,
    sheets,
    kind,
    records,
    isWhole,
    notes: [...file.notes],
    columns: ofCities ? samples.listed((name, record) => ofCities.targetOf(name, record)) : asPlaces,
    rows: samples.rows(),
    words: ofCities ? [] : words.listed(),
    isOpenStreetMap,
  };
}
