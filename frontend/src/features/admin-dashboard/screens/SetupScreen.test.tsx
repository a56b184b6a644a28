import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aLayer, tileMap } from '../../../../test/baseMap';
import { refusal } from '../../../../test/fakeApi';
import { renderApp } from '../../../../test/renderApp';
import { aDashboard, aSetup, mapSite } from './DashboardScreen.fixture';
import { SetupScreen } from './SetupScreen';

const open = async (setup: object) => {
  const { transport } = aDashboard({ Setup: () => ({ data: { setup, site: mapSite } }) });
  await renderApp(<SetupScreen />, { path: '/admin/setup', transport });
};
/** Returns the item of a step. */
const step = async (title: string) => within((await screen.findByRole('heading', { level: 2, name: title })).closest('li') ?? document.body);

beforeEach(() => localStorage.clear());

test('steps that are done or skipped can be done again', async () => {
  localStorage.setItem('citypins-setup', '["SAMPLE"]');
  await open(aSetup(['SAMPLE']));
  expect((await step('First city')).getByRole('link', { name: 'Add city' })).toHaveAttribute('href', '/admin/cities/new');
  expect((await step('Sample data')).getByText('Skipped')).toBeInTheDocument();
  expect((await step('Sample data')).getByRole('button', { name: 'Remove sample data' })).toBeInTheDocument();
});

test('without sample data, there is nothing to remove', async () => {
  await open(aSetup([], { cities: 0, places: 0, people: 0 }));
  expect((await step('Sample data')).getByText('Done')).toBeInTheDocument();
  expect((await step('Sample data')).queryByRole('button')).not.toBeInTheDocument();
});

test.each([
  ['own', ['world'], /^Set now: only the world map$/],
  ['own', ['world', 'm1', 'm2'], /^Set now: the world map and 2 archives$/],
  ['none', [], /^Set now: no map$/],
])('the step of the map says what maps show with the source %s and the layers %j', async (source, ids, words) => {
  const map = { ...tileMap(), tiles: null, source: source.toUpperCase(), layers: ids.map((id) => aLayer(id)) };
  const { transport } = aDashboard({ Setup: () => ({ data: { setup: aSetup(['MAP']), site: { __typename: 'Site', map } } }) });
  await renderApp(<SetupScreen />, { path: '/admin/setup', transport });
  expect((await step('Map')).getByText(words)).toBeInTheDocument();
});

test('a hidden list can be shown on the dashboard again', async () => {
  localStorage.setItem('citypins-setup', '["ALL"]');
  await open(aSetup(['MAIL']));
  await userEvent.click(await screen.findByRole('button', { name: 'Show on the dashboard' }));
  expect(screen.queryByRole('button', { name: 'Show on the dashboard' })).not.toBeInTheDocument();
  expect(localStorage.getItem('citypins-setup')).toBe('[]');
});

test('steps that fail to load offer a retry', async () => {
  const responses = [refusal('Internal', 'INTERNAL'), { data: { setup: aSetup(), site: mapSite } }];
  const { transport } = aDashboard({ Setup: () => responses.shift() ?? refusal('Internal', 'INTERNAL') });
  await renderApp(<SetupScreen />, { path: '/admin/setup', transport });
  expect(await screen.findByText('Error loading the steps')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'First city' })).toBeInTheDocument();
});
