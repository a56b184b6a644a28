import { once } from 'node:events';
import type { ClientBase, QueryResult } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { add, change, copyInto, decide, hold, NOWHERE, type Outcome, remember, stage, type Target } from './import.query.js';
import type { CityRow } from './mapping/city-row.js';
import type { PlaceRow } from './mapping/place-row.js';

interface BatchResult {
  outcomes: { outcome: Outcome; n: number }[];
  /** Ids of the rows of places whose city is not known. */
  nowhere: string[];
}

const ESCAPED: Record<string, string> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };

function cell(value: string | number | null): string {
  if (value === null) return '\\N';
  return typeof value === 'number' ? String(value) : value.replace(/[\\\n\r\t]/g, (mark) => ESCAPED[mark] ?? mark);
}

/** Of places: fields that are no columns of the staging table, and the city, which is known only when the batch is written. */
const LATER = ['city', 'state', 'country', 'city_id'];

const isPlace = (row: PlaceRow | CityRow): row is PlaceRow => 'city_id' in row;
const columnsOf = (row: PlaceRow | CityRow): string[] => Object.keys(row).filter((name) => !isPlace(row) || !LATER.includes(name));

/** A row with what COPY reads of it, made while PostgreSQL is still busy with the batch before. */
export interface StagedRow {
  row: PlaceRow | CityRow;
  cells: string;
}

export function stagedRow(row: PlaceRow | CityRow): StagedRow {
  const values = row as unknown as Record<string, string | number | null>;
  return {
    row,
    cells: columnsOf(row)
      .map((name) => cell(values[name] ?? null))
      .join('\t'),
  };
}

/** Copies the rows of a batch into a table of their own, inside a transaction that the caller has begun. */
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
  /** Only finds out what would happen. */
  isDryRun: boolean;
  /** Fulfilled once what this import has written is in the search: rows are changed after that, because two that write words may wait for each other. */
  searched: () => Promise<void>;
}

/** Decides what becomes of the rows that are staged in this transaction, and writes them. */
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
