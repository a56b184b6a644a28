import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '../../../../test/renderApp';
import { makeAdmin, signInAs } from '../../../../test/viewer';
import { EditCityScreen } from './EditCityScreen';
import { aCity, aConsole } from '../../../widgets/record-form/forms.fixture';
import { NewCityScreen } from './NewCityScreen';

jest.setTimeout(30_000);

function open(api = aConsole(), path = '/admin/cities/c1') {
  signInAs(makeAdmin());
  const routes = [
    { path: '/admin/cities/new', element: <NewCityScreen /> },
    { path: '/admin/cities/:id', element: <EditCityScreen /> },
  ];
  return renderApp(null, { path, routes, transport: api.transport });
}

const field = (label: string) => screen.findByLabelText(label, { selector: 'input, textarea' });
const write = async (label: string, text: string) => fireEvent.change(await field(label), { target: { value: text } });
const save = async () => userEvent.click(await screen.findByRole('button', { name: 'Save' }));

afterEach(() => localStorage.clear());

test('an admin changes a city, saves, and stays on its page', async () => {
  const api = aConsole();
  await open(api);
  expect(await screen.findByRole('heading', { level: 1, name: 'Pune' })).toBeInTheDocument();
  await write('Population', '3,200,000');
  await write('Founded', '−758');
  await userEvent.click(screen.getByLabelText('Status'));
  await userEvent.click(await screen.findByRole('option', { name: 'Inactive' }));
  await save();
  expect(await screen.findByText('Your changes are saved.')).toBeInTheDocument();
  expect(api.of('UpdateCity')).toEqual([
    {
      id: 'c1',
      version: 1,
      input: {
        name: 'Pune',
        state: 'Maharashtra',
        country: 'India',
        description: 'A city of students and of gardens.',
        status: 'INACTIVE',
        featured: true,
        population: 3200000,
        foundedYear: -758,
        timeZone: 'Asia/Kolkata',
        coordinates: { latitude: 18.52, longitude: 73.85 },
        images: [],
      },
    },
  ]);
});

test.each([
  ['Time zone', 'Asia/Atlantis', 'Please choose a time zone'],
  ['Population', 'many', 'A population is a number from 0 to 150,000,000'],
  ['Founded', '758 BC', 'A year is between -10000 and 2100'],
  ['Description', 'Nice.', 'Please write at least 20 characters'],
  ['Country', ' ', 'Country is required'],
])('rejects a city whose %s is %j', async (label, text, sentence) => {
  const api = aConsole();
  await open(api);
  await write(label, text);
  await save();
  expect(await screen.findByText(sentence)).toBeInTheDocument();
  expect(api.of('UpdateCity')).toEqual([]);
});

const chooseLanguage = async (name: string) => {
  await userEvent.click(await screen.findByLabelText('Language of the texts'));
  await userEvent.click(await screen.findByRole('option', { name }));
};

test('an admin adds, changes and removes texts in other languages', async () => {
  const names = [
    { __typename: 'LanguageText', language: 'ar', text: 'بونه' },
    { __typename: 'LanguageText', language: 'mr', text: 'पुणे' },
  ];
  const api = aConsole({ city: aCity({ names }) });
  await open(api);
  expect(await screen.findByText(/^Filled in: .*Arabic.*Marathi/)).toBeVisible();
  expect(screen.queryByLabelText('Name (Arabic)')).not.toBeInTheDocument();
  await chooseLanguage('Arabic (filled in)');
  await write('Name (Arabic)', '');
  await chooseLanguage('Japanese');
  await write('Name (Japanese)', ' プネー ');
  await write('Description (Japanese)', '学生と庭園の街です。');
  await save();
  expect(await screen.findByText('Your changes are saved.')).toBeInTheDocument();
  expect(api.of('UpdateCity')).toMatchObject([
    {
      input: {
        names: [
          { language: 'ar', text: '' },
          { language: 'ja', text: 'プネー' },
        ],
        descriptions: [{ language: 'ja', text: '学生と庭園の街です。' }],
      },
    },
  ]);
});

test('a text in another language that the server refuses is shown with its error', async () => {
  const api = aConsole();
  await open(api);
  await chooseLanguage('German');
  await write('Name (German)', 'P');
  await chooseLanguage('Hindi');
  Object.assign(api.answers, {
    UpdateCity: () => ({ errors: [{ message: 'Wrong', extensions: { code: 'BAD_USER_INPUT', fields: { 'names.de': 'This name is too short' } } }] }),
  });
  await save();
  expect(await screen.findByText('This name is too short')).toBeVisible();
  expect(await field('Name (German)')).toHaveValue('P');
});

test('an admin adds a city and comes to its page', async () => {
  const api = aConsole();
  const { router } = await open(api, '/admin/cities/new');
  for (const [label, text] of [
    ['Name', 'Nashik'],
    ['State', 'Maharashtra'],
    ['Country', 'India'],
    ['Description', 'On the banks of the Godavari.'],
    ['Latitude', '19.9975, 73.7898'],
    ['Time zone', 'Asia/Kolkata'],
  ] as const) {
    await write(label, text);
  }
  await save();
  expect(await screen.findByText('The city is added.')).toBeInTheDocument();
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/cities/c9'));
  expect(await screen.findByRole('link', { name: 'Add Place' })).toHaveAttribute('href', '/admin/places/new?city=c1');
  expect(api.of('CreateCity')).toMatchObject([
    { input: { name: 'Nashik', status: 'ACTIVE', population: null, coordinates: { latitude: 19.9975, longitude: 73.7898 } } },
  ]);
});

test('a conflict between two admins lets the second one choose', async () => {
  const api = aConsole();
  await open(api);
  await write('Name', 'Poona');
  const { EditCityScreen: answer } = api.answers;
  const answered = await answer?.({}, undefined);
  const { data } = answered as { data: { adminCity: object } };
  const theirs = {
    ...data.adminCity,
    population: 4,
    revision: { __typename: 'Revision', version: 7, createdAt: '2026-01-02T03:04:05.000Z', updatedAt: '2026-02-03T04:05:06.000Z', source: null },
  };
  Object.assign(api.answers, {
    CityForm: () => ({ data: { adminCity: theirs } }),
    UpdateCity: () => ({ errors: [{ message: 'Too late', extensions: { code: 'CONFLICT' } }] }),
  });
  await save();
  const dialog = within(await screen.findByRole('dialog', { name: 'Somebody else has saved changes' }));
  expect(dialog.getByRole('radio', { name: 'Population: theirs' })).toBeChecked();
  await userEvent.click(dialog.getByRole('button', { name: 'Back to the form' }));
  expect(await field('Name')).toHaveValue('Poona');
});

test('a city that does not exist shows the not-found page', async () => {
  await open(aConsole({ city: null }));
  expect(await screen.findByRole('heading', { name: 'City Not Found' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to Cities' })).toHaveAttribute('href', '/admin/cities');
});
