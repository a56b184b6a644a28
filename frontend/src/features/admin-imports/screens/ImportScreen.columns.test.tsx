import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal } from '../../../../test/fakeApi';
import { renderApp } from '../../../../test/renderApp';
import { aDraft, aReading, importApi, someChoices } from './imports.fixture';
import { ImportScreen } from './ImportScreen';

beforeEach(() => localStorage.clear());

async function show(draft: object = aDraft(), answers: Parameters<typeof importApi>[1] = {}) {
  const api = importApi(() => draft, answers);
  const { unmount } = await renderApp(null, {
    path: '/admin/imports/i1?step=columns',
    transport: api.transport,
    routes: [{ path: '/admin/imports/:id', element: <ImportScreen /> }],
  });
  await screen.findByRole('list', { name: 'Columns of the file' });
  return { api, unmount };
}
const field = (name: string) => screen.getByRole('combobox', { name });
const choose = async (name: string, option: string) => {
  await userEvent.click(field(name));
  await userEvent.click(await screen.findByRole('option', { name: option }));
};
/** Replaces the text of a field. */
async function fill(input: HTMLElement, text: string) {
  await userEvent.clear(input);
  await userEvent.click(input);
  await userEvent.paste(text);
}
const next = () => userEvent.click(screen.getByRole('button', { name: 'Show the preview' }));
const columns = () => within(screen.getByRole('list', { name: 'Columns of the file' })).getAllByRole('listitem');
/** Texts of elements, without the invisible characters of empty labels. */
const texts = (found: readonly HTMLElement[]) => found.map(({ textContent }) => textContent.replaceAll('\u200B', ''));
const sent = (api: Awaited<ReturnType<typeof show>>['api']) => api.of('PreviewColumns').map(({ input }) => input as Record<string, unknown>);

test('each column shows values and the field that it gives by its name', async () => {
  await show();
  expect(texts(columns())).toEqual([
    'nom2 of 3 filledLa Cigale · La CivelleGuess',
    'services2 of 3 filledWiFi · SéminaireNot known: choose a field, or it is left outMake an attribute of it',
    'themes_libe2 of 3 filledBrasserie · GuinguetteGuess',
    'ouverture1 of 3 filled2001',
  ]);
  expect(field('Field of the column nom')).toHaveValue('Name');
  expect(field('Field of the column services')).toHaveValue('Leave out');
  expect(screen.getByText('2 of 4 columns are used.')).toBeInTheDocument();
});

test('without changes, no column or word is sent: the file gives them', async () => {
  const { api } = await show();
  await next();
  await waitFor(() => expect(sent(api)).toHaveLength(1));
  const { __typename, ...choices } = someChoices();
  expect(__typename).toBe('ImportChoices');
  expect(api.of('PreviewColumns')).toEqual([{ id: 'i1', input: choices }]);
});

test('chosen fields are sent: an attribute, a text in another language, and a column that is left out', async () => {
  const { api } = await show();
  await choose('Field of the column services', 'Wi-Fi');
  await choose('Field of the column ouverture', 'Name (German)');
  await choose('Field of the column themes_libe', 'Leave out');
  await next();
  await waitFor(() => expect(sent(api)).toHaveLength(1));
  expect(sent(api)[0]?.columns).toEqual([
    { column: 'services', target: 'wifi' },
    { column: 'themes_libe', target: '' },
    { column: 'ouverture', target: 'name:de' },
  ]);
});

test('fields are offered in groups, with weekdays and attributes', async () => {
  await show();
  await userEvent.click(field('Field of the column services'));
  const list = await screen.findByRole('listbox');
  expect(
    within(list)
      .getAllByRole('option')
      .map(({ textContent }) => textContent)
      .slice(0, 10),
  ).toEqual([
    'Leave out',
    'New attribute…',
    'Name',
    'Category',
    'Address',
    'Opening hours',
    'Phone',
    'City',
    'Identifier in the source',
    'Opening hours (Monday)',
  ]);
  const texts = within(list).getByRole('group', { name: 'Texts in other languages' });
  expect(within(texts).getByRole('option', { name: 'Name (Arabic)' })).toBeInTheDocument();
});

test('a file with very many columns shows the first ones, and all on demand or with an error', async () => {
  const many = Array.from({ length: 45 }, (_, n) => ({ __typename: 'ImportColumn', name: `c${n}`, samples: [], filled: 0, target: n === 0 ? 'name' : null }));
  const choices = someChoices({ columns: [{ __typename: 'ImportColumnChoice', column: 'c44', target: 'gone' }] });
  await show(aDraft({ reading: aReading({ columns: many }), choices }), {
    PreviewColumns: () => refusal('x', 'BAD_USER_INPUT', { 'columns.0.target': 'There is no field or attribute gone' }),
  });
  expect(columns()).toHaveLength(40);
  expect(screen.getByRole('button', { name: 'Show all columns (45)' })).toBeInTheDocument();
  await next();
  await waitFor(() => expect(field('Field of the column c44')).toHaveAccessibleDescription('There is no field or attribute gone'));
  expect(columns()).toHaveLength(45);
});

test('a field that two columns have is named', async () => {
  await show();
  await choose('Field of the column services', 'Name');
  expect(field('Field of the column services')).toHaveAccessibleDescription('Also chosen for nom, whose values count first');
  expect(field('Field of the column nom')).not.toHaveAccessibleDescription();
});

test('columns that have the same field by their names are parts of it', async () => {
  const part = (name: string) => ({ __typename: 'ImportColumn', name, samples: [], filled: 0, target: 'fullAddress' });
  await show(aDraft({ reading: aReading({ columns: [aReading().columns[0], part('addr:street'), part('addr:housenumber')] }) }));
  expect(field('Field of the column addr:housenumber')).toHaveValue('Address');
  expect(field('Field of the column addr:housenumber')).not.toHaveAccessibleDescription();
});

test('without a column for the name, nothing is sent', async () => {
  const { api } = await show();
  await choose('Field of the column nom', 'Leave out');
  await next();
  expect(await screen.findByRole('alert')).toHaveTextContent('No column gives the name.');
  expect(sent(api)).toEqual([]);
  await choose('Field of the column services', 'Name');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await next();
  await waitFor(() => expect(sent(api)).toHaveLength(1));
});

test('a new attribute for an unknown column is proposed from its values, added, and chosen', async () => {
  const created = { attribute: { __typename: 'AdminAttribute', id: 'a9', key: 'services' }, change: { __typename: 'Change', id: 'c1', count: 1 } };
  const { api } = await show(aDraft(), { AddAttributeForColumn: () => ({ data: { createAttribute: { __typename: 'SavedAttribute', ...created } } }) });
  await userEvent.click(screen.getByRole('button', { name: 'New attribute for the column services' }));
  const dialog = within(await screen.findByRole('dialog', { name: /services/ }));
  expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Services');
  expect(dialog.getByRole('combobox', { name: 'Kind of value' })).toHaveTextContent('One option');
  expect(dialog.getByRole('textbox', { name: 'Options' })).toHaveValue('WiFi\nSéminaire');
  await userEvent.click(dialog.getByRole('button', { name: 'Add attribute' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const [{ key, value } = {}] = api.of('AddAttributeForColumn') as { key?: string; value?: Record<string, unknown> }[];
  expect(key).toBe('services');
  expect(value).toMatchObject({
    names: { en: 'Services' },
    kind: 'choice',
    options: [
      { key: 'wifi', names: { en: 'WiFi' }, synonyms: {}, isRetired: false },
      { key: 'seminaire', names: { en: 'Séminaire' }, synonyms: {}, isRetired: false },
    ],
    section: 'services',
    isOnPage: true,
  });
  await next();
  await waitFor(() => expect(sent(api)[0]?.columns).toEqual([{ column: 'services', target: 'services' }]));
});

test('an error of the new attribute stays in the dialog, at its field', async () => {
  await show(aDraft(), { AddAttributeForColumn: () => refusal('x', 'BAD_USER_INPUT', { key: 'There is an attribute with this key already' }) });
  await choose('Field of the column services', 'New attribute…');
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Add attribute' }));
  await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Key' })).toHaveAccessibleDescription('There is an attribute with this key already'));
});

test('words of the file come with their categories, unknown ones first, and are changed or left out', async () => {
  const { api } = await show();
  const words = within(screen.getByRole('list', { name: 'Categories' })).getAllByRole('listitem');
  expect(texts(words)).toEqual(['Guinguette 2 rows', 'Brasserie 40 rows', 'Parking 3 rows']);
  expect(field('Category of Guinguette')).toHaveValue('Unknown, becomes Other');
  expect(field('Category of Parking')).toHaveValue('Leave out these rows');
  expect(screen.getByText('1 word of the file has no category yet.')).toBeInTheDocument();
  await choose('Category of Brasserie', 'Leave out these rows');
  await next();
  await waitFor(() => expect(sent(api)[0]?.words).toEqual([{ word: 'Brasserie', category: null }]));
});

test('words that the source remembers from other files stay', async () => {
  const words = [
    { __typename: 'ImportWordChoice', word: 'Crêperie', category: 'cafe' },
    { __typename: 'ImportWordChoice', word: 'Brasserie', category: null },
  ];
  const { api } = await show(aDraft({ choices: someChoices({ words }) }));
  expect(field('Category of Brasserie')).toHaveValue('Leave out these rows');
  await next();
  await waitFor(() =>
    expect(sent(api)[0]?.words).toEqual([
      { word: 'Brasserie', category: null },
      { word: 'Crêperie', category: 'cafe' },
    ]),
  );
});

test('all places go into a city of the site, or into one that is typed', async () => {
  const city = { __typename: 'City', id: 'c1', name: 'Nantes', state: null, country: 'France' };
  const { api } = await show(aDraft(), {
    CityField: () => ({ data: { cities: { __typename: 'CityPage', items: [city] } } }),
    ImportCity: () => ({ data: { adminCity: city } }),
  });
  await userEvent.click(screen.getByRole('radio', { name: /^All into one city/ }));
  await next();
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Or the name of another city' })).toHaveAccessibleDescription('Choose a city, or type its name'),
  );
  await userEvent.click(await screen.findByRole('combobox', { name: 'City of this site' }));
  await userEvent.click(await screen.findByRole('option', { name: /Nantes/ }));
  await next();
  await waitFor(() => expect(sent(api).at(-1)).toMatchObject({ cityMode: 'ONE', cityId: 'c1', city: null }));
});

test('a typed city replaces a chosen one', async () => {
  const { api } = await show(aDraft({ choices: someChoices({ cityMode: 'ONE', cityId: 'c1' }) }), {
    ImportCity: () => ({ data: { adminCity: { __typename: 'City', id: 'c1', name: 'Nantes', state: null, country: 'France' } } }),
  });
  await waitFor(() => expect(field('City of this site')).toHaveDisplayValue(/Nantes/));
  await fill(screen.getByRole('textbox', { name: 'Or the name of another city' }), 'Vaduz, Liechtenstein');
  await next();
  await waitFor(() => expect(sent(api)[0]).toMatchObject({ cityMode: 'ONE', cityId: null, city: 'Vaduz, Liechtenstein' }));
});

test('fixed values and the other choices are sent', async () => {
  const { api } = await show(aDraft({ reading: aReading({ isOpenStreetMap: true }) }));
  await userEvent.click(screen.getByRole('button', { name: 'Add a value' }));
  await choose('Field 1', 'City');
  await fill(screen.getByRole('textbox', { name: 'Value 1' }), 'Nantes');
  await userEvent.click(screen.getByRole('radio', { name: /^A city for each municipality/ }));
  await userEvent.click(screen.getByRole('radio', { name: /^Let them wait/ }));
  await userEvent.click(screen.getByRole('radio', { name: /^Skip their rows/ }));
  await fill(screen.getByRole('textbox', { name: 'License' }), 'ODbL-1.0');
  await userEvent.click(screen.getByRole('switch', { name: 'Also for rows that name another source' }));
  await next();
  await waitFor(() =>
    expect(sent(api)[0]).toMatchObject({
      fixed: [{ target: 'city', value: 'Nantes' }],
      cityMode: 'MUNICIPALITIES',
      isPending: true,
      duplicates: 'SKIP',
      licence: 'ODbL-1.0',
      isSourceForced: true,
    }),
  );
});

test('errors of the server stand at their fields', async () => {
  const errors = {
    'columns.0.target': 'There is no field or attribute wifi',
    source: 'This name is reserved. Choose another one.',
    'words.0.category': 'No such category',
  };
  await show(aDraft(), { PreviewColumns: () => refusal('There is no field or attribute wifi', 'BAD_USER_INPUT', errors) });
  await choose('Field of the column services', 'Wi-Fi');
  await choose('Category of Brasserie', 'Leave out these rows');
  await next();
  await waitFor(() => expect(field('Field of the column services')).toHaveAccessibleDescription('There is no field or attribute wifi'));
  expect(field('Field of the column nom')).not.toHaveAccessibleDescription();
  expect(field('Category of Brasserie')).toHaveAccessibleDescription('No such category');
  expect(screen.getByRole('textbox', { name: 'Name of the source' })).toHaveAccessibleDescription('This name is reserved. Choose another one.');
});

test('a wrong distance and a wrong name of the source are not sent', async () => {
  const { api } = await show();
  const radius = screen.getByRole('textbox', { name: 'Greatest distance to the nearest city (km)' });
  const source = screen.getByRole('textbox', { name: 'Name of the source' });
  await fill(radius, '501');
  await fill(source, 'My List');
  await next();
  await waitFor(() => expect(radius).toHaveAccessibleDescription('The distance is a number from 0 to 500'));
  expect(source).toHaveAccessibleDescription('Use 1 to 40 lowercase letters, digits, dots, dashes and underscores');
  expect(sent(api)).toEqual([]);
});

test('a remembered source is named, and can be given up', async () => {
  const choices = someChoices({ source: 'nantes', isPending: true, columns: [{ __typename: 'ImportColumnChoice', column: 'services', target: 'wifi' }] });
  const { api } = await show(aDraft({ source: { __typename: 'ImportSource', name: 'nantes' }, choices }));
  expect(screen.getByText('Columns and choices of the source nantes are used.')).toBeInTheDocument();
  expect(field('Field of the column services')).toHaveValue('Wi-Fi');
  await userEvent.click(screen.getByRole('button', { name: 'Use none' }));
  expect(field('Field of the column services')).toHaveValue('Leave out');
  await next();
  await waitFor(() => expect(sent(api)[0]).toMatchObject({ columns: [], isPending: false, source: 'restaurants' }));
});

test('unsent choices survive a reload', async () => {
  const { unmount } = await show();
  await choose('Field of the column services', 'Wi-Fi');
  unmount();
  await show();
  expect(field('Field of the column services')).toHaveValue('Wi-Fi');
});

test('choices of a file that was read in another way are not restored', async () => {
  const { unmount } = await show();
  await choose('Field of the column services', 'Wi-Fi');
  unmount();
  const [first] = aReading().columns;
  await show(aDraft({ reading: aReading({ columns: [first, { __typename: 'ImportColumn', name: 'services', samples: [], filled: 0, target: null }] }) }));
  expect(field('Field of the column services')).toHaveValue('Leave out');
});
