import { once } from 'node:events';
import type { ClientBase } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { type Alike, type AlikeOptions, decideAlike, type FoundAlike } from './alike.js';
import { add, change, copyInto, COUNT_OUTCOMES, decide, hold, keepIds, NOWHERE, type Outcome, PLACES, remember, stage } from './import.query.js';
import type { CityRow, PlaceRow } from '../mapping/index.js';
import { plan } from './plan.query.js';
import { noteFormer, recordChanges } from './recording.query.js';
import type { Duplicates } from './policy.js';
import { eachOutcome, type RowOutcome } from './row-outcome.js';
import { decideMatches, fill, findSame } from './same-place.query.js';
import type { Target } from '../target.js';

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

export interface WriteOptions extends Omit<AlikeOptions, 'alikeBefore'>, Partial<Pick<AlikeOptions, 'alikeBefore'>> {
  /** Policy for a row that is a place of another source by its name and position. */
  duplicates: Duplicates;
  /** Whether new places wait for a moderator. */
  isPending: boolean;
  /** Whether the outcome of each row is needed. */
  listsRows: boolean;
  /** Resolves when all rows written so far are in the search index. Rows are updated only after that: two writers of search words can deadlock. */
  searched: () => Promise<void>;
}

/** Decides the outcome of each staged row of this transaction and, unless it is a dry run, writes the rows. */
export async function writeStaged(client: ClientBase, target: Target, options: WriteOptions): Promise<BatchResult> {
  const { isDryRun, isPending, searched } = options;
  const { outcomes, pairs } = await decideAll(client, target, options);
  const has = (outcome: Outcome) => outcomes.some((one) => one.outcome === outcome);
  const nowhere = has('nowhere') ? (await client.query<{ id: string }>(NOWHERE)).rows.map(({ id }) => id) : [];
  const each = options.listsRows ? await listRows(client, target, isDryRun, pairs) : [];
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
  return { outcomes, nowhere, alike: pairs.map(({ line, name, likeId, likeName, distance }) => ({ line, name, likeId, likeName, distance })), each };
}

/** Decides the outcome of each staged row. */
async function decideAll(client: ClientBase, target: Target, { duplicates, alikeBefore, ...options }: WriteOptions) {
  const { isDryRun } = options;
  await client.query(decide(target, isDryRun));
  if (target === PLACES) {
    await client.query(findSame(isDryRun, duplicates));
    await client.query(decideMatches(isDryRun));
  }
  const count = async () => (await client.query<{ outcome: Outcome; n: number }>(COUNT_OUTCOMES)).rows;
  const outcomes = await count();
  if (alikeBefore === undefined || !outcomes.some(({ outcome }) => outcome === 'added')) return { outcomes, pairs: [] };
  const { pairs, hasDecided } = await decideAlike(client, { ...options, alikeBefore });
  return { outcomes: hasDecided ? await count() : outcomes, pairs };
}

/** Returns the outcome of each staged row with the place that it is like. */
async function listRows(client: ClientBase, target: Target, isDryRun: boolean, pairs: readonly FoundAlike[]): Promise<RowOutcome[]> {
  const likes = new Map(pairs.map(({ rowId, likeId: id, likeName: name, distance }) => [rowId, { id, name, distance }]));
  const { rows } = await client.query<Omit<RowOutcome, 'like'> & { rowId: string }>(eachOutcome(target, isDryRun));
  return rows.map(({ rowId, ...row }) => ({ ...row, like: likes.get(rowId) ?? null }));
}
