import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import app from '../../e2e/support/app.cjs';
import { accountOf, postgresFolder, query } from './postgres.js';

/** What docs/scaling.md tells operators to write: limits that PgBouncer does not take over from clients. */
const LIMITS = 'SET statement_timeout = 5000; SET idle_in_transaction_session_timeout = 5000';

interface PgBouncer {
  /** The address of the guide's database through it. */
  url: string;
  /** Asks its console: `SHOW STATS`. */
  show(what: string): Promise<Record<string, string | number>[]>;
}

const endings: (() => Promise<unknown>)[] = [];

/**
 * Starts a PgBouncer that pools by transaction, as Debian has it; ended after the file's tests.
 * @param port of the database, on this machine
 * @param poolSize connections that it may hold to the database
 */
export async function startPgBouncer(port: number, { poolSize, connectQuery = LIMITS }: { poolSize: number; connectQuery?: string }): Promise<PgBouncer> {
  const [folder, own, account] = await Promise.all([postgresFolder(), app.freePort(), accountOf('postgres')]);
  const [settings, users] = [path.join(folder, 'pgbouncer.ini'), path.join(folder, 'users.txt')];
  writeFileSync(users, '"citypins" ""\n');
  writeFileSync(settings, `[databases]
citypins = host=127.0.0.1 port=${port} dbname=citypins connect_query='${connectQuery}'
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${own}
unix_socket_dir =
auth_type = trust
auth_file = ${users}
admin_users = citypins
pool_mode = transaction
default_pool_size = ${poolSize}
max_client_conn = 1000
query_wait_timeout = 5
server_connect_timeout = 2
server_login_retry = 1
`);
  const child = spawn('/usr/sbin/pgbouncer', [settings], { cwd: '/', stdio: 'ignore', ...account });
  const ended = once(child, 'close');
  endings.push(() => (child.kill('SIGKILL'), ended));
  const at = (database: string) => `postgres://citypins@127.0.0.1:${own}/${database}`;
  const show: PgBouncer['show'] = (what) => query(at('pgbouncer'), what);
  for (let tries = 0; !(await show('SHOW VERSION').then(() => true, () => false)); tries += 1) {
    if (tries === 50) throw new Error('PgBouncer does not answer.');
    await sleep(100);
  }
  return { url: at('citypins'), show };
}

afterAll(async () => {
  for (const end of endings.splice(0)) await end();
});
