import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '../../../../test/renderApp';
import { aDashboard, aSetup } from './DashboardScreen.fixture';
import { DashboardScreen } from './DashboardScreen';

const open = (setup: () => object, more = {}) => {
  const api = aDashboard({ SetupCard: () => ({ data: { setup: setup() } }), ...more });
  return renderApp(<DashboardScreen />, { path: '/admin', transport: api.transport }).then(() => api);
};
const card = () => screen.findByRole('region', { name: 'Set up your guide' });
const titles = async () =>
  within(await card())
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

beforeEach(() => localStorage.clear());

test('shows the steps, which are done, and where to do the others', async () => {
  await open(() => aSetup(['IDENTITY', 'CITY', 'MAIL']));
  expect(await titles()).toEqual(['Name and look', 'Contact (done)', 'Sample data (done)', 'First city', 'First place (done)', 'E-mail', 'Backups (done)']);
  const links = within(await card()).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Choose name and look', '/admin/settings/identity'],
    ['Add city', '/admin/cities/new'],
    ['Set up e-mails', '/admin/settings/mail'],
  ]);
});

test('goes when all steps are done', async () => {
  const api = await open(() => aSetup());
  await screen.findByText('1,124');
  expect(api.of('SetupCard')).toHaveLength(1);
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

test('a failed removal is told', async () => {
  await open(() => aSetup(['SAMPLE'], { hasFailed: true }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Nothing was deleted');
});

test('the sample data can be kept, and the list hidden; the browser remembers both', async () => {
  await open(() => aSetup(['SAMPLE', 'MAIL']));
  await userEvent.click(within(await card()).getByRole('button', { name: 'Keep them' }));
  expect(await titles()).toContain('Sample data (done)');
  await userEvent.click(screen.getByRole('button', { name: 'Hide this list' }));
  expect(screen.queryByRole('region', { name: 'Set up your guide' })).not.toBeInTheDocument();
  expect(localStorage.getItem('citypins-setup')).toBe('["SAMPLE","ALL"]');
});
