import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import app from '../../e2e/support/app.cjs';
import { accountOf, postgresFolder, query } from './postgres.js';

/** Configuration file for operators. */
const SHIPPED = path.resolve('deploy/pgbouncer.ini');

interface PgBouncer {
  /** URL of the app's database through PgBouncer. */
  url: string;
  /** Runs a command of the admin console: `SHOW STATS`. */
  show(what: string): Promise<Record<string, string | number>[]>;
}

const endings: (() => Promise<unknown>)[] = [];

/**
 * Starts Debian's PgBouncer with the configuration for operators, on a free port and without passwords. It is stopped after the test file.
 * @param port of the database, on this machine
 * @param poolSize maximum number of connections to the database
 * @param isCareless true removes the statement timeouts
 */
export async function startPgBouncer(port: number, { poolSize, isCareless = false }: { poolSize: number; isCareless?: boolean }): Promise<PgBouncer> {
  const [folder, own, account] = await Promise.all([postgresFolder(), app.freePort(), accountOf('postgres')]);
  const [settings, users] = [path.join(folder, 'pgbouncer.ini'), path.join(folder, 'users.txt')];
  writeFileSync(users, '"citypins" ""\n');
  const shipped = readFileSync(SHIPPED, 'utf8').replace('host=database port=5432', `host=127.0.0.1 port=${port}`);
  // If a setting has two lines, the later one counts.
  writeFileSync(
    settings,
    `${isCareless ? shipped.replace(/connect_query='.*'/, '') : shipped}
listen_addr = 127.0.0.1
listen_port = ${own}
auth_type = trust
auth_file = ${users}
default_pool_size = ${poolSize}
`,
  );
  const child = spawn('/usr/sbin/pgbouncer', [settings], { cwd: '/', stdio: 'ignore', ...account });
  const ended = once(child, 'close');
  endings.push(() => (child.kill('SIGKILL'), ended));
  const at = (database: string) => `postgres://citypins@127.0.0.1:${own}/${database}`;
  const show: PgBouncer['show'] = (what) => query(at('pgbouncer'), what);
  for (
    let tries = 0;
    !(await show('SHOW VERSION').then(
      () => true,
      () => false,
    ));
    tries += 1
  ) {
    if (tries === 50) throw new Error('PgBouncer does not answer.');
    await sleep(100);
  }
  return { url: at('citypins'), show };
}

afterAll(async () => {
  for (const end of endings.splice(0)) await end();
});
