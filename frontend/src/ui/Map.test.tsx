import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '../../test/renderApp';
import { Map } from './Map';

const tiles = { url: 'https://tiles.test/{z}/{x}/{y}.png', attribution: 'Drawn by <a href="https://tiles.test">Testers</a>' };
const here = { latitude: 18.921984, longitude: 72.834654 };
const markers = [{ id: 'p1', position: here, label: 'Gateway of India', popup: 'Apollo Bandar, Mumbai' }];

const map = <Map center={here} markers={markers} tiles={tiles} label="Map of Gateway of India" />;
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

test('a click on the map picks its position', async () => {
  const onPick = jest.fn();
  const picker = { position: here, label: 'The place', onPick };
  await renderApp(<Map center={here} markers={[]} picker={picker} tiles={tiles} label="Map to set the pin" />);
  act(() => Viewport.scrollTo());
  fireEvent.click(await screen.findByRole('region', { name: 'Map to set the pin' }, { timeout: 10_000 }));
  const near = (degrees: number): number => expect.closeTo(degrees, 1) as number;
  expect(onPick).toHaveBeenCalledWith({ latitude: near(here.latitude), longitude: near(here.longitude) });
  expect(screen.getByText('The place')).toBeInTheDocument();
});
