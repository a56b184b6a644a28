import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import sharp from 'sharp';
import app from '../../e2e/support/app.cjs';
import { figure } from '../support/figures.js';
import { type Instance, startInstance } from '../support/instance.js';
import { contradictionsIn } from '../support/invariants.js';
import { addPeople, type Person } from '../support/people.js';
import { type Cluster, query, runPostgres, startCluster } from '../support/postgres.js';
import { activePlaces, lostOf, writeReviews, type Written } from '../support/reviewers.js';

const WRITERS = 200;
/** Reviews per user before the backup; `MEANWHILE` is the maximum while the backup runs. */
const BEFORE = 5;
const MEANWHILE = 400;
const PHOTOS = 30;

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'citypins-backup-'));
beforeAll(() => fs.chmodSync(folder, 0o755));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

interface Outcome {
  rows: number;
  files: number;
  bytes: number;
  seconds: number;
}

/**
 * Runs the built `citypins` command as an operator does.
 * @param limit size limit of each file that it writes, in blocks of 512 bytes
 */
async function citypins(args: readonly string[], env: Record<string, string>, limit = 'unlimited'): Promise<{ code: number | null; out: string; err: string }> {
  const { PATH = '', HOME = '' } = process.env;
  const command = [process.execPath, '--max-old-space-size=256', path.resolve('backend/dist/cli/citypins.js'), ...args];
  const child = spawn('sh', ['-c', 'ulimit -f "$0"; exec "$@"', limit, ...command], { cwd: folder, env: { PATH, HOME, ...env } });
  const [out, err, code] = await Promise.all([text(child.stdout), text(child.stderr), new Promise<number | null>((resolve) => child.on('close', resolve))]);
  return { code, out, err };
}

async function done(args: readonly string[], env: Record<string, string>): Promise<Outcome> {
  const { code, out, err } = await citypins([...args, '--json'], env);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return JSON.parse(out) as Outcome;
}

/** Returns the URL of an instance's embedded database, which listens on a socket in its data folder. */
function embeddedUrl({ dataDir }: Instance): string {
  const [, , , port, host = ''] = fs.readFileSync(path.join(dataDir, 'pg18/postmaster.pid'), 'utf8').split('\n');
  return `postgres://citypins@localhost:${port}/citypins?host=${encodeURIComponent(host)}`;
}

/** File of an uploaded photo: its address and the hash of its content. */
interface Upload {
  address: string;
  sha256: string;
}

async function hashOf(instance: Instance, address: string): Promise<string> {
  const response = await fetch(instance.url + address);
  expect(response.status).toBe(200);
  return createHash('sha256')
    .update(Buffer.from(await response.arrayBuffer()))
    .digest('hex');
}

/** Uploads different photos, attaches each to a review, and returns their files. */
async function uploadPhotos(instance: Instance, databaseUrl: string, { headers }: Person, placeIds: readonly string[]): Promise<Upload[]> {
  for (const placeId of placeIds.slice(0, PHOTOS)) {
    const body = new FormData();
    const noise = sharp({ create: { width: 1200, height: 900, channels: 3, background: 'white', noise: { type: 'gaussian', mean: 128, sigma: 30 } } });
    body.append('photo', new Blob([new Uint8Array(await noise.jpeg().toBuffer())], { type: 'image/jpeg' }), 'photo.jpg');
    const uploaded = await fetch(`${instance.url}/api/photos`, { method: 'POST', headers, body });
    const { _id } = (await uploaded.json()) as { _id: string };
    const written = await fetch(`${instance.url}/api/places/${placeId}/reviews`, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify({ rating: 4, comment: 'With a picture that must not get lost.', photoIds: [_id] }),
    });
    expect([uploaded.status, written.status]).toEqual([201, 201]);
  }
  await query(databaseUrl, "UPDATE photos SET status = 'approved'"); // only files of approved photos are served without a signature
  const uploads: Upload[] = [];
  for (const { key } of await query<{ key: string }>(databaseUrl, 'SELECT file_key AS key FROM photos ORDER BY 1')) {
    for (const width of [480, 960, 1600]) {
      const address = `/uploads/${key}/${width}.webp`;
      uploads.push({ address, sha256: await hashOf(instance, address) });
    }
  }
  return uploads;
}

/** Counts the rows of each table, except the tables that grant access. */
async function rowsByTable(url: string): Promise<Record<string, number>> {
  const tables = await query<{ name: string }>(
    url,
    "SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND relname NOT IN ('sessions', 'account_links') ORDER BY 1",
  );
  const [counts] = await query<Record<string, number>>(url, `SELECT ${tables.map(({ name }) => `(SELECT count(*)::int FROM ${name}) AS ${name}`).join(', ')}`);
  return counts ?? {};
}

const total = (counts: Record<string, number>): number => Object.values(counts).reduce((sum, n) => sum + n, 0);

interface Guide {
  file: string;
  uploads: Upload[];
  before: Written;
}

/** Fills an installation through its own API, and backs it up while users write. */
async function backUpUnderLoad(instance: Instance, databaseUrl: string, env: Record<string, string>, file: string): Promise<Guide> {
  const [uploader, ...people] = await addPeople(databaseUrl, WRITERS + 1);
  const placeIds = await activePlaces(databaseUrl);
  const uploads = await uploadPhotos(instance, databaseUrl, uploader as Person, placeIds);
  const urls = [instance.url];
  const before = await writeReviews({ urls: () => urls, people, placeIds, each: BEFORE });
  expect(before.acknowledged).toHaveLength(WRITERS * BEFORE);

  const rest = [...placeIds.slice(BEFORE), ...placeIds.slice(0, BEFORE)];
  const writing = writeReviews({ urls: () => urls, people, placeIds: rest, each: MEANWHILE, attempts: 1 });
  const backup = await done(['backup', file], env);
  urls.length = 0; // without an address, all further writes fail at once
  const meanwhile = (await writing).acknowledged.length;
  expect(meanwhile).toBeGreaterThan(0);
  expect(backup.files).toBe(uploads.length);
  figure(
    'R12',
    `${backup.rows.toLocaleString('en')} rows and ${backup.files} files (${(backup.bytes / 1e6).toFixed(1)} MB) in ${backup.seconds.toFixed(1)} s, ${meanwhile} reviews written meanwhile`,
  );
  return { file, uploads, before };
}

/**
 * Restores a backup, starts the app on it, and checks all content of the backup.
 * @returns the number of rows by table
 */
async function expectRestored(
  { file, uploads, before }: Guide,
  env: Record<string, string>,
  urlOf: (instance: Instance) => string,
): Promise<Record<string, number>> {
  const restored = await done(['restore', file], env);
  figure('R12', `restored in ${restored.seconds.toFixed(1)} s`);
  const instance = await startInstance(env);
  const url = urlOf(instance);
  const counts = await rowsByTable(url);
  expect(total(counts)).toBe(restored.rows);
  expect(await contradictionsIn(url)).toEqual([]);
  expect(await lostOf(url, before)).toEqual([]);
  for (const { address, sha256 } of uploads) expect(await hashOf(instance, address)).toBe(sha256);

  const ask = (address: string, body: object, headers = {}) =>
    fetch(instance.url + address, { method: 'POST', headers: { 'Content-Type': 'application/json', ...headers }, body: JSON.stringify(body) });
  const signedIn = await ask('/api/auth/login', app.admin);
  const { token } = (await signedIn.json()) as { token: string };
  const [placeId] = await activePlaces(url);
  const review = await ask(`/api/places/${placeId}/reviews`, { rating: 5, comment: 'Everything is there again.' }, { Authorization: `Bearer ${token}` });
  expect([signedIn.status, review.status]).toEqual([200, 201]);
  expect(await contradictionsIn(url)).toEqual([]);
  await instance.stop();
  return counts;
}

function folderFor(name: string): string {
  const made = path.join(folder, name);
  fs.mkdirSync(made, { mode: 0o755 });
  return made;
}

async function newDatabase(cluster: Cluster, name: string): Promise<string> {
  await query(cluster.url('postgres'), `CREATE DATABASE ${name}`);
  return cluster.url(name);
}

describe('a backup made while 200 users write', () => {
  let cluster: Cluster;
  beforeAll(async () => (cluster = await startCluster()), 60_000);

  test('of the embedded database restores into Debian’s PostgreSQL, and pg_amcheck finds no fault', async () => {
    const instance = await startInstance();
    const guide = await backUpUnderLoad(instance, embeddedUrl(instance), { DATA_DIR: instance.dataDir }, path.join(folder, 'embedded.tar'));
    await instance.stop();
    const url = await newDatabase(cluster, 'restored');
    await expectRestored(guide, { DATABASE_URL: url, DATA_DIR: folderFor('debian') }, () => url);
    await query(url, 'CREATE EXTENSION amcheck');
    expect(
      await runPostgres('pg_amcheck', ['-h', '127.0.0.1', '-p', String(cluster.port), '-U', 'citypins', '--heapallindexed', '--parent-check', 'restored']),
    ).toBe('');
  }, 900_000);

  test('of Debian’s PostgreSQL restores there and into an embedded database with equal row counts', async () => {
    const url = cluster.url();
    const env = { DATABASE_URL: url, DATA_DIR: folderFor('original') };
    const instance = await startInstance(env);
    const guide = await backUpUnderLoad(instance, url, env, path.join(folder, 'debian.tar'));
    await instance.stop();
    const again = await newDatabase(cluster, 'again');
    const counts = await expectRestored(guide, { DATABASE_URL: again, DATA_DIR: folderFor('again') }, () => again);
    expect(await expectRestored(guide, { DATA_DIR: folderFor('new') }, embeddedUrl)).toEqual(counts);
  }, 900_000);

  test('leaves no file behind if the file size limit stops it', async () => {
    const env = { DATABASE_URL: cluster.url(), DATA_DIR: path.join(folder, 'original') };
    const { code, err } = await citypins(['backup', 'full.tar'], env, '100');
    expect({ code, err }).toEqual({
      code: 1,
      err: expect.stringMatching(/^full\.tar is larger than the file system or the limit of this user allows/) as string,
    });
    expect(fs.readdirSync(folder).filter((name) => name.startsWith('full'))).toEqual([]);
  }, 60_000);
});
