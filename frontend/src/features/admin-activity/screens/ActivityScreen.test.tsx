import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { attributeDefinitions } from '../../../../test/attributeDefinitions';
import { aPage, consoleApi } from '../../../../test/consoleApi';
import { refusal } from '../../../../test/fakeApi';
import { renderApp } from '../../../../test/renderApp';
import { History } from '../../../widgets/console';
import { ActivityScreen } from './ActivityScreen';

const anActivity = (id: string, more: object = {}) => ({
  __typename: 'Activity',
  id,
  action: 'UPDATED',
  actor: { __typename: 'User', id: 'asha', name: 'Asha Rao', avatarUrl: null },
  targetKind: 'CITY',
  targetId: 'rome',
  label: 'Rome',
  placeId: null,
  changes: [],
  createdAt: '2026-01-02T12:34:00.000Z',
  changeId: `change-${id}`,
  changeSize: 1,
  canUndo: false,
  ...more,
});
const changed = anActivity('a-1', { changes: [{ __typename: 'ActivityChange', field: 'foundedYear', before: null, after: '-753' }] });
const entries = [
  changed,
  anActivity('a-2', { action: 'REGISTERED', targetKind: 'USER', targetId: 'asha', label: 'Asha Rao' }),
  anActivity('a-3', { action: 'REJECTED', actor: null, targetKind: 'REVIEW', targetId: 'r-1', label: 'Gateway', placeId: 'gate' }),
  anActivity('a-4', { action: 'DELETED', targetKind: 'USER', targetId: 'gone', label: null }),
];

const show = async (answers: Parameters<typeof consoleApi>[0] = {}, path = '/admin/activity') => {
  const api = consoleApi({
    ActivityScreen: () => ({ data: { activities: aPage('ActivityPage', entries) } }),
    ActorField: () => ({
      data: { adminUsers: { __typename: 'AdminUserPage', items: [{ __typename: 'AdminUser', id: 'asha', name: 'Asha Rao', email: 'a@example.org' }] } },
    }),
    ChosenActor: () => ({ data: { adminUser: { __typename: 'AdminUser', id: 'asha', name: 'Asha Rao', email: 'a@example.org' } } }),
    ...answers,
  });
  const app = await renderApp(<ActivityScreen />, { transport: api.transport, path });
  return { ...app, api };
};

beforeEach(() => localStorage.clear());

test('an admin reads who did what to which record, and when', async () => {
  await show();
  const items = within(await screen.findByRole('list', { name: 'Activity' })).getAllByRole('listitem');
  expect(items.map((item) => item.querySelector('p')?.textContent)).toEqual([
    'Asha Rao changed the city Rome',
    'Asha Rao registered',
    'CityPins rejected the review of Gateway',
    'Asha Rao deleted the account of a former user',
  ]);
  expect(within(items[0] as HTMLElement).getByText('Jan 2, 2026, 12:34 PM')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Rome' })).toHaveAttribute('href', '/admin/cities/rome');
  expect(screen.getByRole('link', { name: 'Gateway' })).toHaveAttribute('href', '/admin/reviews?placeId=gate');
});

test('pressing the button shows the changed fields', async () => {
  await show();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  await userEvent.click(await screen.findByRole('button', { name: '1 change' }));
  const [, row] = within(screen.getByRole('table')).getAllByRole('row');
  expect(within(row as HTMLElement).getByRole('rowheader').textContent).toBe('Founded year');
  expect(
    within(row as HTMLElement)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['—', '-753']);
});

test('attributes, languages, categories and states of a place are shown with their names', async () => {
  const changes = [
    ['attributes.cuisine', 'pizza', 'thai;pizza'],
    ['attributes.gone', null, 'a;b'],
    ['attributes.time_needed', '30', null],
    ['attributes.wifi', 'no', 'yes'],
    ['businessStatus', null, 'closed-temporarily'],
    ['category', 'cafe', 'park'],
    ['descriptions.pt', null, 'Uma fortaleza.'],
    ['featured', 'false', 'true'],
    ['moreCategories', 'bar', 'museum;park'],
    ['names.zh-Hant', null, '浦那'],
    ['opensOn', null, '2026-05-03'],
    ['otherNames', null, 'Old fort'],
    ['priceRange', '₹', 'Free'],
  ].map(([field, before, after]) => ({ __typename: 'ActivityChange', field, before, after }));
  const entry = anActivity('a-6', { targetKind: 'PLACE', label: 'Fort', changes });
  await show({ ActivityScreen: () => ({ data: { activities: aPage('ActivityPage', [entry]) } }), AttributeDefinitions: () => attributeDefinitions });
  await userEvent.click(await screen.findByRole('button', { name: '13 changes' }));
  await screen.findByRole('rowheader', { name: 'Cuisine' });
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
    ['Cuisine', 'Pizza', 'Thai, Pizza'],
    ['gone', '—', 'a;b'],
    ['Time needed', '30\u00A0min', '—'],
    ['Wi-Fi', 'No', 'Yes'],
    ['Open or closed', 'Open', 'Temporarily closed'],
    ['Category', 'Cafe', 'Park'],
    ['Description (Portuguese)', '—', 'Uma fortaleza.'],
    ['Featured', 'No', 'Yes'],
    ['More categories', 'Bar', 'Museum, Park'],
    ['Name (Traditional Chinese)', '—', '浦那'],
    ['Opens on', '—', 'May 3, 2026'],
    ['Other names', '—', 'Old fort'],
    ['Price range', '₹', 'Free'],
  ]);
});

test('an entry that can be undone asks with the number of items of its change, and undoes all of it', async () => {
  const undoable = anActivity('a-5', { targetKind: 'PLACE', label: 'Fort', changeSize: 1234, canUndo: true });
  const { api } = await show({
    ActivityScreen: () => ({ data: { activities: aPage('ActivityPage', [undoable, changed]) } }),
    UndoChange: () => ({ data: { undo: 0 } }),
  });
  expect(await screen.findAllByRole('button', { name: /^Undo/ })).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Undo the change: Fort' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Undo this change?' }));
  expect(dialog.getByText(/^It has changed 1,234 items/)).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('This is being undone in the background.')).toBeInTheDocument();
  expect(api.of('UndoChange')).toEqual([{ id: 'change-a-5' }]);
});

test("sends whole days in the viewer's time zone", async () => {
  const { api } = await show({}, '/admin/activity?actorId=asha&targetKind=place_edit&action=approved&since=2026-11-01&until=2026-11-21');
  await screen.findByRole('list', { name: 'Activity' });
  expect(api.of('ActivityScreen')).toEqual([
    {
      filter: {
        actorId: 'asha',
        targetKind: 'PLACE_EDIT',
        action: 'APPROVED',
        since: new Date('2026-11-01T00:00:00').toISOString(),
        until: new Date('2026-11-22T00:00:00').toISOString(),
      },
      page: { number: 1, size: 25 },
    },
  ]);
  expect(await screen.findByDisplayValue('Asha Rao')).toBeInTheDocument();
});

test('filters the list by user', async () => {
  const { router } = await show();
  await userEvent.click(screen.getByRole('combobox', { name: 'User' }));
  await userEvent.click(await screen.findByRole('option', { name: /Asha Rao/ }));
  await waitFor(() => expect(router.state.location.search).toBe('?actorId=asha'));
});

test('an empty list shows "No activity found"', async () => {
  await show({ ActivityScreen: () => ({ data: { activities: aPage('ActivityPage', []) } }) });
  expect(await screen.findByText('No activity found')).toBeInTheDocument();
});

test('a list that fails to load shows the error', async () => {
  await show({ ActivityScreen: () => refusal('The database rests.', 'INTERNAL') });
  expect(await screen.findByText('Error loading activity')).toBeInTheDocument();
  expect(screen.getByText('The database rests.')).toBeInTheDocument();
});

test('the history of a record asks for its activities only', async () => {
  const api = consoleApi({ History: () => ({ data: { activities: aPage('ActivityPage', [changed]) } }) });
  await renderApp(<History kind="CITY" id="rome" />, { transport: api.transport, path: '/admin/cities/rome?page=2' });
  expect(await screen.findByRole('list', { name: 'History' })).toBeInTheDocument();
  expect(api.of('History')).toEqual([{ filter: { targetKind: 'CITY', targetId: 'rome' }, page: { number: 2, size: 25 } }]);
});

test('a change of settings links to its group, and shows labels and values as the form does', async () => {
  const changes = [
    { __typename: 'ActivityChange', field: 'credit', before: 'true', after: 'false' },
    { __typename: 'ActivityChange', field: 'tagline', before: '{}', after: '{"en":"All of Pune","de":"Alles über Pune"}' },
  ];
  const setting = anActivity('a-9', { targetKind: 'SETTING', targetId: 's1', label: 'identity', changes });
  await show({ ActivityScreen: () => ({ data: { activities: aPage('ActivityPage', [setting]) } }) });
  expect(await screen.findByRole('link', { name: 'Name and look' })).toHaveAttribute('href', '/admin/settings/identity');
  await userEvent.click(screen.getByRole('button', { name: '2 changes' }));
  expect(screen.getByRole('row', { name: 'Credit On Off' })).toBeInTheDocument();
  expect(screen.getByRole('row', { name: /^Tagline — English: All of Pune\s+Deutsch: Alles über Pune$/ })).toBeInTheDocument();
});

test('a changed category is shown with the labels and values of its form', async () => {
  const changes = [
    { __typename: 'ActivityChange', field: 'schemaType', before: 'Museum', after: 'Place' },
    { __typename: 'ActivityChange', field: 'names', before: '{}', after: '{"en":"Gallery"}' },
    { __typename: 'ActivityChange', field: 'rank', before: '2', after: '1' },
  ];
  const category = anActivity('a-9', { targetKind: 'CATEGORY', targetId: 'c1', label: 'gallery', changes });
  await show({ ActivityScreen: () => ({ data: { activities: aPage('ActivityPage', [category]) } }) });
  expect(await screen.findByRole('link', { name: 'gallery' })).toHaveAttribute('href', '/admin/categories/c1');
  await userEvent.click(screen.getByRole('button', { name: '3 changes' }));
  const rows = ['Type for search engines Museum Place of any kind', 'Name — English: Gallery', 'Position 2 1'];
  for (const name of rows) expect(screen.getByRole('row', { name })).toBeInTheDocument();
});
