import type { DataSource } from 'typeorm';

const COUNTS = `SELECT (SELECT count(*)::integer FROM search_backlog) AS "searchBatches", (SELECT count(*)::integer FROM postponed_work) AS "postponed",
  (SELECT count(*)::integer FROM imports WHERE finished_at IS NULL AND fingerprint IS NOT NULL) AS "unfinished"`;

/** Pending work of imports. */
export interface PendingWork {
  /** Batches of places that are not in the search index yet. */
  searchBatches: number;
  /** Deferred statements that have not run yet: indexes, map cells, ANALYZE. */
  postponed: number;
  /** Imports of files that were interrupted or are still running. */
  unfinished: number;
}

/** Counts the pending work of imports. Cheap: each of the three tables has few rows. */
export async function readPendingWork(dataSource: DataSource): Promise<PendingWork> {
  const [backlog] = await dataSource.query<[PendingWork]>(COUNTS);
  return backlog;
}
