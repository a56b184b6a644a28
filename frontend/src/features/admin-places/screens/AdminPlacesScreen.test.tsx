import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { tileMap } from '../../../../test/baseMap';
import { aChange, aPage, asSeen, consoleApi, VERSION } from '../../../../test/consoleApi';
import { refusal } from '../../../../test/fakeApi';
import { answerMediaQueries } from '../../../../test/media';
import { renderApp } from '../../../../test/renderApp';
import { AdminPlacesScreen } from './AdminPlacesScreen';

const aPlace = (id: string, name: string, more: object = {}) => ({
  __typename: 'Place',
  id,
  name,
  category: 'cafe',
  moreCategories: [],
  status: 'ACTIVE',
  featured: false,
  businessStatus: 'closed-permanently',
  opensOn: null,
  createdAt: '2026-01-02T12:00:00.000Z',
  fullAddress: '12 Hill Road',
  coordinates: { __typename: 'Coordinates', latitude: 18.9219841, longitude: 72.8346543 },
  city: { __typename: 'City', id: 'mumbai', name: 'Mumbai', state: 'Maharashtra' },
  rating: { __typename: 'Rating', average: 4.5, count: 12 },
  revision: { __typename: 'Revision', version: VERSION },
  createdBy: { __typename: 'AdminUser', id: 'asha', name: 'Asha Rao', email: 'asha@example.org' },
  ...more,
});
const chai = aPlace('chai', 'Chai Corner', { status: 'PENDING' });
const gate = aPlace('gate', 'Gateway', { coordinates: null, createdBy: null });
const counts = { __typename: 'PlaceCounts', all: 1124, pending: 10, active: 1100, inactive: 14 };
const chaiAndGate = () => ({ data: { adminPlaces: aPage('AdminPlacePage', [chai, gate], { total: 312, pages: 13 }) } });

const show = async (answers: Parameters<typeof consoleApi>[0] = {}, path = '/admin/places') => {
  const api = consoleApi({
    AdminPlacesScreen: chaiAndGate,
    AdminPlaceCounts: () => ({
      data: {
        placeKinds: ['cafe', 'museum'],
        duplicatePairs: { __typename: 'DuplicatePairPage', total: 6 },
        adminCounts: { __typename: 'AdminCounts', places: counts },
      },
    }),
    PlaceMapDialog: () => ({
      data: { site: { __typename: 'Site', map: tileMap('/tiles/{z}/{x}/{y}', 'Maps') } },
    }),
    ...answers,
  });
  const app = await renderApp(<AdminPlacesScreen />, { transport: api.transport, path });
  return { ...app, api };
};
const rowOf = async (name: string) => {
  const link = await screen.findByRole('link', { name });
  return within(link.closest<HTMLElement>('[role=row]') as HTMLElement);
};
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const tick = async (name: string) => userEvent.click(await screen.findByRole('checkbox', { name }));

beforeEach(() => {
  localStorage.clear();
  answerMediaQueries();
});

test('an admin sees the places with their actions', async () => {
  await show();
  const row = await rowOf('Chai Corner');
  for (const text of ['Mumbai', 'Maharashtra', 'Cafe', 'Asha Rao', 'asha@example.org', 'pending']) expect(row.getByText(text)).toBeInTheDocument();
  const heads = screen.getAllByRole('columnheader').map((head) => head.textContent);
  expect(heads).toEqual(['', 'Place', 'City', 'Category', 'Created By', 'Status', 'Actions']);
  const details = row.getByRole('link', { name: 'View details of Chai Corner (opens in a new tab)' });
  expect([details.getAttribute('href'), details.getAttribute('target')]).toEqual(['/places/chai', '_blank']);
  expect(row.getByRole('link', { name: 'Edit Chai Corner' })).toHaveAttribute('href', '/admin/places/chai');
  expect(screen.getByRole('link', { name: 'Add Place' })).toHaveAttribute('href', '/admin/places/new');
  expect(screen.getByText('312 places')).toBeInTheDocument();
  expect(screen.getByText('1–25 of 312')).toBeInTheDocument();
  const tabs = within(screen.getByRole('navigation', { name: 'Status' })).getAllByRole('link');
  expect(tabs.map((tab) => tab.textContent)).toEqual(['All1,124', 'Pending10', 'Active1,100', 'Inactive14', 'Deleted']);
  // only pending places can be approved and rejected
  expect(row.getByRole('button', { name: 'Approve Chai Corner' })).toBeInTheDocument();
  expect((await rowOf('Gateway')).queryByRole('button', { name: /Approve|Reject/ })).not.toBeInTheDocument();
});

test('the address determines the query variables', async () => {
  const { api } = await show(
    {},
    '/admin/places?q=tea&status=pending&businessStatus=closed-permanently&category=cafe&reported=true&sort=-rating&page=2&size=100',
  );
  await screen.findByRole('link', { name: 'Chai Corner' });
  expect(api.of('AdminPlacesScreen')).toEqual([
    {
      filter: { search: 'tea', status: 'PENDING', businessStatus: 'closed-permanently', categories: ['cafe'], reported: true },
      sort: 'RATING',
      direction: 'DESCENDING',
      page: { number: 2, size: 100 },
    },
  ]);
  expect(screen.getByRole('link', { name: 'Pending 10' })).toHaveAttribute('aria-current', 'page');
});

test('the address determines the filters by facts; values that cannot be filters are ignored', async () => {
  const { api } = await show(
    {},
    '/admin/places?category=cafe,museum&price=free,2,9&attr=cuisine:pizza,thai&attr=wifi&withHours=false&withPhotos=true&addedWithin=45&featured=2',
  );
  await screen.findByRole('link', { name: 'Chai Corner' });
  expect(api.of('AdminPlacesScreen')[0]).toMatchObject({
    filter: {
      categories: ['cafe', 'museum'],
      prices: ['free', '2'],
      attributes: [{ key: 'cuisine', any: ['pizza', 'thai'] }],
      withHours: false,
      withPhotos: true,
      addedWithin: 45,
    },
  });
});

test.each(['0', '367', '2.5', 'soon', ''])('%j is no number of days since places were added', async (days) => {
  const { api } = await show({}, `/admin/places?addedWithin=${days}`);
  await screen.findByRole('link', { name: 'Chai Corner' });
  expect(api.of('AdminPlacesScreen')[0]).toMatchObject({ filter: {} });
  expect(api.of('AdminPlacesScreen')[0]).not.toHaveProperty('filter.addedWithin');
});

test('the list shows only the places of an import and of a source, until their filters are removed', async () => {
  const file = { __typename: 'Import', id: 'i1', fileName: 'cafes.csv', startedAt: '2026-01-02T12:00:00.000Z' };
  const { api, router } = await show({ ImportNames: () => ({ data: { imports: aPage('ImportPage', [file]) } }) }, '/admin/places?importId=i1&source=cafes');
  expect(await screen.findByRole('button', { name: /Import: .*cafes\.csv.*2026/ })).toBeInTheDocument();
  expect(api.of('AdminPlacesScreen')[0]).toMatchObject({ filter: { importId: 'i1', source: 'cafes' } });
  await press(/^Remove the filter .Source: /);
  await press(/^Remove the filter .Import: /);
  expect(router.state.location.search).toBe('');
  await waitFor(() => expect(api.of('AdminPlacesScreen').at(-1)).toMatchObject({ filter: {} }));
});

test('approves a place without confirmation, and Undo reverts it', async () => {
  const { api } = await show({ ApprovePlaces: () => aChange() });
  await press('Approve Chai Corner');
  expect(await screen.findByText('Chai Corner is approved.')).toBeInTheDocument();
  expect(api.of('ApprovePlaces')).toEqual([{ selection: { seen: asSeen('chai') } }]);
  await waitFor(() => expect(api.of('AdminPlaceCounts').length).toBe(2));
  await press('Undo');
  expect(await screen.findByText('Undone.')).toBeInTheDocument();
  expect(api.of('UndoChange')).toEqual([{ id: 'change-1' }]);
});

test('rejecting a place needs a reason', async () => {
  const { api } = await show({ RejectPlaces: () => aChange() });
  await press('Reject Chai Corner');
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Reject' }));
  expect(await dialog.findByText('Please give a reason')).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'It is advertising.' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Reject' }));
  expect(await screen.findByText('Chai Corner is rejected.')).toBeInTheDocument();
  expect(api.of('RejectPlaces')).toEqual([{ selection: { seen: asSeen('chai') }, input: { reason: 'It is advertising.' } }]);
});

test("a conflict with another admin's decision shows the message and reloads the list", async () => {
  const { api } = await show({ ApprovePlaces: () => refusal('Somebody else has decided about it.', 'CONFLICT') });
  await press('Approve Chai Corner');
  expect(await screen.findByText('Somebody else has decided about it.')).toBeInTheDocument();
  await waitFor(() => expect(api.of('AdminPlacesScreen').length).toBe(2));
});

test('shows a place on a map, and a note if it has no location', async () => {
  await show();
  await press('View Chai Corner on map');
  const dialog = within(await screen.findByRole('dialog', { name: 'Chai Corner' }));
  expect(dialog.getByText('Latitude: 18.921984, Longitude: 72.834654')).toBeInTheDocument();
  expect(dialog.getByText('12 Hill Road')).toBeInTheDocument();
  expect(dialog.getByRole('link', { name: /Google Maps/ })).toHaveAttribute('href', expect.stringContaining('18.9219841,72.8346543'));
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await press('View Gateway on map');
  expect(await screen.findByText('No location data available for this place.')).toBeInTheDocument();
  expect(within(screen.getByRole('dialog')).queryByRole('link')).not.toBeInTheDocument();
});

test('changes all selected places together', async () => {
  const { api } = await show({ CategorizePlaces: () => aChange(2) });
  await tick('Select all on this page');
  expect(screen.getByText('2 selected')).toBeInTheDocument();
  await press('Set category');
  await userEvent.click(screen.getByRole('menuitem', { name: 'Museum' }));
  expect(await screen.findByText('2 places put into Museum.')).toBeInTheDocument();
  expect(api.of('CategorizePlaces')).toEqual([{ selection: { seen: asSeen('chai', 'gate') }, category: 'museum' }]);
  expect(screen.queryByText('2 selected')).not.toBeInTheDocument();
});

test('"Select all matching" sends the filter instead of ids', async () => {
  const { api } = await show({ DeletePlaces: () => aChange(312) }, '/admin/places?q=tea');
  await tick('Select Chai Corner');
  await press('Select all 312 matching');
  expect(screen.getByText('312 selected')).toBeInTheDocument();
  await press('Delete');
  await press('Delete 312 places');
  expect(await screen.findByText('312 places deleted.')).toBeInTheDocument();
  expect(api.of('DeletePlaces')).toEqual([{ selection: { filter: { search: 'tea' }, asOf: '7:7:' } }]);
});

test('changing the filter clears the selection', async () => {
  await show();
  await tick('Select Chai Corner');
  await userEvent.click(screen.getByRole('link', { name: 'Pending 10' }));
  await waitFor(() => expect(screen.queryByText('1 selected')).not.toBeInTheDocument());
});

test('saves the current filters as a view, and deletes a view', async () => {
  const view = { __typename: 'SavedView', id: 'view-1', name: 'Cafés', query: 'category=cafe' };
  const { api, router } = await show(
    {
      SavedViews: () => ({ data: { savedViews: [view] } }),
      SaveView: () => ({ data: { saveView: { __typename: 'SavedView', id: 'view-2' } } }),
      DeleteView: () => ({ data: { deleteView: true } }),
    },
    '/admin/places?status=pending&page=2',
  );
  await press('Views');
  const dialog = within(await screen.findByRole('dialog', { name: 'Saved views' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Name of this view' }), 'What waits');
  await userEvent.click(dialog.getByRole('button', { name: 'Save view' }));
  await waitFor(() => expect(api.of('SaveView')).toEqual([{ input: { screen: 'PLACES', name: 'What waits', query: 'status=pending' } }]));
  await userEvent.click(dialog.getByRole('button', { name: 'Delete view Cafés' }));
  await waitFor(() => expect(api.of('DeleteView')).toEqual([{ id: 'view-1' }]));
  await userEvent.click(dialog.getByRole('link', { name: 'Cafés' }));
  expect(router.state.location.search).toBe('?category=cafe');
});

test('an empty list shows "No places found"', async () => {
  await show({ AdminPlacesScreen: () => ({ data: { adminPlaces: aPage('AdminPlacePage', []) } }) });
  expect(await screen.findByText('No places found matching your criteria.')).toBeInTheDocument();
});

test('a list that fails to load shows the error', async () => {
  await show({ AdminPlacesScreen: () => refusal('The database rests.', 'INTERNAL') });
  expect(await screen.findByText('Error Loading Places')).toBeInTheDocument();
  expect(screen.getByText('Please try again later.')).toBeInTheDocument();
  expect(screen.getByText('The database rests.')).toBeInTheDocument();
});

describe('on a phone', () => {
  beforeEach(() => answerMediaQueries({ widthPx: 390 }));

  test('shows places as selectable cards with the same actions and a sort field', async () => {
    const { router } = await show();
    const card = within((await screen.findByRole('link', { name: 'Chai Corner' })).closest('li') as HTMLElement);
    expect(card.getByText('asha@example.org')).toBeInTheDocument();
    for (const name of ['Approve Chai Corner', 'Reject Chai Corner', 'View Chai Corner on map', 'Delete Chai Corner']) {
      expect(card.getByRole('button', { name })).toBeInTheDocument();
    }
    await userEvent.click(screen.getByRole('combobox', { name: 'Sort by' }));
    await userEvent.click(screen.getByRole('option', { name: 'Rating, descending' }));
    expect(router.state.location.search).toBe('?sort=-rating');
    await tick('Select Chai Corner');
    expect(screen.getByText('1 selected')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Search places' })).toBeInTheDocument();
  });
});

test('a change of many places runs in the background, with its progress, Cancel and Undo', async () => {
  let job: object | undefined;
  const aJob = (more: object) => ({
    ...{
      __typename: 'BackgroundJob',
      id: 'job-1',
      kind: 'BULK_CHANGE',
      state: 'RUNNING',
      isCancelled: false,
      done: 15_530,
      total: 50_000,
      canCancel: true,
      canRetry: false,
      error: null,
      endedAt: null,
    },
    bulk: { __typename: 'BulkProgress', changeId: 'change-1', targetKind: 'PLACE', action: 'feature-places', changed: 15_000, skipped: 500 },
    ...more,
  });
  const { api } = await show({
    AdminPlacesScreen: () => ({ data: { adminPlaces: aPage('AdminPlacePage', [chai, gate], { total: 10_000, pages: 400 }) } }),
    BulkJobs: () => ({ data: { bulkJobs: job ? [job] : [] } }),
    DeletionNote: () => ({
      data: { deletionImpact: { __typename: 'DeletionImpact', cities: 0, places: 10_000, reviews: 131, photos: 0, lists: 0, favorites: 0 } },
    }),
    FeaturePlaces: () => {
      job = aJob({});
      return { data: { change: { __typename: 'Change', id: 'change-1', count: 0, leftOut: [], job: { __typename: 'BackgroundJob', id: 'job-1' } } } };
    },
    CancelBulkJob: () => {
      job = aJob({ state: 'CANCELLED', isCancelled: true, canCancel: false });
      return { data: { cancelBulkJob: job } };
    },
  });
  expect(await screen.findByText('10,000 places or more')).toBeInTheDocument();
  await tick('Select Chai Corner');
  await press('Select all 10,000 or more matching');
  expect(screen.getByText('10,000 or more selected')).toBeInTheDocument();
  await press('Delete');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('There can be more than 10,000. All of them are included.')).toBeInTheDocument();
  expect(await dialog.findByText('At least 131 reviews go with it. Everything can be restored for 30 days.')).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Keep them' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await press('Feature');
  expect(await screen.findByText('This is being changed in the background.')).toBeInTheDocument();
  expect(await screen.findByRole('progressbar', { name: 'Places: 15,000 of 50,000 changed' })).toHaveAttribute('aria-valuenow', '31');
  await press('Cancel the bulk change');
  expect(await screen.findByText('500 have changed since you read the list and were left out.')).toBeInTheDocument();
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  await press('Undo');
  await waitFor(() => expect(api.of('UndoChange')).toEqual([{ id: 'change-1' }]));
});

test('tells the result of a change in the background that has ended before its progress was shown', async () => {
  const bulk = { __typename: 'BulkProgress', changeId: 'change-1', targetKind: 'PLACE', action: 'feature-places', changed: 600, skipped: 0 };
  const ended = {
    __typename: 'BackgroundJob',
    id: 'job-1',
    kind: 'BULK_CHANGE',
    state: 'DONE',
    isCancelled: false,
    done: 600,
    total: 600,
    canCancel: false,
    bulk,
  };
  let jobs: object[] = [{ ...ended, id: 'job-0' }];
  await show({
    BulkJobs: () => ({ data: { bulkJobs: jobs } }),
    FeaturePlaces: () => {
      jobs = [ended, ...jobs];
      return { data: { change: { __typename: 'Change', id: 'change-1', count: 0, leftOut: [], job: { __typename: 'BackgroundJob', id: 'job-1' } } } };
    },
  });
  await tick('Select Chai Corner');
  await press('Feature');
  expect(await screen.findAllByText('Places: 600 of 600 changed')).toHaveLength(1);
});

describe('export', () => {
  const asked: string[] = [];
  const saved: string[] = [];
  beforeEach(() => {
    asked.length = 0;
    saved.length = 0;
    URL.createObjectURL = () => 'blob:places';
    URL.revokeObjectURL = () => undefined;
    HTMLAnchorElement.prototype.click = function click(this: HTMLAnchorElement) {
      saved.push(this.download);
    };
    globalThis.fetch = (async (path: string) => {
      asked.push(path);
      return { ok: true, blob: async () => new Blob(['file']) };
    }) as typeof fetch;
  });
  const choose = async (format: string) => userEvent.click(await screen.findByRole('menuitem', { name: new RegExp(`^${format} `) }));

  test.each(['GeoJSON', 'KML', 'GPX', 'CSV'])('exports all pages of the filtered list as %s', async (name) => {
    await show({}, '/admin/places?q=hill&category=cafe&cityId=mumbai&page=2');
    await press('Export');
    await choose(name);
    const format = name.toLowerCase();
    await waitFor(() => expect(saved).toEqual([`places.${format}`]));
    expect(asked).toEqual([`/api/admin/places.${format}?search=hill&category=cafe&city=mumbai`]);
  });

  test('exports the selected places', async () => {
    await show();
    await tick('Select Chai Corner');
    await userEvent.click(within(screen.getByRole('group', { name: 'Selected' })).getByRole('button', { name: 'Export' }));
    await choose('KML');
    await waitFor(() => expect(asked).toEqual(['/api/admin/places.kml?ids=chai']));
  });

  test('offers only CSV for more than 100 selected places', async () => {
    const many = Array.from({ length: 101 }, (_, n) => aPlace(`p${n}`, `Place ${n}`));
    await show({ AdminPlacesScreen: () => ({ data: { adminPlaces: aPage('AdminPlacePage', many, { total: 312, pages: 4 }) } }) });
    await tick('Select all on this page');
    await userEvent.click(within(screen.getByRole('group', { name: 'Selected' })).getByRole('button', { name: 'Export' }));
    expect(await screen.findByRole('menuitem', { name: 'GPX Select at most 100 places, or all' })).toHaveAttribute('aria-disabled', 'true');
    await choose('CSV');
    await waitFor(() => expect(asked).toHaveLength(2));
  });
});
