import { once } from 'node:events';
import type { ClientBase } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { add, change, copyInto, COUNT_OUTCOMES, COUNT_STAGED, decide, hold, NOWHERE, type Outcome, remember, stage, type Target } from './import.query.js';
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

/** Fields of rows that are no columns of the staging table. */
const WORDS = ['city', 'state', 'country'];

async function copy(client: ClientBase, { table }: Target, rows: readonly (PlaceRow | CityRow)[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).filter((name) => table === 'cities' || !WORDS.includes(name));
  const lineOf = (row: PlaceRow | CityRow) => columns.map((name) => cell((row as unknown as Record<string, string | number | null>)[name] ?? null)).join('\t');
  const stream = client.query(copyFrom(copyInto(columns)));
  stream.end(rows.map((row) => `${lineOf(row)}\n`).join(''));
  await once(stream, 'finish');
}

/**
 * Writes a batch of rows, inside a transaction that the caller has begun; a dry run only finds out what would happen.
 * @param searched fulfilled once what this import has written is in the search: rows are changed after that, because two that write words may wait for each other
 */
export async function writeBatch(
  client: ClientBase, target: Target, rows: readonly (PlaceRow | CityRow)[], isDryRun: boolean, searched: () => Promise<void>,
): Promise<BatchResult> {
  if (rows.length === 0) return { outcomes: [], nowhere: [] };
  await client.query(stage(target));
  await copy(client, target, rows);
  await client.query(COUNT_STAGED);
  await client.query(decide(target));
  const { rows: outcomes } = await client.query<{ outcome: Outcome; n: number }>(COUNT_OUTCOMES);
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
