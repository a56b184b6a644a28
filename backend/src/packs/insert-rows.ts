import type { EntityManager } from 'typeorm';

/** Inserts rows of one table. Lists the columns of the rows, so that the other columns get their defaults. */
export async function insertRows(manager: EntityManager, table: string, rows: readonly object[]): Promise<void> {
  if (rows.length === 0) return;
  const columns = Object.keys(rows[0] ?? {}).join(', ');
  await manager.query(`INSERT INTO ${table} (${columns}) SELECT ${columns} FROM json_populate_recordset(null::${table}, $1)`, [JSON.stringify(rows)]);
}
