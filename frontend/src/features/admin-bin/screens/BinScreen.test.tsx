import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPage, consoleApi } from '../../../../test/consoleApi';
import { refusal } from '../../../../test/fakeApi';
import { renderApp } from '../../../../test/renderApp';
import { BinScreen } from './BinScreen';

const anItem = (more: object = {}) => ({
  __typename: 'BinItem',
  id: 'c1',
  kind: 'CITY',
  label: 'Pune',
  about: 'Maharashtra, India',
  image: null,
  deletedAt: '2026-11-20T08:00:00Z',
  purgedAt: '2026-12-20T08:00:00Z',
  changeId: 'x1',
  sameChange: 1,
  along: { __typename: 'BinAlong', places: 22, reviews: 131, photos: 0 },
  deletedBy: { __typename: 'User', id: 'u1', name: 'Mira Iyer' },
  owner: null,
  obstacle: null,
  ...more,
});
const restored = (count: number, leftOut: string[] = []) => ({ data: { change: { __typename: 'Change', id: 'r1', count, leftOut, job: null } } });
const COUNTS = { __typename: 'BinCounts', cities: 1, places: 2, reviews: 3, photos: 0, lists: 4 };

async function show(items: () => object[], answers: Parameters<typeof consoleApi>[0] = {}, search = '') {
  const api = consoleApi({
    BinScreen: () => ({ data: { bin: aPage('BinPage', items()) } }),
    BinCounts: () => ({ data: { binCounts: COUNTS } }),
    ...answers,
  });
  await renderApp(<BinScreen />, { path: `/admin/deleted${search}`, transport: api.transport });
  return api;
}
const rows = async () => within(await screen.findByRole('list', { name: 'Deleted' })).getAllByRole('listitem');

test('a row says who deleted it, until when it is kept and what goes along, and Restore brings it back', async () => {
  let items = [anItem()];
  const api = await show(() => items, {
    Restore: () => {
      items = [];
      return restored(1);
    },
  });
  const [row] = await rows();
  expect(row).toHaveTextContent('Pune');
  expect(row).toHaveTextContent('deleted by Mira Iyer');
  expect(row).toHaveTextContent('kept until Dec 20, 2026');
  expect(row).toHaveTextContent('With it: 22 places and 131 reviews');
  await userEvent.click(screen.getByRole('button', { name: 'Restore Pune' }));
  expect(await screen.findByText('Nothing is deleted')).toBeInTheDocument();
  expect(api.of('Restore')).toEqual([{ kind: 'CITY', ids: ['c1'] }]);
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(api.of('UndoChange')).toEqual([{ id: 'r1' }]));
});

test('a whole action is restored at once, and what could not be restored is told', async () => {
  const api = await show(() => [anItem({ sameChange: 3 })], { RestoreChange: () => restored(2, ['c9']) });
  await userEvent.click(await screen.findByRole('button', { name: 'Restore all 3 of this action' }));
  expect(await screen.findByText('2 restored.')).toBeInTheDocument();
  expect(await screen.findByText('1 cannot be restored now. The list says why.')).toBeInTheDocument();
  expect(api.of('RestoreChange')).toEqual([{ changeId: 'x1' }]);
});

test('a job that restores many places shows its progress, and the list is loaded again when it has ended', async () => {
  const job = {
    ...{ __typename: 'BackgroundJob', id: 'job-1', kind: 'BULK_CHANGE', state: 'RUNNING', isCancelled: false, done: 500, total: 50_000, canCancel: true },
    bulk: { __typename: 'BulkProgress', changeId: 'change-1', targetKind: 'PLACE', action: 'restore-place', changed: 500, skipped: 0 },
  };
  let jobs: object[] = [];
  let items = [anItem({ kind: 'PLACE', sameChange: 50_000 })];
  await show(
    () => items,
    {
      BulkJobs: () => ({ data: { bulkJobs: jobs } }),
      RestoreChange: () => {
        jobs = [job];
        return { data: { change: { __typename: 'Change', id: 'r1', count: 0, leftOut: [], job: { __typename: 'BackgroundJob', id: 'job-1' } } } };
      },
    },
    '?kind=place',
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Restore all 50,000 of this action' }));
  expect(await screen.findByRole('progressbar', { name: 'Places: 500 of 50,000 restored' })).toBeInTheDocument();
  jobs = [{ ...job, state: 'DONE', canCancel: false, done: 50_000, bulk: { ...job.bulk, changed: 50_000 } }];
  items = [];
  expect(await screen.findByText('Nothing is deleted', {}, { timeout: 5000 })).toBeInTheDocument();
});

test('an obstacle is told, with the button that removes it', async () => {
  const obstacle = {
    __typename: 'BinObstacle',
    text: 'Its city is deleted, too. Restore the city first.',
    reason: 'console.restoreCityFirst',
    params: null,
    first: { __typename: 'BinFirst', kind: 'CITY', id: 'c7' },
  };
  const api = await show(() => [anItem({ id: 'p1', kind: 'PLACE', label: 'Old Fort', obstacle })], { Restore: () => restored(1) }, '?kind=place');
  expect(await screen.findByText('Its city is deleted, too. Restore the city first.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Restore Old Fort' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Restore the city' }));
  await waitFor(() => expect(api.of('Restore')).toEqual([{ kind: 'CITY', ids: ['c7'] }]));
  expect(api.of('BinScreen')[0]).toMatchObject({ kind: 'PLACE', search: null });
});

test('a private list has no name', async () => {
  await show(() => [anItem({ kind: 'LIST', label: null, about: null, owner: { __typename: 'User', id: 'u2', name: 'Ravi' } })], {}, '?kind=list');
  const [row] = await rows();
  expect(row).toHaveTextContent('A private list');
  expect(row).toHaveTextContent('by Ravi');
});

test('a photo is shown', async () => {
  const image = { __typename: 'Image', url: '/uploads/k/960.webp?expires=1&signature=s', alt: '', thumbHash: null, sources: [] };
  await show(() => [anItem({ kind: 'PHOTO', label: null, image })], {}, '?kind=photo');
  expect(await screen.findByRole('img', { name: 'A photo without a description' })).toHaveAttribute('src', image.url);
});

test('a permanent deletion asks first, and shows why it is refused', async () => {
  let isRefused = true;
  const api = await show(() => [anItem()], {
    DeletePermanently: () => (isRefused ? refusal('Item not found', 'NOT_FOUND') : { data: { deletePermanently: 1 } }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Pune permanently' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Delete permanently' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Item not found');
  isRefused = false;
  await userEvent.click(dialog.getByRole('button', { name: 'Delete permanently' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.of('DeletePermanently')).toHaveLength(2);
});

test('tabs name the numbers, and a search without results says so', async () => {
  const api = await show(() => [], {}, '?kind=review&q=zzz');
  expect(await screen.findByText('Nothing deleted matches your search.')).toBeInTheDocument();
  const tabs = within(screen.getByRole('navigation', { name: 'Kind' })).getAllByRole('link');
  await waitFor(() => expect(tabs.map(({ textContent }) => textContent)).toEqual(['Cities1', 'Places2', 'Reviews3', 'Photos0', 'Lists4']));
  expect(api.of('BinScreen')).toEqual([expect.objectContaining({ kind: 'REVIEW', search: 'zzz' })]);
});
