import type { DataSource } from 'typeorm';

const COUNTS = `SELECT (SELECT count(*)::integer FROM search_backlog) AS "searchBatches", (SELECT count(*)::integer FROM postponed_work) AS "postponed",
  (SELECT count(*)::integer FROM imports WHERE finished_at IS NULL) AS "unfinished"`;

/** What imports have left to do: batches of places that the search does not find yet, indexes and the like that were put off, and imports that have not come to their end. */
export interface Backlog {
  searchBatches: number;
  postponed: number;
  unfinished: number;
}

/** Looks what imports have left to do; each of the tables has few rows. */
export async function readBacklog(dataSource: DataSource): Promise<Backlog> {
  const [backlog] = await dataSource.query<[Backlog]>(COUNTS);
  return backlog;
}
