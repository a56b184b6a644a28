import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { tileMap } from '../../../../test/baseMap';
import { facetsAnswer } from '../../../../test/facets';
import { fakeApi } from '../../../../test/fakeApi';
import { anIllustration } from '../../../../test/images';
import { answerMediaQueries } from '../../../../test/media';
import { renderApp } from '../../../../test/renderApp';
import { PlacesScreen } from './PlacesScreen';

const DESKTOP = 1440;
const PHONE = 390;

const point = (latitude: number, longitude: number) => ({ __typename: 'Coordinates', latitude, longitude });
const mumbai = { __typename: 'City', id: 'c1', name: 'Mumbai', state: 'Maharashtra' };
const place = (id: string, name: string, longitude: number) => ({
  __typename: 'Place',
  id,
  name,
  description: { language: 'en', text: 'A cafe.' },
  category: 'cafe',
  moreCategories: [],
  featured: false,
  isSample: false,
  businessStatus: null,
  opensOn: null,
  openingTimes: null,
  attributes: [],
  isFavorite: false,
  priceRange: null,
  rating: { __typename: 'Rating', average: 4.5, count: 2 },
  coordinates: point(19, longitude),
  city: mumbai,
  images: [anIllustration(`/art/places/${id}.svg`, `Illustration of ${name}`)],
});
const [blue, green, far] = [place('p1', 'Blue Door', 72.8), place('p2', 'Green Door', 72.9), place('p3', 'Far Door', 72.85)] as const;
const onMap = ({ id, name, rating, coordinates }: typeof blue) => ({ count: 1, coordinates, place: { id, name, rating } });
const several = { count: 12, coordinates: point(19.03, 72.84), place: null };

/**
 * Fake API: the list has two places; the map has a third one and a cluster.
 * @param level grid level of the clusters; at 15 a cell is about 0.01 degrees wide
 */
function guide(level: number) {
  const items = [...[blue, green, far].map(onMap), several];
  return fakeApi({
    PlacesScreen: () => ({
      data: { places: { __typename: 'PlacePage', items: [blue, green], total: 2, page: 1, pages: 1, didYouMean: null, understood: [] } },
    }),
    PlacesFilters: () => facetsAnswer(),
    PlacesChoices: () => ({
      data: { placeCities: [mumbai], site: { __typename: 'Site', map: tileMap('', '') } },
    }),
    PlacesMap: () => ({ data: { mapViewport: { total: items.length, level, items } } }),
    MapCard: ({ id }) => ({ data: { place: [blue, green, far].find((one) => one.id === id) } }),
  });
}

const scrolled = jest.fn();

beforeEach(() => {
  scrolled.mockClear();
  Element.prototype.scrollIntoView = scrolled;
  window.scrollTo = () => {};
  // jsdom gives no element a size, but Leaflet needs one.
  Object.defineProperties(HTMLElement.prototype, { clientWidth: { configurable: true, value: 500 }, clientHeight: { configurable: true, value: 600 } });
});

async function show(widthPx: number, path: string, level = 15) {
  answerMediaQueries({ widthPx, lessMotion: true });
  const api = guide(level);
  const { router } = await renderApp(<PlacesScreen />, { path, transport: api.transport });
  await screen.findByRole('region', { name: 'Map of the places' });
  return { api, address: () => decodeURIComponent(router.state.location.search) };
}

const pin = (name: string) => screen.findByRole('button', { name: `${name}, rated 4.5` });
const card = () => screen.queryByRole('region', { name: 'Place on the map' });

test('a pin and its card highlight each other, and a pressed pin scrolls its card into view', async () => {
  await show(DESKTOP, '/places');
  const [one, other] = [await pin('Blue Door'), await pin('Green Door')];
  expect(one).toHaveTextContent('4.5');
  const items = within(screen.getByRole('list', { name: 'Places' })).getAllByRole('listitem');
  await userEvent.hover(items[1] as HTMLElement);
  expect(other).toHaveClass('is-lit');
  await userEvent.unhover(items[1] as HTMLElement);
  expect(other).not.toHaveClass('is-lit');

  await userEvent.click(one);
  expect(one).toHaveAttribute('aria-pressed', 'true');
  expect(items[0]).toHaveAttribute('aria-current', 'true');
  expect(scrolled).toHaveBeenCalledTimes(1);
  other.focus();
  await userEvent.keyboard('{Enter}');
  expect(one).toHaveAttribute('aria-pressed', 'false');
  expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'true']);
  expect(card()).not.toBeInTheDocument();
});

test('a pin whose place is not listed shows its card on the map, which Escape closes', async () => {
  await show(DESKTOP, '/places');
  await userEvent.click(await pin('Far Door'));
  expect(await screen.findByRole('heading', { name: 'Far Door' })).toBeInTheDocument();
  fireEvent.keyDown(within(card() as HTMLElement).getByRole('button', { name: 'Close' }), { key: 'Escape' });
  await waitFor(() => expect(card()).not.toBeInTheDocument());
  expect(await pin('Far Door')).toHaveAttribute('aria-pressed', 'false');
});

test('each pin on a phone opens its card over the map, with buttons for the next place and to close', async () => {
  await show(PHONE, '/places?view=map');
  expect(card()).not.toBeInTheDocument();
  await userEvent.click(await pin('Blue Door'));
  expect(await screen.findByRole('heading', { name: 'Blue Door', level: 3 })).toBeInTheDocument();
  const shown = within(card() as HTMLElement);
  await userEvent.click(shown.getByRole('button', { name: 'Next place' }));
  expect(await shown.findByRole('heading', { name: 'Green Door' })).toBeInTheDocument();
  expect(await pin('Green Door')).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(shown.getByRole('button', { name: 'Previous place' }));
  expect(await shown.findByRole('heading', { name: 'Blue Door' })).toBeInTheDocument();
  fireEvent.touchStart(card() as HTMLElement, { touches: [{ clientX: 100 }] });
  fireEvent.touchEnd(card() as HTMLElement, { changedTouches: [{ clientX: 200 }] });
  expect(await shown.findByRole('heading', { name: 'Far Door' })).toBeInTheDocument();
  await userEvent.click(shown.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(card()).not.toBeInTheDocument());
  expect(scrolled).not.toHaveBeenCalled();
});

test('a moved map offers to search the area and puts it into the address', async () => {
  const { api, address } = await show(DESKTOP, '/places');
  await pin('Blue Door');
  expect(screen.queryByRole('button', { name: 'Search this area' })).not.toBeInTheDocument();
  const before = api.of('PlacesMap').length;
  const map = screen.getByRole('region', { name: 'Map of the places' });
  map.focus();
  fireEvent.keyDown(map, { key: 'ArrowRight', code: 'ArrowRight', keyCode: 39 });
  const search = await screen.findByRole('button', { name: 'Search this area' });
  expect(address()).toBe('');
  await userEvent.click(search);
  const [south, west, north, east] = (/^\?area=(.+)$/.exec(address())?.[1] ?? '').split(',').map(Number) as [number, number, number, number];
  expect(south).toBeLessThan(19);
  expect(north).toBeGreaterThan(19);
  expect(west).toBeLessThan(72.85);
  expect(east).toBeGreaterThan(72.85);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Search this area' })).not.toBeInTheDocument());
  expect(api.of('PlacesMap').length).toBeGreaterThanOrEqual(before);
  expect(api.of('PlacesScreen').at(-1)).toMatchObject({ filter: { bounds: { southWest: { latitude: south, longitude: west } } } });
});

test.each([
  ['fits into the map', 15],
  ['is larger than the map', 8],
])('pressing a cluster whose cell %s zooms in and loads its places', async (_what, level) => {
  const { api } = await show(DESKTOP, '/places', level);
  const cluster = await screen.findByRole('button', { name: '12 places, show them' });
  const { zoom } = api.of('PlacesMap').at(-1) as { zoom: number };
  await userEvent.click(cluster);
  await waitFor(() => expect((api.of('PlacesMap').at(-1) as { zoom: number }).zoom).toBeGreaterThan(zoom));
  expect(screen.getByRole('region', { name: 'Map of the places' })).toHaveFocus();
});
