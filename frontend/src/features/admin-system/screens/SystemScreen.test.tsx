import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { consoleApi } from '../../../../test/consoleApi';
import { refusal } from '../../../../test/fakeApi';
import { renderApp } from '../../../../test/renderApp';
import { SystemScreen } from './SystemScreen';

const aText = (reason: string, text: string, params: object | null = null) => ({ __typename: 'SystemText', reason, text, params });
const CHECKS = [
  {
    __typename: 'SystemCheck',
    name: aText('checks.node', 'Node.js'),
    findings: [{ __typename: 'SystemFinding', level: 'OK', text: aText('unknown.key', 'A text of a newer server'), remedy: null }],
  },
  {
    __typename: 'SystemCheck',
    name: aText('checks.backups', 'Backups'),
    findings: [{ __typename: 'SystemFinding', level: 'WARNING', text: aText('unknown.none', 'None was made'), remedy: aText('unknown.make', 'Make one') }],
  },
];
const status = {
  __typename: 'SystemStatus',
  version: '0.1.0',
  nodeVersion: '20.20.2',
  databaseVersion: '18.4',
  isEmbedded: true,
  databaseBytes: 12_000_000,
  folder: '/srv/guide',
  freeBytes: 5_000_000_000,
  diskBytes: 20_000_000_000,
  startedAt: '2026-11-27T08:00:00Z',
  jobs: { __typename: 'JobCountsType', waiting: 1, due: 2, running: 1, failed: 0 },
};
const aJob = (more: object = {}) => ({
  __typename: 'BackgroundJob',
  id: 'j1',
  kind: 'MAKE_BACKUP',
  state: 'RUNNING',
  isCancelled: false,
  done: 30,
  total: 100,
  error: null,
  actor: { __typename: 'User', id: 'u1', name: 'Mira Iyer' },
  createdAt: '2026-11-27T08:00:00Z',
  endedAt: null,
  canCancel: true,
  canRetry: false,
  bulk: null,
  ...more,
});
const aBackup = (more: object = {}) => ({
  __typename: 'Backup',
  dueAt: '2026-11-26T03:00:00Z',
  endedAt: '2026-11-26T03:01:00Z',
  machine: 'guide-1',
  fileName: 'citypins-scheduled-2026-11-26-0300.tar',
  bytes: 20_500_000,
  missing: 0,
  error: null,
  canDownload: true,
  ...more,
});

async function show({
  jobs = () => [] as object[],
  items = [] as object[],
  packs = [] as object[],
  ...more
}: Record<string, unknown> & { jobs?: () => object[]; items?: object[]; packs?: object[] } = {}) {
  const backups = { __typename: 'Backups', schedule: null, nextAt: null, folder: '/srv/backups', keep: 7, items };
  const api = consoleApi({
    SystemScreen: () => ({ data: { systemStatus: status, backups, packs, backgroundJobs: jobs() } }),
    SystemChecks: () => ({ data: { systemChecks: CHECKS } }),
    ...(more as Parameters<typeof consoleApi>[0]),
  });
  await renderApp(<SystemScreen />, { path: '/admin/system', transport: api.transport });
  return api;
}
const listOf = async (name: string) => within(await screen.findByRole('list', { name })).getAllByRole('listitem');

test('problems come first, each with what to do; the checks can be repeated', async () => {
  const api = await show();
  expect((await listOf('Checks')).map(({ textContent }) => textContent)).toEqual(['WarningBackupsNone was madeMake one', 'OKNode.jsA text of a newer server']);
  await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
  await waitFor(() => expect(api.of('SystemChecks')).toHaveLength(2));
});

test('versions, sizes and queues are shown', async () => {
  await show();
  expect(await screen.findByText('Database')).toBeInTheDocument();
  expect(screen.getByText(/5(\.0)? GB free of 20(\.0)? GB/)).toBeInTheDocument();
  expect(screen.getByText('1 running · 3 waiting · 0 failed')).toBeInTheDocument();
});

test('a dialog shows what is new in the running version', async () => {
  await show({ ReleaseNotes: () => ({ data: { releaseNotes: '<h2>Added</h2><p>A bin.</p>' } }) });
  await userEvent.click(await screen.findByRole('button', { name: 'What is new' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'What is new in 0.1.0' }));
  expect(await dialog.findByText('A bin.')).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a running job shows its progress until it is cancelled', async () => {
  let job = aJob();
  const api = await show({
    jobs: () => [job],
    CancelJob: () => {
      job = aJob({ state: 'CANCELLED', isCancelled: true, canCancel: false, canRetry: true, endedAt: '2026-11-27T08:01:00Z' });
      return { data: { cancelJob: job } };
    },
  });
  const bar = await screen.findByRole('progressbar', { name: 'Progress: Makes a backup' });
  expect(bar).toHaveAttribute('aria-valuenow', '30');
  expect(screen.getByText('30 of 100')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel: Makes a backup' }));
  expect(await screen.findByText('Cancelled')).toBeInTheDocument();
  expect(api.of('CancelJob')).toEqual([{ id: 'j1' }]);
  expect(screen.queryByRole('progressbar', { name: /Progress/ })).not.toBeInTheDocument();
});

test('a failed job tells why, and can be started again', async () => {
  let job = aJob({ state: 'FAILED', error: 'The disk is full', canCancel: false, canRetry: true });
  const api = await show({
    jobs: () => [job],
    RetryJob: () => {
      job = aJob({ state: 'WAITING' });
      return { data: { retryJob: job } };
    },
  });
  expect(await screen.findByText('The disk is full')).toHaveAttribute('lang', 'en');
  await userEvent.click(screen.getByRole('button', { name: 'Try again: Makes a backup' }));
  expect(await screen.findByText('Waiting')).toBeInTheDocument();
  expect(api.of('RetryJob')).toEqual([{ id: 'j1' }]);
});

test('a refused cancellation is told', async () => {
  await show({ jobs: () => [aJob()], CancelJob: () => refusal('This job has ended, or must not stop half done', 'CONFLICT') });
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel: Makes a backup' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This job has ended');
});

test('an admin makes a backup, and sees the size, or the error, of each', async () => {
  const items = [aBackup(), aBackup({ dueAt: '2026-11-25T03:00:00Z', fileName: null, bytes: null, error: 'No space left', canDownload: false })];
  const api = await show({ items, MakeBackup: () => ({ data: { makeBackup: aJob() } }) });
  const [made, failed] = await listOf('Backups');
  expect(made?.textContent.replace(/[\u2066-\u2069]/g, '')).toContain('20.5 MB · citypins-scheduled-2026-11-26-0300.tar · on guide-1');
  expect(failed).toHaveTextContent('Failed');
  expect(failed).toHaveTextContent('No space left');
  expect(within(failed ?? document.body).queryByRole('button')).not.toBeInTheDocument();
  expect(within(made ?? document.body).getByRole('button', { name: /^Download the backup of/ })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Back up now' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The backup is being made');
  expect(api.of('MakeBackup')).toHaveLength(1);
});

test('an admin exports the guide, and sees the packs with a button to download each', async () => {
  const packs = [{ __typename: 'Pack', name: 'guide-2026-11-27-080000.zip', bytes: 2_500_000, createdAt: '2026-11-27T08:00:00Z' }];
  const api = await show({ packs, ExportPack: () => ({ data: { exportPack: aJob({ kind: 'EXPORT_PACK' }) } }) });
  const [pack] = await listOf('Packs');
  expect(pack).toHaveTextContent('2.5 MB · guide-2026-11-27-080000.zip');
  expect(within(pack ?? document.body).getByRole('button', { name: /^Download the pack of/ })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Export' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The guide is being exported');
  expect(api.of('ExportPack')).toHaveLength(1);
});

test('a page that fails to load offers a retry, and keeps the checks', async () => {
  await show({ SystemScreen: () => refusal('Internal', 'INTERNAL') });
  expect(await screen.findByText('Error loading the system page')).toBeInTheDocument();
  expect(await listOf('Checks')).toHaveLength(2);
});

test('an ended bulk change says how much it has changed, and offers Undo unless it was undone', async () => {
  const bulk = (changeId: string, changed: number) => ({
    __typename: 'BulkProgress',
    changeId,
    targetKind: 'PLACE',
    action: 'delete-places',
    changed,
    skipped: 0,
  });
  const ended = { kind: 'BULK_CHANGE', total: 50_000, canCancel: false, endedAt: '2026-11-27T08:01:00Z' };
  const list = [
    aJob({ ...ended, id: 'j3', kind: 'UNDO_CHANGE', state: 'DONE', bulk: bulk('c2', 50_000) }),
    aJob({ ...ended, id: 'j2', state: 'DONE', bulk: bulk('c2', 50_000) }),
    aJob({ ...ended, id: 'j1', state: 'CANCELLED', bulk: bulk('c1', 15_000) }),
  ];
  const api = await show({ jobs: () => list, UndoChange: () => ({ data: { undo: 0 } }) });
  expect(await screen.findByText('Places: 50,000 of 50,000 restored')).toBeInTheDocument();
  expect(screen.getByText('Undoes a change of many items (Places)')).toBeInTheDocument();
  expect(screen.getByText('Places: 15,000 of 50,000 changed')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Undo the change: Deletes places' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Undo this change?' }));
  expect(dialog.getByText(/15,000 items/)).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(api.of('UndoChange')).toEqual([{ id: 'c1' }]));
});

test('a bulk change that was cancelled before it began says that nothing was changed', async () => {
  const bulk = { __typename: 'BulkProgress', changeId: 'c1', targetKind: 'PLACE', action: null, changed: 0, skipped: 0 };
  await show({
    jobs: () => [aJob({ kind: 'BULK_CHANGE', state: 'CANCELLED', done: 0, total: null, canCancel: false, endedAt: '2026-11-27T08:01:00Z', bulk })],
  });
  expect(await screen.findByText('Places: nothing was changed')).toBeInTheDocument();
  expect(screen.queryByText('Places: waiting for another job')).not.toBeInTheDocument();
});

test('a bulk change of an older version, without an action, has a general name', async () => {
  const bulk = { __typename: 'BulkProgress', changeId: 'c1', targetKind: 'PLACE', action: null, changed: 0, skipped: 0 };
  await show({ jobs: () => [aJob({ kind: 'BULK_CHANGE', bulk })] });
  expect(await screen.findByText('Changes many items')).toBeInTheDocument();
});

test('a job that counts its rows does not say that it waits', async () => {
  const bulk = { __typename: 'BulkProgress', changeId: 'c1', targetKind: 'REVIEW', action: 'approve-reviews', changed: 0, skipped: 0 };
  const job = { kind: 'BULK_CHANGE', done: 0, total: null, bulk };
  await show({ jobs: () => [aJob({ ...job, id: 'j1' }), aJob({ ...job, id: 'j2', state: 'WAITING' })] });
  expect(await screen.findAllByText('Approves reviews')).toHaveLength(2);
  expect(screen.getByText('Reviews: counting the items')).toBeInTheDocument();
  expect(screen.getByText('Reviews: waiting for another job')).toBeInTheDocument();
});

test.each([
  ['BULK_CHANGE', 'approve-places', '7 have changed since you read the list and were left out.'],
  ['BULK_CHANGE', 'restore-place', '7 could not be restored. “Deleted” says why.'],
  ['UNDO_CHANGE', null, '7 were changed or deleted later, and stay as they are.'],
])('an ended %s job (%s) says why rows are as they were', async (kind, action, words) => {
  const bulk = { __typename: 'BulkProgress', changeId: 'c1', targetKind: 'PLACE', action, changed: 593, skipped: 7 };
  await show({ jobs: () => [aJob({ kind, state: 'DONE', done: 600, total: 600, canCancel: false, endedAt: '2026-11-27T08:01:00Z', bulk })] });
  expect(await screen.findByText(words)).toBeInTheDocument();
});
