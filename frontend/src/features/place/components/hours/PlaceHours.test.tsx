import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderApp } from '../../../../../test/renderApp';
import { PlaceHours } from './PlaceHours';

// A Saturday, 17:30 in Kolkata.
beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') }));
afterEach(() => jest.useRealTimers());

const period = (opensAt: string, closesAt: string, comment: string | null = null) => ({
  opensAt: `2026-11-${opensAt}:00+05:30`,
  closesAt: `2026-11-${closesAt}:00+05:30`,
  comment,
});
const show = (periods: ReturnType<typeof period>[], text = 'Sa 10:00-14:00,16:00-20:00 open "garden only"; Mo "by appointment"', timeZone = 'Asia/Kolkata') =>
  renderApp(<PlaceHours place={{ id: 'p1', openingTimes: { timeZone, text, periods } }} />);
const week = [period('21T10:00', '21T14:00', 'garden only'), period('21T16:00', '21T20:00', 'garden only')];

async function unfold() {
  await userEvent.setup({ advanceTimers: jest.advanceTimersByTime }).click(screen.getByRole('button', { name: 'Show the week' }));
}

test('shows whether the place is open, and the week when expanded', async () => {
  await show(week);
  expect(screen.getByText('Open until 20:00')).toBeInTheDocument();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  await unfold();
  expect(screen.getByRole('button', { name: 'Hide the week' })).toHaveAttribute('aria-expanded', 'true');
  const rows = within(screen.getByRole('table', { name: 'Opening hours of the week' })).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual([
    'MondayClosed',
    'TuesdayClosed',
    'WednesdayClosed',
    'ThursdayClosed',
    'FridayClosed',
    'SaturdayToday10:00–14:00garden only16:00–20:00garden only',
    'SundayClosed',
  ]);
  expect(rows[5]).toHaveAttribute('aria-current', 'date');
  expect(screen.getByText('by appointment')).toBeInTheDocument();
  expect(screen.getByText('In the place’s time zone: India Standard Time')).toBeInTheDocument();
});

test('updates the state when the closing time passes', async () => {
  await show(week);
  act(() => jest.setSystemTime(new Date('2026-11-21T13:29:59Z')));
  act(() => jest.advanceTimersByTime(60_000));
  expect(screen.getByText('Closes soon · 20:00')).toBeInTheDocument();
  act(() => jest.setSystemTime(new Date('2026-11-21T14:29:59Z')));
  act(() => jest.advanceTimersByTime(60_000));
  expect(screen.getByText('Closed')).toBeInTheDocument();
});

test('shows no time zone to a visitor in the same time zone', async () => {
  await show(week, '', new Intl.DateTimeFormat().resolvedOptions().timeZone);
  await unfold();
  expect(screen.queryByText(/time zone/)).not.toBeInTheDocument();
});

test('shows "Hours unknown" and the comments if there are no periods', async () => {
  await show([], '"by appointment"');
  expect(screen.getByText('Hours unknown')).toBeInTheDocument();
  expect(screen.getByText('by appointment')).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('renders nothing if the hours or the time zone are unknown', async () => {
  const { unmount } = await renderApp(<PlaceHours place={{ id: 'p1', openingTimes: null }} />);
  expect(screen.queryByText('Opening hours')).not.toBeInTheDocument();
  unmount();
  await show(week, '', 'Mars/Olympus');
  expect(screen.queryByText('Opening hours')).not.toBeInTheDocument();
});
