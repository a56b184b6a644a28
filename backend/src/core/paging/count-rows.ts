import type { EntityManager, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { MAX_ROWS } from './page.js';

/** How many rows a query finds; counted one by one, hence no further than paging reaches. */
export async function countRows(manager: EntityManager, query: SelectQueryBuilder<ObjectLiteral>): Promise<number> {
  const [sql, parameters] = query.clone().select('1').limit(MAX_ROWS).getQueryAndParameters();
  const rows = await manager.query<{ n: number }[]>(`SELECT count(*)::integer AS n FROM (${sql}) counted`, parameters);
  return rows[0]?.n ?? 0;
}
