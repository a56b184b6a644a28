import { execFile } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import app from '../../e2e/support/app.cjs';

const BINARIES = '/usr/lib/postgresql/15/bin';
const run = promisify(execFile);

/** A PostgreSQL 15 of Debian's in a folder of its own, on a port of this machine; its superuser is `citypins`, without a password. */
export interface Cluster {
  port: number;
  /** The folder of its data. */
  data: string;
  /** The address of a database in it: `citypins` when left out. */
  url(database?: string): string;
  /** Resolves when it answers. */
  start(): Promise<void>;
  stop(mode?: 'fast' | 'immediate'): Promise<void>;
  /** The postmaster's number; its children have others. */
  pid(): number;
}

const clusters: Cluster[] = [];
const folders: string[] = [];

/** PostgreSQL refuses to run as root, and Debian's package has made the user postgres. */
export async function accountOf(name: string): Promise<{ uid: number; gid: number } | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const [uid, gid] = await Promise.all(['-u', '-g'].map(async (flag) => Number((await run('id', [flag, name])).stdout)));
  return { uid: uid ?? 0, gid: gid ?? 0 };
}

/**
 * Runs one of Debian's PostgreSQL 15 programs as the user that its servers run under; what it has said.
 * @param variables of its environment, beside ours
 * @throws what it failed with
 */
export async function runPostgres(program: string, args: readonly string[], variables: Record<string, string> = {}): Promise<string> {
  const { stdout, stderr } = await run(path.join(BINARIES, program), [...args], {
    cwd: '/',
    env: { ...process.env, ...variables },
    ...(await accountOf('postgres')),
    maxBuffer: 64_000_000,
  });
  return stdout + stderr;
}

/** A folder that PostgreSQL may write in, removed after the file's tests. */
export async function postgresFolder(): Promise<string> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'citypins-pg-'));
  const account = await accountOf('postgres');
  if (account) chownSync(folder, account.uid, account.gid);
  folders.push(folder);
  return folder;
}

/**
 * A server over a data folder that exists, not started yet; ended after the file's tests.
 * @param settings as in postgresql.conf: `max_connections=50`
 * @param variables of the server's environment, beside ours
 */
export async function clusterOn(data: string, settings: readonly string[] = [], variables: Record<string, string> = {}): Promise<Cluster> {
  const port = await app.freePort();
  const options = [`port=${port}`, "listen_addresses='127.0.0.1'", `unix_socket_directories='${path.dirname(data)}'`, ...settings];
  const control = (...args: string[]) => runPostgres('pg_ctl', ['-D', data, '-w', '-t', '60', '-l', `${data}.log`, ...args], variables);
  const cluster: Cluster = {
    port,
    data,
    url: (database = 'citypins') => `postgres://citypins@127.0.0.1:${port}/${database}`,
    start: async () => {
      await control('-o', options.map((option) => `-c ${option}`).join(' '), 'start');
    },
    stop: async (mode = 'fast') => {
      await control('-m', mode, 'stop');
    },
    pid: () => Number(readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n')[0]),
  };
  clusters.push(cluster);
  return cluster;
}

/**
 * Makes and starts a server with an empty database `citypins`. Writes wait for the disk, as in earnest.
 * @param folder that its data are in; one of its own where none is named
 */
export async function startCluster(
  settings: readonly string[] = [],
  { folder, variables }: { folder?: string; variables?: Record<string, string> } = {},
): Promise<Cluster> {
  const data = path.join(folder ?? (await postgresFolder()), 'data');
  await runPostgres('initdb', ['-D', data, '-U', 'citypins', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8']);
  const cluster = await clusterOn(data, settings, variables);
  await cluster.start();
  await query(cluster.url('postgres'), 'CREATE DATABASE citypins');
  return cluster;
}

/** Asks a database by a connection of its own. */
export async function query<Row extends pg.QueryResultRow>(url: string, sql: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined); // what it ends with is what the query says
  await client.connect();
  try {
    return (await client.query<Row>(sql, values)).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}

afterAll(async () => {
  for (const cluster of clusters.splice(0)) if (existsSync(path.join(cluster.data, 'postmaster.pid'))) await cluster.stop('immediate').catch(() => undefined);
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});
