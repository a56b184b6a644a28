import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buildUser } from '../../../test/builders.js';
import { startServer, type TestServer } from '../../../test/server.js';

interface Job {
  id: string;
  kind: string;
  state: string;
  error: string | null;
  done: number;
  total: number | null;
  actor: { name: string } | null;
  canCancel: boolean;
  canRetry: boolean;
}

const JOB = 'id kind state error done total actor { name } canCancel canRetry';
const BACKUPS = '{ backups { schedule nextAt folder keep items { dueAt fileName bytes missing error machine canDownload } } }';

let server: TestServer;
let folder: string;
let admin: { headers: Record<string, string> };
beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'citypins-backups-'));
  server = await startServer({ env: { DATA_DIR: folder, BACKUP_DIR: folder, BACKUP_SCHEDULE: '0 3 * * *', BACKUP_KEEP: '2' } });
  admin = { headers: await server.signInAs(await buildUser(server.dataSource, { role: 'admin', name: 'Mira' })) };
});
afterEach(async () => {
  await server.dataSource.query('DELETE FROM background_jobs');
  await server.dataSource.query('DELETE FROM graphile_worker._private_jobs');
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function ask<Data>(query: string, variables: Record<string, unknown> = {}): Promise<Data> {
  const { body } = await server.graphql<Data>(query, variables, admin);
  expect(body).not.toHaveProperty('errors');
  return body.data;
}
const jobs = async () => (await ask<{ backgroundJobs: Job[] }>(`{ backgroundJobs { ${JOB} } }`)).backgroundJobs;
const makeBackup = async () => (await ask<{ makeBackup: Job }>(`mutation { makeBackup { ${JOB} } }`)).makeBackup;
const change = (name: 'cancelJob' | 'retryJob', id: string) =>
  server.graphql<Record<string, Job>>(`mutation ($id: ID!) { ${name}(id: $id) { ${JOB} } }`, { id }, admin);
interface Backups {
  backups: {
    schedule: string;
    nextAt: string;
    folder: string;
    keep: number;
    items: { dueAt: string; fileName: string; bytes: number; canDownload: boolean }[];
  };
}
const backups = async () => (await ask<Backups>(BACKUPS)).backups;
const link = (dueAt: string) => server.graphql<{ backupLink: string }>('mutation ($dueAt: DateTime!) { backupLink(dueAt: $dueAt) }', { dueAt }, admin);

test('the status has versions, sizes and the queue', async () => {
  const { systemStatus } = await ask<{ systemStatus: Record<string, unknown> }>(
    '{ systemStatus { version nodeVersion databaseVersion databaseBytes folder freeBytes diskBytes startedAt jobs { waiting due running failed } } }',
  );
  expect(systemStatus).toMatchObject({ nodeVersion: process.versions.node, jobs: { waiting: 0, due: 0, running: 0, failed: 0 } });
  expect(systemStatus.databaseVersion).toMatch(/^1\d/);
  expect([Number(systemStatus.databaseBytes) > 1_000_000, Number(systemStatus.freeBytes) < Number(systemStatus.diskBytes)]).toEqual([true, true]);
  expect((await server.rest('/api/admin/system', admin)).body).toMatchObject({ version: systemStatus.version });
});

test('the checks are those of the command, each with what to do', async () => {
  const { systemChecks } = await ask<{
    systemChecks: { name: { text: string }; findings: { level: string; text: { text: string; reason: string }; remedy: object | null }[] }[];
  }>('{ systemChecks { name { text } findings { level text { text reason params } remedy { text reason } } } }');
  const names = systemChecks.map(({ name }) => name.text);
  expect(names).toEqual(expect.arrayContaining(['Database', 'Mail', 'Backups']));
  const mail = systemChecks[names.indexOf('Mail')]?.findings[0];
  expect(mail).toMatchObject({
    level: 'WARNING',
    text: { text: expect.stringContaining('SMTP_URL is not set') as string },
    remedy: { text: expect.any(String) as string },
  });
  for (const { findings } of systemChecks)
    for (const { level, remedy } of findings) expect([level, remedy !== null]).toEqual([level, level === 'WARNING' || level === 'FAILURE']);
  expect((await server.rest<object[]>('/api/admin/system/checks', admin)).body).toHaveLength(systemChecks.length);
}, 60_000);

test('an admin makes a backup, follows it, and downloads it at an address that is valid for a short time', async () => {
  const job = await makeBackup();
  expect(job).toMatchObject({ kind: 'MAKE_BACKUP', state: 'WAITING', actor: { name: 'Mira' }, canCancel: true, canRetry: false });
  expect((await makeBackup()).id).toBe(job.id);
  await server.ran('make-backup');
  expect(await jobs()).toMatchObject([{ id: job.id, state: 'DONE', error: null, canCancel: false }]);
  const { items, ...rest } = await backups();
  expect(rest).toEqual({ schedule: '0 3 * * *', nextAt: expect.stringMatching(/T\d\d:00:00/) as string, folder, keep: 2 });
  const [made] = items;
  expect(made).toMatchObject({
    fileName: expect.stringMatching(/^citypins-console-.*\.tar$/) as string,
    missing: 0,
    error: null,
    machine: os.hostname(),
    canDownload: true,
  });

  const linked = await link(made?.dueAt ?? '');
  expect(linked.body).not.toHaveProperty('errors');
  const address = linked.body.data.backupLink;
  const response = await fetch(server.url + address);
  expect([response.status, response.headers.get('content-disposition')]).toEqual([200, `attachment; filename="${made?.fileName}"`]);
  expect([response.headers.get('content-length'), response.headers.get('content-encoding')]).toEqual([String(made?.bytes), null]);
  expect((await response.arrayBuffer()).byteLength).toBe(made?.bytes);
  const { activities } = await ask<{ activities: { items: { action: string }[] } }>('{ activities(filter: { targetKind: BACKUP }) { items { action } } }');
  expect(activities.items.map(({ action }) => action)).toEqual(['DOWNLOADED', 'STARTED', 'STARTED']);

  const linkOf = (dueAt?: string) => server.send<{ path: string }>('POST', '/api/admin/backups/link', { dueAt }, admin.headers);
  const { status, body } = await linkOf(made?.dueAt);
  expect([status, body]).toEqual([200, { path: expect.stringMatching(/^\/backups\//) as string }]);
  expect((await fetch(server.url + body.path)).status).toBe(200);
  for (const dueAt of ['yesterday', '2026-01-01T00:00:00.000Z', '+275760-09-13T00:00:00.000Z']) expect((await linkOf(dueAt)).status).toBe(404);

  for (const wrong of [
    address.replace(/signature=.{4}/, 'signature=AAAA'),
    address.split('?')[0] ?? '',
    '/backups/2026-01-01T00:00:00.000Z',
    '/backups/yesterday',
  ])
    expect([wrong, (await fetch(server.url + wrong)).status]).toEqual([wrong, 404]);
});

test('a backup that is gone or elsewhere is refused with a sentence', async () => {
  const insert = 'INSERT INTO scheduled_backups (due_at, machine, ended_at, file) VALUES ($1, $2, now(), $3)';
  await server.dataSource.query(insert, [new Date('2026-01-01T00:00:00Z'), 'other-machine', '/backups/a.tar']);
  await server.dataSource.query(insert, [new Date('2026-01-02T00:00:00Z'), os.hostname(), path.join(folder, 'gone.tar')]);
  const messages = async (day: string) => (await link(`2026-01-${day}T00:00:00.000Z`)).body.errors?.map(({ message }) => message);
  expect(await messages('01')).toEqual(['This backup is on another machine: other-machine']);
  expect(await messages('02')).toEqual(['The file of this backup does not exist any more']);
  expect(await messages('03')).toEqual(['Backup not found']);
});

test('a backup that cannot be written fails with a reason and leaves nothing; it can be started again', async () => {
  const blocked = path.join(folder, 'file');
  writeFileSync(blocked, '');
  const other = await startServer({ env: { BACKUP_DIR: path.join(blocked, 'backups') }, beside: server });
  const { id } = await makeBackup();
  await other.ran('make-backup');
  const [failed] = await jobs();
  expect(failed).toMatchObject({ id, state: 'FAILED', canRetry: true, error: expect.stringContaining('file') as string });
  await other.stop();
  expect((await change('retryJob', id)).body.data.retryJob).toMatchObject({ state: 'WAITING', error: null });
  await server.ran('make-backup');
  expect(await jobs()).toMatchObject([{ id, state: 'DONE' }]);
  expect((await change('retryJob', id)).body.errors?.[0]?.message).toBe('Only a failed or cancelled job can be started again');
});

test('a waiting job is cancelled, and an ended one is not', async () => {
  const { id } = await makeBackup();
  expect((await change('cancelJob', id)).body.data.cancelJob).toMatchObject({ state: 'CANCELLED', canCancel: false, canRetry: true });
  await server.ran('make-backup');
  expect((await change('cancelJob', id)).body.errors?.[0]?.message).toBe('This job has ended, or must not stop half done');
  expect((await change('cancelJob', '0b0e7c1e-2f5a-4d5b-9a51-6b7d6f3a2c11')).body.errors?.[0]?.message).toBe('Job not found');
});

test.each(['moderator', 'user'] as const)('a %s sees and does nothing here', async (role) => {
  const headers = await server.signInAs(await buildUser(server.dataSource, { role }));
  for (const address of ['/api/admin/system', '/api/admin/system/checks', '/api/admin/jobs', '/api/admin/backups'])
    expect((await server.rest(address, { headers })).status).toBe(403);
});
