import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cutLine } from '../../../../test/fakeApi';
import { renderApp } from '../../../../test/renderApp';
import { makeAdmin, signInAs } from '../../../../test/viewer';
import { aConsole } from '../../../widgets/record-form/forms.fixture';
import { EditCityScreen } from './EditCityScreen';
import { NewCityScreen } from './NewCityScreen';

jest.setTimeout(30_000);

const aWorldCity = (more: object) => ({
  __typename: 'WorldCity',
  geonamesId: '1',
  name: 'Zürich',
  state: 'Zurich',
  country: 'Switzerland',
  coordinates: { __typename: 'Coordinates', latitude: 47.36667, longitude: 8.55 },
  population: 341_730,
  timeZone: 'Europe/Zurich',
  ...more,
});
const zurich = aWorldCity({});
const vinh = aWorldCity({ geonamesId: '2', name: 'Vinh', state: null, country: 'Vietnam', population: null, timeZone: 'Asia/Ho_Chi_Minh' });

const routes = [
  { path: '/admin/cities/new', element: <NewCityScreen /> },
  { path: '/admin/cities/:id', element: <EditCityScreen /> },
];

async function open(find: () => object | Promise<object> = () => ({ data: { worldCities: [zurich, vinh] } })) {
  signInAs(makeAdmin());
  const api = aConsole();
  Object.assign(api.answers, { FindCityField: find });
  await renderApp(null, { path: '/admin/cities/new', routes, transport: api.transport });
  const input = await screen.findByRole('combobox', { name: 'Find your city' });
  return { api, input };
}

const type = async (input: HTMLElement, text: string) => {
  await userEvent.click(input);
  await userEvent.paste(text);
};
const field = (label: string) => screen.getByLabelText(label, { selector: 'input, textarea' });
const write = (label: string, text: string) => fireEvent.change(field(label), { target: { value: text } });
const values = () => ['Name', 'State', 'Country', 'Latitude', 'Longitude', 'Time zone', 'Population'].map((label) => (field(label) as HTMLInputElement).value);
const ZURICH = ['Zürich', 'Zurich', 'Switzerland', '47.366670', '8.550000', 'Europe/Zurich', '341730'];
const NOTHING = ['', '', '', '', '', '', ''];

afterEach(() => localStorage.clear());

test('choosing a city fills in the form with the keyboard alone, and keeps the description', async () => {
  const { api, input } = await open();
  write('Description', 'A city between lake and hills.');
  await type(input, 'zur');
  const option = await screen.findByRole('option', { name: /Zürich/ });
  expect(option).toHaveTextContent('ZürichZurich, Switzerland · 341,730 inhabitants');
  await waitFor(() => expect(input).toHaveAttribute('aria-activedescendant', option.id));
  await userEvent.keyboard('{Enter}');
  expect(values()).toEqual(ZURICH);
  expect(field('Description')).toHaveValue('A city between lake and hills.');
  expect(screen.getByRole('alert')).toHaveTextContent('The form is filled in for Zürich, Switzerland.');
  expect(input).toHaveValue('');
  expect(api.of('FindCityField')).toEqual([{ search: 'zur' }]);
  expect(api.of('CreateCity')).toEqual([]);
});

test('undo restores what was in the form, except values that were changed afterwards', async () => {
  const { input } = await open();
  write('Name', 'My town');
  await type(input, 'zur');
  await userEvent.click(await screen.findByRole('option', { name: /Zürich/ }));
  write('Population', '5');
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(values()).toEqual(['My town', '', '', '', '', '', '5']);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(input).toHaveFocus();
});

test('another choice replaces the first, also where its values are unknown', async () => {
  const { input } = await open();
  await type(input, 'zur');
  await userEvent.click(await screen.findByRole('option', { name: /Zürich/ }));
  await type(input, 'vin');
  await userEvent.click(await screen.findByRole('option', { name: /Vinh/ }));
  expect(values()).toEqual(['Vinh', '', 'Vietnam', '47.366670', '8.550000', 'Asia/Ho_Chi_Minh', '']);
  expect(screen.getByRole('alert')).toHaveTextContent('Its state is unknown: please add it.');
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(values()).toEqual(NOTHING);
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});

test('while a search runs, the list says so, and Enter neither chooses nor saves', async () => {
  let answer: (response: object) => void = () => undefined;
  const { api, input } = await open(() => new Promise((resolve) => (answer = resolve)));
  await type(input, 'zur');
  expect(await screen.findByText('Looking for cities…')).toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  expect(values()).toEqual(NOTHING);
  await waitFor(() => expect(api.of('FindCityField')).toHaveLength(1));
  answer({ data: { worldCities: [zurich] } });
  expect(await screen.findByRole('option', { name: /Zürich/ })).toBeInTheDocument();
  expect(api.of('CreateCity')).toEqual([]);
});

test('a search without results says what else to do', async () => {
  const { input } = await open(() => ({ data: { worldCities: [] } }));
  await type(input, '東京');
  expect(await screen.findByText(/^No city found\./)).toBeInTheDocument();
});

test('a failed search can be repeated', async () => {
  const { api, input } = await open(cutLine);
  await type(input, 'zur');
  expect(await screen.findByText(/^The cities could not be loaded\./)).toBeInTheDocument();
  Object.assign(api.answers, { FindCityField: () => ({ data: { worldCities: [zurich] } }) });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText(/^The cities could not be loaded\./)).not.toBeInTheDocument());
  await userEvent.click(input);
  expect(await screen.findByRole('option', { name: /Zürich/ })).toBeInTheDocument();
});

test('the form of an existing city does not offer other cities', async () => {
  signInAs(makeAdmin());
  await renderApp(null, { path: '/admin/cities/c1', routes, transport: aConsole().transport });
  expect(await screen.findByRole('heading', { level: 1, name: 'Pune' })).toBeInTheDocument();
  expect(screen.queryByLabelText('Find your city')).not.toBeInTheDocument();
});
