import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '../../../test/renderApp';
import { NearMeChip } from './NearMeChip';

const ask: jest.MockedFunction<Geolocation['getCurrentPosition']> = jest.fn();
const change = jest.fn();

beforeEach(() => {
  ask.mockReset();
  change.mockReset();
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition: ask } });
});

const show = (params: Parameters<typeof NearMeChip>[0]['params'] = {}) => renderApp(<NearMeChip params={params} change={change} />);
const press = (isPressed: boolean) => userEvent.click(screen.getByRole('button', { name: 'Near me', pressed: isPressed }));

test("asks for the visitor's location only when pressed, then sorts by distance without a map area", async () => {
  ask.mockImplementation((found) => found({ coords: { latitude: 19.076_09, longitude: 72.877_42 } } as GeolocationPosition));
  await show({ area: '18,72,20,74' });
  expect(ask).not.toHaveBeenCalled();
  await press(false);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(change).toHaveBeenCalledWith({ near: '19.076,72.877', sort: 'nearest', area: undefined });
});

test('shows a busy state while the browser looks for the location', async () => {
  await show();
  await press(false);
  expect(screen.getByRole('button', { name: 'Near me' })).toHaveAttribute('aria-busy', 'true');
  expect(change).not.toHaveBeenCalled();
});

test.each([
  ['refuses', 1, "Location is blocked for this site. Allow it in your browser's site settings, or search by city."],
  ['does not know', 2, "We couldn't find your location. Try again, or search by city."],
])('shows what to do to a visitor whose browser %s the location', async (_what, code, words) => {
  ask.mockImplementation((_found, failed) => failed?.({ code, PERMISSION_DENIED: 1 } as GeolocationPositionError));
  await show();
  await press(false);
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(change).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Near me' })).toHaveAttribute('aria-busy', 'false');
});

test('shows the "unknown location" message in a browser without geolocation', async () => {
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: undefined });
  await show();
  await press(false);
  expect(await screen.findByText(/^We couldn't find your location\./)).toBeInTheDocument();
});

test.each([
  ['nearest', undefined],
  ['rating', 'rating'],
])('removes the location when pressed again: the order %s becomes %s', async (sort, next) => {
  await show({ near: '19.076,72.877', sort });
  await press(true);
  expect(change).toHaveBeenCalledWith({ near: undefined, sort: next });
  expect(ask).not.toHaveBeenCalled();
});
