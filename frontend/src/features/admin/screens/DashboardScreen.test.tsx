import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '../../../../test/renderApp';
import { DashboardScreen } from './DashboardScreen';
import { DashboardScreenDocument } from './DashboardScreen.generated';

const adminStats = { __typename: 'AdminStats', totalCities: 56, totalPlaces: 1124, totalUsers: 160, totalReviews: 6150, pendingPlaces: 10, reportedReviews: 3 };
const request = { query: DashboardScreenDocument };

test('an admin sees what the guide holds and what waits for a decision', async () => {
  await renderApp(<DashboardScreen />, { mocks: [{ request, result: { data: { adminStats } } }] });
  expect(screen.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeInTheDocument();
  const totals = await screen.findByRole('list', { name: 'Totals' });
  expect(within(totals).getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Total Cities56', 'Total Places1,124', 'Total Users160', 'Total Reviews6,150',
  ]);
  expect(within(screen.getByRole('list', { name: 'Needs attention' })).getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Pending PlacesPlaces waiting for approval10', 'Reported ReviewsReviews that need attention3',
  ]);
});

test('a dashboard that cannot be loaded says so and can be tried again', async () => {
  const mocks = [{ request, error: new Error('lost') }, { request, result: { data: { adminStats } } }];
  await renderApp(<DashboardScreen />, { mocks });
  expect(await screen.findByText('Error Loading Dashboard')).toBeInTheDocument();
  expect(screen.getByText('Please try again later.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('1,124')).toBeInTheDocument();
});
