import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal } from '../../../../test/fakeApi';
import { renderApp } from '../../../../test/renderApp';
import { aDashboard, aSetup, mapSite } from './DashboardScreen.fixture';
import { DashboardScreen } from './DashboardScreen';

const open = (setup: () => object, more = {}) => {
  const api = aDashboard({ Setup: () => ({ data: { setup: setup(), site: mapSite } }), ...more });
  return renderApp(<DashboardScreen />, { path: '/admin', transport: api.transport }).then(() => api);
};
const card = () => screen.findByRole('region', { name: 'Set up your guide' });
/** Returns title and state of each step. */
const states = async () =>
  within(await card())
    .getAllByRole('heading', { level: 3 })
    .map((heading) => `${heading.textContent}: ${heading.parentElement?.querySelector(':scope > span')?.textContent ?? ''}`);

beforeEach(() => localStorage.clear());

test('shows the steps, which are done, and where to do the others', async () => {
  await open(() => aSetup(['IDENTITY', 'CITY', 'PLACE', 'MAP', 'MAIL', 'MODERATORS']));
  expect(await states()).toEqual([
    'Name and look: ',
    'Contact: Done',
    'Sample data: Done',
    'First city: ',
    'Places: ',
    'Map: ',
    'E-mail: ',
    'Backups: Done',
    'Moderators: ',
  ]);
  const links = within(await card()).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Choose name and look', '/admin/settings/identity'],
    ['Add city', '/admin/cities/new'],
    ['Add place', '/admin/places/new'],
    ['Set up the map', '/admin/settings/map'],
    ['Set up e-mails', '/admin/settings/mail'],
    ['Invite moderators', '/admin/users/invitations?new=1'],
  ]);
  expect(within(await card()).getByText('npm run citypins -- import places.csv')).toBeInTheDocument();
  expect(await card()).toHaveTextContent(/Set now: .*https:\/\/tile\.openstreetmap\.org/);
});

test('goes when all steps are done', async () => {
  const api = await open(() => aSetup());
  await screen.findByText('1,124');
  expect(api.of('Setup')).toHaveLength(1);
  expect(screen.queryByRole('region', { name: 'Set up your guide' })).not.toBeInTheDocument();
});

test('asks before the sample data go, follows the job, and offers to take the rest', async () => {
  let sample: object = {};
  const asked: unknown[] = [];
  await open(() => aSetup(['SAMPLE'], sample), {
    RemoveSampleData: (variables: unknown) => {
      asked.push(variables);
      sample = { isBeingRemoved: true };
      return { data: { removeSampleData: { __typename: 'SampleData', isBeingRemoved: true } } };
    },
  });
  await userEvent.click(within(await card()).getByRole('button', { name: 'Remove sample data' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove the sample data?' }));
  expect(dialog.getByText(/^56 cities and 1,144 places, their reviews/)).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Remove sample data' }));
  expect(await screen.findByText('The sample data are being removed…')).toBeInTheDocument();
  expect(asked).toEqual([{ withContributions: false }]);
  sample = { cities: 1, places: 2, people: 0 };
  expect(await screen.findByText('1 city and 2 places are left, because people have added something to them.', {}, { timeout: 4000 })).toBeInTheDocument();
  await userEvent.click(within(await card()).getByRole('button', { name: 'Remove the rest' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove the rest' }));
  expect(asked[1]).toEqual({ withContributions: true });
});

test('a site without own cities can add Vaduz, and sees that it is being added', async () => {
  let sample: object = {};
  const api = await open(() => aSetup(['SAMPLE', 'CITY'], sample), {
    AddPack: () => {
      sample = { isBeingAdded: true };
      return { data: { importPack: { __typename: 'BackgroundJob', id: 'j1', state: 'WAITING' } } };
    },
  });
  expect(within(await card()).queryByRole('button', { name: 'Add sample data' })).not.toBeInTheDocument();
  await userEvent.click(within(await card()).getByRole('button', { name: 'Add Vaduz' }));
  expect(await screen.findByText('The data are being added…')).toBeInTheDocument();
  expect(api.of('AddPack')).toEqual([{ id: 'vaduz' }]);
  sample = { cities: 0, places: 0, people: 0 };
  expect(await screen.findByRole('button', { name: 'Add Vaduz' }, { timeout: 4000 })).toBeInTheDocument();
});

test('an empty site can add the sample data', async () => {
  await open(() => aSetup(['CITY'], { cities: 0, places: 0, people: 0 }));
  expect(within(await card()).getByRole('button', { name: 'Add sample data' })).toBeInTheDocument();
});

test('a failed removal is told', async () => {
  await open(() => aSetup(['SAMPLE'], { hasFailed: true }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Nothing was deleted');
});

test('steps can be skipped and shown again, and the list hidden; the browser remembers it', async () => {
  await open(() => aSetup(['SAMPLE', 'MAIL']));
  await userEvent.click(within(await card()).getByRole('button', { name: 'Skip: Sample data' }));
  expect(await states()).toContain('Sample data: Skipped');
  expect(localStorage.getItem('citypins-setup')).toBe('["SAMPLE"]');
  await userEvent.click(screen.getByRole('button', { name: 'Show again: Sample data' }));
  expect(await states()).toContain('Sample data: ');
  await userEvent.click(screen.getByRole('button', { name: 'Hide this list' }));
  expect(screen.queryByRole('region', { name: 'Set up your guide' })).not.toBeInTheDocument();
  expect(localStorage.getItem('citypins-setup')).toBe('["ALL"]');
  expect(await screen.findByText(/You find it again under “Setup” in the menu/)).toBeInTheDocument();
});

test('the site starts with the only city after one click', async () => {
  const value = { slides: [], cities: [], startCity: '', sections: ['stats'] };
  let onlyCity: object | null = { __typename: 'City', id: 'v', name: 'Vaduz' };
  const api = await open(() => ({ ...aSetup(['MAIL']), onlyCity }), {
    HomeSettings: () => ({ data: { adminSettings: [{ __typename: 'AdminSettings', group: 'HOME', version: 4, value }] } }),
    StartWithCity: () => {
      onlyCity = null;
      return { data: { saveSettings: { __typename: 'SavedSettings', settings: { __typename: 'AdminSettings', group: 'HOME', version: 5, value } } } };
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: /^Start with .*Vaduz/ }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Start with/ })).not.toBeInTheDocument());
  expect(api.of('StartWithCity')).toEqual([{ version: 4, value: { ...value, startCity: 'v' } }]);
});

test('a refusal of the start city is told', async () => {
  await open(() => ({ ...aSetup(['MAIL']), onlyCity: { __typename: 'City', id: 'v', name: 'Vaduz' } }), {
    HomeSettings: () => ({ data: { adminSettings: [{ __typename: 'AdminSettings', group: 'HOME', version: 4, value: {} }] } }),
    StartWithCity: () => refusal('These settings have been changed by somebody else since you opened them.', 'CONFLICT'),
  });
  await userEvent.click(await screen.findByRole('button', { name: /^Start with/ }));
  expect(await screen.findByRole('alert')).toHaveTextContent('These settings have been changed');
});
