import { once } from 'node:events';
import type { ClientBase } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { add, change, copyInto, COUNT_OUTCOMES, decide, EACH_OUTCOME, hold, keepIds, NOWHERE, type Outcome, PLACES, remember, stage } from './import.query.js';
import type { CityRow, PlaceRow } from '../mapping/index.js';
import { plan } from './plan.query.js';
import { noteFormer, recordChanges } from './recording.query.js';
import { decideByName, fill, FIND_ALIKE, findByName } from './same-place.query.js';
import type { Target } from '../target.js';

/** A new row and the place of another source that it is like. */
export interface Alike {
  line: number;
  name: string;
  likeId: string;
  likeName: string;
  /** Meters. */
  distance: number;
}

/** Outcome of one row. */
export interface RowOutcome {
  line: number;
  name: string;
  outcome: Outcome;
  /** Id of the place or city on this site; null if there is none. */
  knownId: string | null;
}

interface BatchResult {
  outcomes: { outcome: Outcome; n: number }[];
  /** Ids of the staged rows of places whose city was not found. */
  nowhere: string[];
  alike: Alike[];
  /** Outcome of each row, if asked for. */
  each: RowOutcome[];
}

const ESCAPED: Record<string, string> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };

type Cell = string | number | null | object;

/** Returns a value in the form of COPY: lists are arrays of texts, and other objects are JSON. */
function cell(value: Cell): string {
  if (value === null) return '\\N';
  if (typeof value === 'number') return String(value);
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return (Array.isArray(value) ? `{${text.slice(1, -1)}}` : text).replace(/[\\\n\r\t]/g, (mark) => ESCAPED[mark] ?? mark);
}

/** Fields of a place row that `columnsOf` leaves out: three have no staging column, and `city_id` is known only when the batch is written. */
const LATER = ['city', 'state', 'country', 'city_id'];

const isPlace = (row: PlaceRow | CityRow): row is PlaceRow => 'city_id' in row;
const columnsOf = (row: PlaceRow | CityRow): string[] => Object.keys(row).filter((name) => !isPlace(row) || !LATER.includes(name));

/** A row and its line for COPY. The line is made while PostgreSQL still writes the previous batch. */
export interface StagedRow {
  row: PlaceRow | CityRow;
  cells: string;
}

export function stagedRow(row: PlaceRow | CityRow): StagedRow {
  const values = row as unknown as Record<string, Cell>;
  return {
    row,
    cells: columnsOf(row)
      .map((name) => cell(values[name] ?? null))
      .join('\t'),
  };
}

/** Creates the staging table and copies the rows of a batch into it. The caller has begun the transaction. */
export async function stageBatch(client: ClientBase, target: Target, rows: readonly StagedRow[]): Promise<void> {
  await client.query(stage(target));
  const [first] = rows;
  if (first === undefined) return;
  const columns = [...columnsOf(first.row), ...(isPlace(first.row) ? ['city_id'] : [])];
  const stream = client.query(copyFrom(copyInto(columns)));
  stream.end(rows.map(({ row, cells }) => (isPlace(row) ? `${cells}\t${cell(row.city_id)}\n` : `${cells}\n`)).join(''));
  await once(stream, 'finish');
}

/**
 * Policy for a new row that has the name and the position of a place from another source:
 * - `same`: the row updates this place
 * - `add`: the row becomes a place of its own
 * - `skip`: the row is left out
 */
export const DUPLICATES = ['same', 'add', 'skip'] as const;
export type Duplicates = (typeof DUPLICATES)[number];

export interface WriteOptions {
  /** Decides the outcome of each row, but writes nothing. The rows are remembered until the end of the dry run. */
  isDryRun: boolean;
  duplicates: Duplicates;
  /** Whether new places wait for a moderator. */
  isPending: boolean;
  /** Start of the import, if new places are compared with the places of other sources that were added before it. */
  alikeBefore?: Date;
  /** Whether the outcome of each row is needed. */
  listsRows: boolean;
  /** Resolves when all rows written so far are in the search index. Rows are updated only after that: two writers of search words can deadlock. */
  searched: () => Promise<void>;
}

/** Decides the outcome of each staged row of this transaction and, unless it is a dry run, writes the rows. */
export async function writeStaged(client: ClientBase, target: Target, options: WriteOptions): Promise<BatchResult> {
  const { isDryRun, isPending, duplicates, alikeBefore, listsRows, searched } = options;
  await client.query(decide(target, isDryRun));
  if (target === PLACES && duplicates !== 'add') {
    await client.query(findByName(isDryRun));
    await client.query(decideByName(isDryRun, duplicates === 'skip'));
  }
  const outcomes = (await client.query<{ outcome: Outcome; n: number }>(COUNT_OUTCOMES)).rows;
  const has = (outcome: Outcome) => outcomes.some((one) => one.outcome === outcome);
  const nowhere = has('nowhere') ? (await client.query<{ id: string }>(NOWHERE)).rows.map(({ id }) => id) : [];
  const alike = alikeBefore && has('added') ? (await client.query<Alike>(FIND_ALIKE, [alikeBefore])).rows : [];
  const each = listsRows ? (await client.query<RowOutcome>(EACH_OUTCOME)).rows : [];
  const status = isPending && target === PLACES ? `'pending'` : `'active'`;
  if (has('added')) await client.query(keepIds(target));
  if (isDryRun) await client.query(plan(target, status));
  else {
    if (has('added')) await client.query(add(target, status));
    if (has('updated')) await searched();
    const changesRows = has('updated') || has('kept');
    if (changesRows) {
      await client.query(hold(target));
      await client.query(noteFormer(target));
    }
    if (has('updated')) await client.query(change(target));
    if (has('updated') && target === PLACES) await client.query(fill());
    if (has('kept')) await client.query(remember(target));
    if (changesRows) await client.query(recordChanges(target));
  }
  return { outcomes, nowhere, alike, each };
}
