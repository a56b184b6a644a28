import { execFile } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import app from '../../e2e/support/app.cjs';

const BINARIES = '/usr/lib/postgresql/15/bin';
const run = promisify(execFile);

/** Debian's PostgreSQL 15 with its own data folder and port. Its superuser is `citypins`, without a password. */
export interface Cluster {
  port: number;
  /** Data folder. */
  data: string;
  /** Returns the URL of a database; `citypins` by default. */
  url(database?: string): string;
  /** Starts the server; resolves when it accepts connections. */
  start(): Promise<void>;
  stop(mode?: 'fast' | 'immediate'): Promise<void>;
  /** Returns the process id of the postmaster; its children have others. */
  pid(): number;
}

const clusters: Cluster[] = [];
const folders: string[] = [];

/**
 * Returns the ids of a system user if this process runs as root, as PostgreSQL refuses to run as root.
 * Debian's package creates the user `postgres`.
 */
export async function accountOf(name: string): Promise<{ uid: number; gid: number } | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const [uid, gid] = await Promise.all(['-u', '-g'].map(async (flag) => Number((await run('id', [flag, name])).stdout)));
  return { uid: uid ?? 0, gid: gid ?? 0 };
}

/**
 * Runs one of Debian's PostgreSQL 15 programs as the system user of the servers.
 * @param variables additional environment variables
 * @returns its output
 * @throws if the program fails
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

/** Creates a folder that PostgreSQL can write to; it is removed after the test file. */
export async function postgresFolder(): Promise<string> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'citypins-pg-'));
  const account = await accountOf('postgres');
  if (account) chownSync(folder, account.uid, account.gid);
  folders.push(folder);
  return folder;
}

/**
 * Prepares a server on an existing data folder, without starting it. It is stopped after the test file.
 * @param settings as in postgresql.conf: `max_connections=50`
 * @param variables additional environment variables
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
 * Creates and starts a server with an empty database `citypins`. Commits wait for the disk, as in production.
 * @param folder parent of the data folder; a new one by default
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

/** Runs a query over a new connection. */
export async function query<Row extends pg.QueryResultRow>(url: string, sql: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined); // the query itself rejects with this error
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
