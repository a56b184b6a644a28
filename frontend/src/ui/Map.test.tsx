import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { tileMap } from '../../test/baseMap';
import { renderApp } from '../../test/renderApp';
import { Map } from './Map';
import { StaticPicture } from './map';
import type { MapPicker } from './map/types';

const base = tileMap(undefined, 'Drawn by <a href="https://tiles.test">Testers</a>');
const here = { latitude: 18.921984, longitude: 72.834654 };
const markers = [{ id: 'p1', position: here, label: 'Gateway of India', popup: 'Apollo Bandar, Mumbai' }];

const map = <Map center={here} markers={markers} base={base} label="Map of Gateway of India" />;
const shownMap = () => screen.findByRole('region', { name: 'Map of Gateway of India' }, { timeout: 10_000 });

/** Fake IntersectionObserver; `scrollTo` brings the element into view. */
class Viewport {
  static scrollTo: () => void = () => {};
  constructor(told: IntersectionObserverCallback) {
    Viewport.scrollTo = () => told([{ isIntersecting: true } as IntersectionObserverEntry], this as unknown as IntersectionObserver);
  }
  observe() {}
  disconnect() {}
}

beforeEach(() => {
  window.IntersectionObserver = Viewport as unknown as typeof IntersectionObserver;
});

test('a map loads no tiles before it comes into view', async () => {
  const { container } = await renderApp(map);
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  expect(container.querySelector('img')).toBeNull();
  act(() => Viewport.scrollTo());
  expect(await shownMap()).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Testers' })).toBeInTheDocument();
});

test('a visitor opens the popup of a pin with the keyboard', async () => {
  await renderApp(map);
  act(() => Viewport.scrollTo());
  await shownMap();
  screen.getByRole('button', { name: 'Gateway of India' }).focus();
  fireEvent.keyPress(screen.getByRole('button', { name: 'Gateway of India' }), { keyCode: 13, charCode: 13 });
  expect(await screen.findByText('Apollo Bandar, Mumbai')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Close popup' }));
  await waitFor(() => expect(screen.queryByText('Apollo Bandar, Mumbai')).not.toBeInTheDocument());
});

test('pins and a note show if the tile server is unreachable', async () => {
  const { container } = await renderApp(map);
  act(() => Viewport.scrollTo());
  await shownMap();
  const tile = container.querySelector('img') as HTMLImageElement;
  expect(tile).toHaveAttribute('src', expect.stringMatching(/^https:\/\/tiles\.test\/15\//));
  fireEvent.error(tile);
  expect(await screen.findByText('Map pictures are not available right now')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Gateway of India' })).toBeInTheDocument();
});

/** Shows a map that sets a pin. @returns its container */
async function showPicker(picker: Partial<MapPicker> & Pick<MapPicker, 'onPick'>) {
  await renderApp(
    <Map center={here} zoom={15} markers={[]} picker={{ position: undefined, label: 'The place', ...picker }} base={base} label="Map to set the pin" />,
  );
  act(() => Viewport.scrollTo());
  return screen.findByRole('application', { name: 'Map to set the pin' }, { timeout: 10_000 });
}

const near = (degrees: number): number => expect.closeTo(degrees, 4) as number;
const pin = () => screen.getByRole('button', { name: 'The place' });

test('a click on the map picks its position', async () => {
  const onPick = jest.fn();
  fireEvent.click(await showPicker({ position: here, onPick }));
  expect(onPick).toHaveBeenCalledWith({ latitude: near(here.latitude), longitude: near(here.longitude) });
  expect(screen.getByText('The place')).toBeInTheDocument();
});

test.each([
  ['Enter', 'Enter'],
  ['the space bar', ' '],
])('%s sets the pin at the center of the focused map, which a cross-hair marks', async (_name, key) => {
  const onPick = jest.fn();
  const shown = await showPicker({ onPick });
  expect(shown.querySelector('.cross-hair')).toBeNull();
  fireEvent.keyDown(shown, { key });
  expect(onPick).toHaveBeenCalledWith({ latitude: near(here.latitude), longitude: near(here.longitude) });
  expect(shown.querySelector('.cross-hair')).toBeInTheDocument();
  expect(shown).toHaveAccessibleDescription('Arrow keys move the map, + and − zoom. Enter sets the pin at the center.');
  fireEvent.pointerDown(shown);
  expect(shown.querySelector('.cross-hair')).toBeNull();
});

test('Enter on a zoom button sets no pin', async () => {
  const onPick = jest.fn();
  await showPicker({ onPick });
  fireEvent.keyDown(screen.getByRole('button', { name: 'Zoom in' }), { key: 'Enter' });
  expect(onPick).not.toHaveBeenCalled();
});

/** Degrees of longitude of a pixel at zoom 15. */
const PIXEL = 360 / (256 * 2 ** 15);

test.each([
  ['ArrowRight', false, 4],
  ['ArrowLeft', false, -4],
  ['ArrowRight', true, 40],
])('%s moves the focused pin, farther with Shift: %s', async (key, shiftKey, pixels) => {
  const onPick = jest.fn();
  await showPicker({ position: here, onPick });
  expect(pin()).toHaveAccessibleDescription('Arrow keys move the pin, with Shift farther. + and − zoom.');
  fireEvent.keyDown(pin(), { key, shiftKey });
  expect(onPick).toHaveBeenCalledWith({
    latitude: expect.closeTo(here.latitude, 6) as number,
    longitude: expect.closeTo(here.longitude + pixels * PIXEL, 6) as number,
  });
});

test.each([
  ['ArrowUp', 1],
  ['ArrowDown', -1],
])('%s moves the focused pin along its meridian', async (key, sign) => {
  const onPick: jest.MockedFunction<MapPicker['onPick']> = jest.fn();
  await showPicker({ position: here, onPick });
  fireEvent.keyDown(pin(), { key });
  const [point] = onPick.mock.lastCall ?? [here];
  expect(Math.sign(point.latitude - here.latitude)).toBe(sign);
  expect(point.longitude).toBeCloseTo(here.longitude, 6);
});

test('an arrow key with Ctrl leaves the pin where it is', async () => {
  const onPick = jest.fn();
  await showPicker({ position: here, onPick });
  fireEvent.keyDown(pin(), { key: 'ArrowLeft', ctrlKey: true });
  expect(onPick).not.toHaveBeenCalled();
});

test("the visitor's position shows with its accuracy", async () => {
  const shown = await showPicker({ position: here, own: { point: here, accuracy: 40 }, onPick: jest.fn() });
  expect(shown.querySelector('path.own-accuracy')).toBeInTheDocument();
});

describe('a picture of the same area', () => {
  const picture = { path: '/art/maps/p1', credit: '© <a href="https://osm.test/">OSM</a>', hasStreets: true };
  const label = 'Map of Gateway of India';
  const withPicture = <Map center={here} markers={markers} base={base} below={<StaticPicture picture={picture} label={label} />} label={label} />;

  test('shows before the map is in view, with its name and credits', async () => {
    await renderApp(withPicture);
    expect(screen.getByRole('img', { name: 'Map of Gateway of India' })).toHaveAttribute('src', '/art/maps/p1-light.webp');
    expect(screen.getByText('©')).toHaveTextContent('© OSM');
  });

  test('shows through the map until its tiles are drawn', async () => {
    const { container } = await renderApp(withPicture);
    act(() => Viewport.scrollTo());
    const region = await shownMap();
    expect(region).toHaveClass('is-waiting');
    for (const tile of container.querySelectorAll('.leaflet-tile')) fireEvent.load(tile);
    await waitFor(() => expect(region).not.toHaveClass('is-waiting'));
  });

  test('is hidden as soon as the visitor moves the map', async () => {
    await renderApp(withPicture);
    act(() => Viewport.scrollTo());
    const region = await shownMap();
    await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
    await waitFor(() => expect(region).not.toHaveClass('is-waiting'));
  });
});
