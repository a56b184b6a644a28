import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { tileMap } from '../../../test/baseMap';
import { renderApp } from '../../../test/renderApp';
import type { NearCity } from './PinStatus';
import { PinField } from './PinField';

const KOCHI = { name: 'Kochi', coordinates: { latitude: 9.9312, longitude: 76.2673 } };
const ask: jest.MockedFunction<Geolocation['getCurrentPosition']> = jest.fn();

beforeEach(() => {
  ask.mockReset();
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition: ask } });
});
afterEach(() => Reflect.deleteProperty(window, 'isSecureContext'));

const locates = (accuracy: number) =>
  ask.mockImplementation((found) => found({ coords: { latitude: 9.95, longitude: 76.25, accuracy } } as GeolocationPosition));

function Form({ city }: { city?: NearCity }) {
  const [values, setValues] = useState({ latitude: '', longitude: '', name: '' });
  const set = (name: string, value: string) => {
    setValues((old) => ({ ...old, [name]: value }));
    return Promise.resolve();
  };
  const form = {
    values,
    setFieldValue: set,
    field: (name: 'latitude' | 'longitude') => ({
      name,
      value: values[name],
      error: false,
      message: undefined,
      onBlur: () => undefined,
      onChange: (event: { target: { value: string } }) => void set(name, event.target.value),
    }),
  };
  return <PinField form={form as never} words={{ pin: 'The place', hint: 'Press the map.' }} center={undefined} zoom={13} city={city} base={tileMap()} />;
}

const press = () => userEvent.click(screen.getByRole('button', { name: 'Use my position' }));
const written = () => [screen.getByLabelText('Latitude'), screen.getByLabelText('Longitude')].map((field) => (field as HTMLInputElement).value);

test("asks for the visitor's position only when pressed, writes its coordinates and announces them", async () => {
  locates(20);
  await renderApp(<Form city={KOCHI} />);
  expect(ask).not.toHaveBeenCalled();
  await press();
  expect(await screen.findByText(/^The pin is at your position\./)).toBeInTheDocument();
  expect(written()).toEqual(['9.950000', '76.250000']);
  expect(await screen.findByText(/^The pin is at .?9\.9500, 76\.2500.?\. .*1\.[78] mi.* from the center of .*Kochi/)).toBeInTheDocument();
});

test('announces the pin without a city where none is chosen', async () => {
  locates(20);
  await renderApp(<Form />);
  await press();
  expect(await screen.findByText(/^The pin is at .?9\.9500, 76\.2500.?\.$/)).toBeInTheDocument();
});

test('asks to move the pin after a rough position, until the coordinates are changed', async () => {
  locates(2400);
  await renderApp(<Form />);
  await press();
  expect(await screen.findByText(/^Your browser knows your position only to about 1\.5 mi\./)).toBeInTheDocument();
  await userEvent.type(screen.getByLabelText('Latitude'), '1');
  expect(screen.queryByText(/^Your browser knows/)).not.toBeInTheDocument();
});

test('shows that it looks for the position, and asks once for several presses', async () => {
  await renderApp(<Form />);
  await press();
  await press();
  expect(screen.getByText('Looking for your position…')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Use my position' })).toHaveAttribute('aria-busy', 'true');
  expect(ask).toHaveBeenCalledTimes(1);
});

test.each([
  ['blocks the position', 1, /^Location is blocked for this site\./],
  ['does not know the position', 2, /^We couldn't find your location\./],
  ['takes too long', 3, /^Finding your location took too long\./],
])('shows what to do if the browser %s, and keeps the coordinates', async (_what, code, words) => {
  ask.mockImplementation((_found, failed) => failed?.({ code } as GeolocationPositionError));
  await renderApp(<Form />);
  await userEvent.type(screen.getByLabelText('Latitude'), '9');
  await press();
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(written()).toEqual(['9', '']);
});

test('shows that positions need HTTPS, without asking the browser', async () => {
  Object.defineProperty(window, 'isSecureContext', { configurable: true, value: false });
  await renderApp(<Form />);
  await press();
  expect(await screen.findByText(/^Browsers share a location only with sites that use HTTPS\./)).toBeInTheDocument();
  expect(ask).not.toHaveBeenCalled();
});

test('a position after a problem replaces its sentence', async () => {
  ask.mockImplementationOnce((_found, failed) => failed?.({ code: 3 } as GeolocationPositionError));
  await renderApp(<Form />);
  await press();
  await screen.findByText(/took too long/);
  locates(20);
  await press();
  await act(async () => Promise.resolve());
  await waitFor(() => expect(screen.queryByText(/took too long/)).not.toBeInTheDocument());
  expect(screen.getByText(/^The pin is at your position\./)).toBeInTheDocument();
});
