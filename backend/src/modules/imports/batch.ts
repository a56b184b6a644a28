import { once } from 'node:events';
import type { ClientBase, QueryResult } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { add, change, copyInto, decide, hold, NOWHERE, type Outcome, remember, stage, type Target } from './import.query.js';
import type { CityRow, PlaceRow } from './mapping/index.js';

interface BatchResult {
  outcomes: { outcome: Outcome; n: number }[];
  /** Ids of the staged rows of places whose city was not found. */
  nowhere: string[];
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

interface WriteOptions {
  /** Decides the outcome of each row, but writes nothing. */
  isDryRun: boolean;
  /** Resolves when all rows written so far are in the search index. Rows are updated only after that: two writers of search words can deadlock. */
  searched: () => Promise<void>;
}

/** Decides the outcome of each staged row of this transaction and, unless it is a dry run, writes the rows. */
export async function writeStaged(client: ClientBase, target: Target, { isDryRun, searched }: WriteOptions): Promise<BatchResult> {
  const decided = (await client.query(decide(target))) as unknown as QueryResult<{ outcome: Outcome; n: number }>[];
  const outcomes = decided.at(-1)?.rows ?? [];
  const has = (outcome: Outcome) => outcomes.some((one) => one.outcome === outcome);
  const nowhere = has('nowhere') ? (await client.query<{ id: string }>(NOWHERE)).rows.map(({ id }) => id) : [];
  if (!isDryRun) {
    if (has('added')) await client.query(add(target));
    if (has('updated')) await searched();
    if (has('updated') || has('kept')) await client.query(hold(target));
    if (has('updated')) await client.query(change(target));
    if (has('kept')) await client.query(remember(target));
  }
  return { outcomes, nowhere };
}
