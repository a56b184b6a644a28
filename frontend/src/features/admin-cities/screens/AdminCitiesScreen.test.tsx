import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aChange, aPage, asSeen, consoleApi, VERSION } from '../../../../test/consoleApi';
import { refusal } from '../../../../test/fakeApi';
import { renderApp } from '../../../../test/renderApp';
import { AdminCitiesScreen } from './AdminCitiesScreen';

const aCity = (id: string, name: string, more: object = {}) => ({
  __typename: 'City',
  id,
  name,
  description: `About ${name}.`,
  state: 'Rajasthan',
  country: 'India',
  population: 3_046_163,
  status: 'ACTIVE',
  featured: false,
  placesCount: 24,
  revision: { __typename: 'Revision', version: VERSION, createdAt: '2026-01-02T12:00:00.000Z' },
  ...more,
});
const jaipur = aCity('jaipur', 'Jaipur');
const udaipur = aCity('udaipur', 'Udaipur', { population: null, status: 'INACTIVE', featured: true });
const counts = { __typename: 'CityCounts', all: 56, active: 50, inactive: 6, featured: 9 };

const show = async (answers: Parameters<typeof consoleApi>[0] = {}, path = '/admin/cities') => {
  const api = consoleApi({
    AdminCitiesScreen: () => ({ data: { adminCities: aPage('AdminCityPage', [jaipur, udaipur]) } }),
    AdminCityCounts: () => ({ data: { adminCounts: { __typename: 'AdminCounts', cities: counts } } }),
    ...answers,
  });
  const app = await renderApp(<AdminCitiesScreen />, { transport: api.transport, path });
  return { ...app, api };
};
const rowOf = async (name: string) => {
  const link = await screen.findByRole('link', { name });
  return within(link.closest<HTMLElement>('[role=row]') as HTMLElement);
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => localStorage.clear());

test('an admin sees the cities with their actions', async () => {
  await show();
  const row = await rowOf('Jaipur');
  for (const text of ['About Jaipur.', 'Rajasthan', 'India', '3,046,163', 'active', 'No']) expect(row.getByText(text)).toBeInTheDocument();
  const heads = screen.getAllByRole('columnheader').map((head) => head.textContent);
  expect(heads).toEqual(['', 'City', 'Location', 'Population', 'Status', 'Featured', 'Actions']);
  expect(row.getByRole('link', { name: 'Edit Jaipur' })).toHaveAttribute('href', '/admin/cities/jaipur');
  expect(row.getByRole('link', { name: /^View Jaipur/ })).toHaveAttribute('href', '/cities/jaipur');
  expect(screen.getByRole('link', { name: 'Add City' })).toHaveAttribute('href', '/admin/cities/new');
  const hidden = await rowOf('Udaipur');
  for (const text of ['N/A', 'inactive', 'Yes']) expect(hidden.getByText(text)).toBeInTheDocument();
  expect(hidden.queryByRole('link', { name: /^View Udaipur/ })).not.toBeInTheDocument();
});

test('the list shows only the cities of an import, until its filter is removed', async () => {
  const { api } = await show({ ImportNames: () => ({ data: { imports: aPage('ImportPage', []) } }) }, '/admin/cities?importId=i1');
  await press('Remove the filter “Import: one file”');
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Remove the filter/ })).not.toBeInTheDocument());
  expect(api.of('AdminCitiesScreen').map(({ filter }) => filter)).toEqual([{ importId: 'i1' }, {}]);
});

test('the address determines the query variables', async () => {
  const { api } = await show({}, '/admin/cities?q=raj&status=inactive&featured=true&country=India&sort=-population');
  await screen.findByRole('link', { name: 'Jaipur' });
  expect(api.of('AdminCitiesScreen')).toEqual([
    {
      filter: { search: 'raj', status: 'INACTIVE', featured: true, country: 'India' },
      sort: 'POPULATION',
      direction: 'DESCENDING',
      page: { number: 1, size: 25 },
    },
  ]);
});

test('deletes a city after a confirmation and restores it on Undo', async () => {
  const { api } = await show({ DeleteCities: () => aChange() });
  await press('Delete Jaipur');
  const dialog = within(screen.getByRole('dialog', { name: 'Delete Jaipur?' }));
  expect(dialog.getByText('Are you sure you want to delete this city?')).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Keep it' }));
  expect(api.of('DeleteCities')).toEqual([]);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await press('Delete Jaipur');
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete Jaipur' }));
  expect(await screen.findByText('Jaipur is deleted.')).toBeInTheDocument();
  expect(api.of('DeleteCities')).toEqual([{ selection: { seen: asSeen('jaipur') } }]);
  await press('Undo');
  expect(await screen.findByText('Undone.')).toBeInTheDocument();
});

test('the dialog names what goes along, and hides the city instead', async () => {
  const { api } = await show({ HideCities: () => aChange() });
  await press('Delete Jaipur');
  const dialog = within(screen.getByRole('dialog', { name: 'Delete Jaipur?' }));
  expect(await dialog.findByText('22 places and 131 reviews go with it; they can be restored for 30 days.')).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Hide instead' }));
  expect(await screen.findByText('1 city is hidden.')).toBeInTheDocument();
  expect(api.of('HideCities')).toEqual([{ selection: { seen: asSeen('jaipur') } }]);
  expect(api.of('DeletionNote')[0]).toEqual({ cities: { ids: ['jaipur'] } });
});

test('many cities are hidden in the background', async () => {
  await show({
    HideCities: () => ({
      data: { change: { __typename: 'Change', id: 'change-1', count: 0, leftOut: [], job: { __typename: 'BackgroundJob', id: 'job-1' } } },
    }),
  });
  await press('Delete Jaipur');
  await userEvent.click(within(screen.getByRole('dialog', { name: 'Delete Jaipur?' })).getByRole('button', { name: 'Hide instead' }));
  expect(await screen.findByText('This is being changed in the background.')).toBeInTheDocument();
});

test('a city that cannot be deleted shows the reason', async () => {
  await show({ DeleteCities: () => refusal('The city is gone already.', 'NOT_FOUND') });
  await press('Delete Jaipur');
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete Jaipur' }));
  expect(await screen.findByText('The city is gone already.')).toBeInTheDocument();
});

test('features one city and stops featuring another', async () => {
  const { api } = await show({ FeatureCities: () => aChange() });
  await press('Feature Jaipur');
  expect(await screen.findByText('Jaipur is featured.')).toBeInTheDocument();
  await press('Stop featuring Udaipur');
  expect(await screen.findByText('Udaipur is no longer featured.')).toBeInTheDocument();
  expect(api.of('FeatureCities')).toEqual([
    { selection: { seen: asSeen('jaipur') }, featured: true },
    { selection: { seen: asSeen('udaipur') }, featured: false },
  ]);
});

test('each change reloads the list, even if the previous reload is still pending', async () => {
  const { api } = await show({ FeatureCities: () => aChange() });
  await rowOf('Jaipur');
  api.answers.AdminCitiesScreen = () => new Promise(() => undefined);
  await press('Feature Jaipur');
  await press('Undo');
  await waitFor(() => expect(api.of('AdminCitiesScreen')).toHaveLength(3));
});

test('a change that affects nothing says so and offers no Undo', async () => {
  await show({ FeatureCities: () => aChange(0) });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Udaipur' }));
  await press('Feature');
  expect(await screen.findByText('Nothing had to be changed.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

describe('CSV export', () => {
  const file = '"id","name"\r\n"jaipur","Jaipur"\r\n"rome","Rome"\r\n"udaipur","Udaipur"\r\n';
  const asked: string[] = [];
  const saved: Blob[] = [];
  const aFile = () => Object.assign(new Blob([file]), { text: async () => file });
  /** Reads a blob as text; jsdom's `Blob` has no `text()`. */
  const textIn = (blob: Blob | undefined) =>
    new Promise((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result);
      reader.readAsText(blob as Blob);
    });

  beforeEach(() => {
    asked.length = 0;
    saved.length = 0;
    URL.createObjectURL = (blob) => `blob:${saved.push(blob as Blob)}`;
    URL.revokeObjectURL = () => undefined;
    HTMLAnchorElement.prototype.click = () => undefined;
    globalThis.fetch = (async (path: string, { headers }: RequestInit) => {
      asked.push(`${path} ${(headers as Record<string, string>).authorization}`);
      return { ok: true, blob: async () => aFile() };
    }) as typeof fetch;
  });

  test('exports all pages of the filtered list', async () => {
    await show({}, '/admin/cities?q=raj&status=inactive&sort=-population&page=2');
    await press('Export CSV');
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(asked).toEqual(['/api/admin/cities.csv?search=raj&status=inactive Bearer token-of-the-test']);
    expect(await textIn(saved[0])).toBe(file);
  });

  test('exports only the selected rows', async () => {
    await show();
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    await press('Export');
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(asked).toEqual(['/api/admin/cities.csv?ids=jaipur,udaipur Bearer token-of-the-test']);
    expect(await textIn(saved[0])).toBe(file);
  });
});

test('an empty list shows "No cities found"', async () => {
  await show({ AdminCitiesScreen: () => ({ data: { adminCities: aPage('AdminCityPage', []) } }) });
  expect(await screen.findByText('No cities found matching your search.')).toBeInTheDocument();
});

test('a list that fails to load shows the error', async () => {
  await show({ AdminCitiesScreen: () => refusal('The database rests.', 'INTERNAL') });
  expect(await screen.findByText('Error Loading Cities')).toBeInTheDocument();
  expect(screen.getByText('The database rests.')).toBeInTheDocument();
});
