import type { ClientBase } from 'pg';

/** Lets the statements of this transaction, and the pauses between them, take as long as they need. */
export async function takeAllTime(client: ClientBase): Promise<void> {
  await client.query('SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0');
}

/** Makes this transaction write values so that every PostgreSQL reads the same from them, as pg_dump does. */
export async function writePlainly(client: ClientBase): Promise<void> {
  await client.query(
    `SET LOCAL datestyle = 'ISO, YMD'; SET LOCAL intervalstyle = 'postgres'; SET LOCAL extra_float_digits = 3; SET LOCAL bytea_output = 'hex'`,
  );
}
