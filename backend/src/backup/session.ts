import type { ClientBase } from 'pg';

/** Turns off the statement timeout and the idle timeout for the current transaction. */
export async function takeAllTime(client: ClientBase): Promise<void> {
  await client.query('SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0');
}

/** Makes the current transaction write dates, numbers and bytes in a form that does not depend on server settings, as pg_dump does. */
export async function writePlainly(client: ClientBase): Promise<void> {
  await client.query(
    `SET LOCAL datestyle = 'ISO, YMD'; SET LOCAL intervalstyle = 'postgres'; SET LOCAL extra_float_digits = 3; SET LOCAL bytea_output = 'hex'`,
  );
}
