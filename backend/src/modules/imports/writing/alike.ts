import type { ClientBase } from 'pg';
import { findAlike } from './alike.query.js';
import type { Duplicates } from './policy.js';
import { keyOf } from './row-outcome.js';
import { ADD_MATCHES, decideMatches, keepPairs } from './same-place.query.js';

/** A new row and the place of another source that it is like. */
export interface Alike {
  line: number;
  name: string;
  likeId: string;
  likeName: string;
  /** Meters. */
  distance: number;
}

export interface FoundAlike extends Alike {
  /** Id of the staged row. */
  rowId: string;
  source: string;
  source_id: string;
}

export interface AlikeOptions {
  isDryRun: boolean;
  /** Policy for a row that is probably a place of another source. */
  alike: Duplicates;
  /** Decisions about single rows by their key, which precede `alike`. Those about rows that are like no place are ignored. */
  decisions: ReadonlyMap<string, Duplicates>;
  /** Start of the import: rows are compared with places that were added before. */
  alikeBefore: Date;
}

/**
 * Finds the new rows of the batch that are like a place of another source, and decides their outcomes. A row that is declared to be the same as a place
 * is handled like one of its name; the pair is remembered, so that the next import of its source finds the place.
 * @returns the pairs in the order of the file, and whether they have changed outcomes
 */
export async function decideAlike(client: ClientBase, { isDryRun, alike, decisions, alikeBefore }: AlikeOptions) {
  const { rows } = await client.query<FoundAlike>(findAlike(isDryRun), [alikeBefore]);
  const decided = rows.map((row) => ({ ...row, decision: decisions.get(keyOf(row)) ?? alike })).filter(({ decision }) => decision !== 'add');
  if (decided.length > 0) {
    const idsOf = (some: readonly FoundAlike[]) => some.map(({ rowId }) => rowId);
    await client.query(ADD_MATCHES, [idsOf(decided), decided.map(({ likeId }) => likeId), decided.map(({ decision }) => decision === 'skip')]);
    await client.query(decideMatches(isDryRun));
    await client.query(keepPairs(isDryRun), [idsOf(decided.filter(({ decision }) => decision === 'same'))]);
  }
  return { pairs: rows, hasDecided: decided.length > 0 };
}
