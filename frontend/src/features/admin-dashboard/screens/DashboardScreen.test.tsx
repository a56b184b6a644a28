import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cutLine } from '../../../../test/fakeApi';
import { renderApp } from '../../../../test/renderApp';
import { DashboardScreen } from './DashboardScreen';
import { aDashboard } from './DashboardScreen.fixture';

const open = (api = aDashboard()) => renderApp(<DashboardScreen />, { path: '/admin', transport: api.transport });
const itemsOf = async (list: string) => within(await screen.findByRole('list', { name: list })).getAllByRole('listitem');
const sectionOf = (name: string) => screen.findByRole('region', { name });

test('an admin sees totals and their changes within 30 days', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeInTheDocument();
  await screen.findByText('1,124');
  expect((await itemsOf('Totals')).map((item) => item.textContent)).toEqual([
    'Total Cities560%no change within 30 days',
    'Total Places1,124+12%more within 30 days',
    'Total Users160—Change within 30 days unknown',
    'Total Reviews6,150-3.4%less within 30 days',
  ]);
});

test('each card that needs attention links to its list', async () => {
  await open();
  await screen.findByText('1,124');
  expect((await itemsOf('Needs attention')).map((item) => item.textContent)).toEqual([
    'Pending PlacesPlaces waiting for approval10',
    'Reported ReviewsReviews that need attention3',
    'Duplicate placesPairs of places that can be the same one6',
  ]);
  expect(screen.getByRole('link', { name: 'Pending Places' })).toHaveAttribute('href', '/admin/places?status=pending');
  expect(screen.getByRole('link', { name: 'Reported Reviews' })).toHaveAttribute('href', '/admin/reviews?reported=true');
  expect(screen.getByRole('link', { name: 'Duplicate places' })).toHaveAttribute('href', '/admin/places/duplicates');
});

test('map archives whose files are missing are named, with a link to the maps', async () => {
  const anArchive = (id: string, name: string, state: string) => ({ __typename: 'MapArchive', id, name, state });
  const items = [anArchive('m1', 'Pune', 'MISSING'), anArchive('m2', 'Agra', 'READY')];
  await open(aDashboard({ MapNotice: () => ({ data: { mapArchives: { __typename: 'MapArchives', items } } }) }));
  const notice = (await screen.findByText(/^The file of the map archive .*Pune.* is missing\./)).closest('[role="alert"]');
  expect(notice).not.toHaveTextContent('Agra');
  expect(screen.getByRole('link', { name: 'Show the maps' })).toHaveAttribute('href', '/admin/settings/map');
});

test('quick actions link to the four lists', async () => {
  await open();
  const links = within(await sectionOf('Quick Actions')).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/admin/cities', '/admin/places', '/admin/users', '/admin/reviews']);
});

test('recent activity shows who did what, with links', async () => {
  await open();
  const section = within(await sectionOf('Recent Activity'));
  const rows = (await section.findAllByRole('listitem')).map((row) => row.textContent);
  expect(rows).toEqual([
    'Meera Iyer approved the place Corner Café2 hours ago',
    'Meera Iyer rejected the review of Too loud2 hours ago',
    'Asha Rao registered2 hours ago',
    'CityPins deleted the city Atlantis2 hours ago',
  ]);
  expect(section.getByRole('link', { name: 'Corner Café' })).toHaveAttribute('href', '/admin/places/p1');
  expect(section.getByRole('link', { name: 'Too loud' })).toHaveAttribute('href', '/admin/reviews?placeId=p2');
});

test.each([
  ['Reviews per day', ['Day', 'Reviews'], ['Nov 20', '4', 'Nov 21', '7']],
  ['Ratings', ['Stars', 'Reviews'], ['5 stars', '500', '4 stars', '400', '3 stars', '300', '2 stars', '200', '1 star', '100']],
  ['Places per city', ['City', 'Places'], ['Mumbai', '214', 'Pune', '90']],
  ['Waiting times', ['Waiting', 'Places', 'Reviews', 'Photos', 'Edits'], ['Under a day', '3', '2', '0', '1', 'Over a week', '1', '0', '5', '0']],
])('the chart “%s” has a table with the same numbers', async (title, head, cells) => {
  await open();
  await userEvent.click(await screen.findByRole('button', { name: `Show ${title} as table` }));
  const table = within(within(await sectionOf(title)).getByRole('table'));
  expect(table.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual(head);
  const body = table
    .getAllByRole('row')
    .slice(1)
    .flatMap((row) => [...row.children]);
  expect(body.map((cell) => cell.textContent)).toEqual(cells);
  await userEvent.click(screen.getByRole('button', { name: `Show ${title} as chart` }));
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test('charts or activity that fail to load do not affect the rest of the page', async () => {
  const api = aDashboard();
  Object.assign(api.answers, { AdminCharts: cutLine, RecentActivity: cutLine });
  await open(api);
  expect(await screen.findByText('1,124')).toBeInTheDocument();
  expect(await screen.findByText('Error Loading Charts')).toBeInTheDocument();
  expect(await screen.findByText('Error Loading Activity')).toBeInTheDocument();
});

test('a dashboard that fails to load shows the error, and a retry loads it', async () => {
  const api = aDashboard();
  const { DashboardScreen: answer } = api.answers;
  Object.assign(api.answers, { DashboardScreen: cutLine });
  await open(api);
  expect(await screen.findByText('Error Loading Dashboard')).toBeInTheDocument();
  expect(screen.getByText('Please try again later.')).toBeInTheDocument();
  Object.assign(api.answers, { DashboardScreen: answer });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('1,124')).toBeInTheDocument();
});
