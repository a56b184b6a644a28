import type { Reason } from '../../core/errors/index.js';
import type { Credits } from './checkpoint.js';
import type { CityRow, PlaceRow } from './mapping/index.js';
import { asText, type FileRecord, type Unreadable } from './readers/index.js';
import type { LeftOutValue } from './reject-file.js';
import { type Duplicates, keyOf, type RowOutcome, type StagedRow } from './writing/index.js';

/** Records that one transaction writes. */
export class Batch implements Credits {
  readonly rows = new Map<string, StagedRow & { record: FileRecord }>();
  readonly rejects: Unreadable[] = [];
  /** Values that are left out. */
  readonly leftOut: LeftOutValue[] = [];
  /** Columns that no field or attribute takes, also those without values. */
  readonly unusedColumns = new Set<string>();
  /** Categories that have no kind, one entry per place. */
  readonly unmapped: string[] = [];
  readonly sources = new Set<string>();
  readonly licences = new Set<string>();
  readonly attributions = new Set<string>();
  size = 0;
  /** Rows whose source id comes again in the batch; the last one counts. */
  readonly replaced: (PlaceRow | CityRow)[] = [];
  /** Rows of the same place as an earlier row. */
  again: PlaceRow[] = [];
  /** Kinds of places that the operator does not want, one entry per record. */
  readonly skippedKinds: string[] = [];
  citiesAdded = 0;
  /** Names of the cities of places that are far from them, one entry per place. */
  far: string[] = [];
}

/** Returns the outcome of a row that repeats another row of the file. */
export const outcomeOfRepeated = (duplicates: Duplicates): 'skipped' | 'repeated' => (duplicates === 'skip' ? 'skipped' : 'repeated');

/** Returns the outcome of a row that another row of the file replaces or repeats. @param cities names of cities by id */
function leftOutcome(row: PlaceRow | CityRow, outcome: 'skipped' | 'repeated', cities: ReadonlyMap<string, string>): RowOutcome {
  const { line, name, latitude, longitude } = row;
  const [cityId, category] = 'city_id' in row ? [row.city_id, row.category] : [null, null];
  const city = cityId === null ? null : (cities.get(cityId) ?? null);
  return { line, key: keyOf(row), name, outcome, knownId: null, cityId, city, category, latitude, longitude, like: null };
}

/** Returns the outcomes of a batch in the order of the file, with those of the rows that others replace or repeat. @param cities names of cities by id */
export const withRepeated = (
  each: readonly RowOutcome[],
  { replaced, again }: Pick<Batch, 'replaced' | 'again'>,
  duplicates: Duplicates,
  cities: ReadonlyMap<string, string>,
): RowOutcome[] =>
  [
    ...each,
    ...replaced.map((row) => leftOutcome(row, 'repeated', cities)),
    ...again.map((row) => leftOutcome(row, outcomeOfRepeated(duplicates), cities)),
  ].sort((a, b) => a.line - b.line);

/** Returns a record as a rejected one. */
export const rejected = ({ line, text, values, columns }: FileRecord, reason: Reason, name?: string): Unreadable => ({
  line,
  reason,
  ...(name !== undefined && { name }),
  text: text || asText(values),
  ...(columns && { cells: values }),
});
