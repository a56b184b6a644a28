import type { EntityManager, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { MAX_ROWS } from './page.js';

/** Returns the number of rows of a query, at most `MAX_ROWS`. The rows must be counted one by one, and paging reaches no further. */
export async function countRows(manager: EntityManager, query: SelectQueryBuilder<ObjectLiteral>): Promise<number> {
  const [sql, parameters] = query.clone().select('1').limit(MAX_ROWS).getQueryAndParameters();
  const rows = await manager.query<{ n: number }[]>(`SELECT count(*)::integer AS n FROM (${sql}) counted`, parameters);
  return rows[0]?.n ?? 0;
}
