import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cutLine, refusal } from '../../../../test/fakeApi';
import { aFile, catchUploads, lastUpload as upload, uploads } from '../../../../test/uploads';
import { anArchive, aMapJob, aProblem, mapsApi, openMaps, UNKNOWN } from './maps.fixture';
import { box, button, press, write } from './settings.fixture';

jest.setTimeout(30_000);

/** Everything is in view. */
class Viewport {
  constructor(told: IntersectionObserverCallback) {
    queueMicrotask(() => told([{ isIntersecting: true } as IntersectionObserverEntry], this as unknown as IntersectionObserver));
  }
  observe() {}
  disconnect() {}
}

beforeEach(() => {
  localStorage.clear();
  catchUploads();
  window.IntersectionObserver = Viewport as unknown as typeof IntersectionObserver;
});

const items = async () => within(await screen.findByRole('list', { name: 'Maps' })).getAllByRole('listitem');
/** The code of the map loads only when a map is shown. */
const mapNamed = (name: string) => screen.findByRole('region', { name }, { timeout: 10_000 });
const item = async (n: number) => (await items())[n] ?? document.body;

test('the list has the world map, and the facts of each archive', async () => {
  await openMaps(mapsApi([anArchive('m1')]));
  const [world, archive] = (await items()).map(({ textContent }) => textContent.replaceAll(/[\u2066-\u2069]/g, ''));
  expect(world).toMatch(/^World mapBuilt in.*Vector tiles · Zoom 0–6 · 1\.2 MB · Natural Earth/);
  expect(archive).toContain('VaduzReady');
  expect(archive).toContain('Vaduz, Liechtenstein · Vector tiles · Zoom 0–15 · 2.2 MB · uploaded · vaduz.pmtiles · Feb 3, 2026, 12:05');
  expect(archive).toContain('Layers: roads, water© OpenStreetMap');
  expect(screen.queryByText(/Maps do not show these archives/)).not.toBeInTheDocument();
});

test('without archives, the list says how streets come onto the map', async () => {
  await openMaps();
  expect(await screen.findByText(/Streets and buildings show as soon as you add one/)).toBeInTheDocument();
});

test('with another source, the list says that maps do not show its archives', async () => {
  await openMaps(mapsApi([anArchive('m1')], { source: 'none' }));
  expect(await screen.findByText(/^Maps do not show these archives now/)).toBeInTheDocument();
});

test('only the settings of the chosen source are shown', async () => {
  await openMaps();
  await screen.findByRole('combobox', { name: 'Source of the map' });
  const names = () => ['Address of the tiles', 'Credits of the tiles'].filter((name) => screen.queryByRole('textbox', { name }));
  expect(names()).toEqual([]);
  const choose = async (option: string) => {
    await userEvent.click(screen.getByRole('combobox', { name: 'Source of the map' }));
    await userEvent.click(await screen.findByRole('option', { name: option }));
  };
  await choose('Raster tiles from an address');
  expect(names()).toHaveLength(2);
  expect(screen.getByRole('switch', { name: 'Borders of countries' })).toBeInTheDocument();
  write(box('Address of the tiles'), 'https://tiles.test/');
  await choose('No map');
  expect(screen.queryByRole('switch', { name: 'Borders of countries' })).not.toBeInTheDocument();
  await press('Save');
  // the invalid address stays visible, because it keeps the form from being saved
  await waitFor(() => expect(box('Address of the tiles')).toHaveAccessibleDescription(/Write an address with/));
});

test('a map that fails to load offers a retry', async () => {
  const api = mapsApi();
  const { MapArchives: answer } = api.answers;
  Object.assign(api.answers, { MapArchives: cutLine });
  await openMaps(api);
  expect(await screen.findByText('Error loading the maps')).toBeInTheDocument();
  Object.assign(api.answers, { MapArchives: answer });
  await press('Try again');
  expect(await items()).toHaveLength(1);
});

test('an archive that is being made shows its progress, can be cancelled, and becomes ready by itself', async () => {
  const api = mapsApi([anArchive('m1', { ...UNKNOWN, state: 'MAKING', job: aMapJob() })]);
  await openMaps(api);
  expect(await screen.findByRole('progressbar', { name: 'Progress: Vaduz' })).toHaveAttribute('aria-valuenow', '25');
  expect(screen.getByText('25%')).toBeInTheDocument();
  expect(within(await item(1)).queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument();
  await press(/^Cancel: .*Vaduz/);
  expect(api.of('CancelJob')).toEqual([{ id: 'job-1' }]);
  api.change(anArchive('m1'));
  expect(await within(await item(1)).findByText('Ready', {}, { timeout: 6000 })).toBeInTheDocument();
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
});

test('a failed archive says why, and can be made again', async () => {
  const problem = aProblem('maps.tooMany', 'There are too many.', { n: 100 });
  const job = aMapJob({ state: 'FAILED', canCancel: false, canRetry: true });
  const api = mapsApi([anArchive('m1', { ...UNKNOWN, state: 'FAILED', problem, job })]);
  await openMaps(api);
  expect(await screen.findByText('There are already 100 map archives. Remove one that you do not need.')).toBeInTheDocument();
  await press(/^Try again: .*Vaduz/);
  await waitFor(() => expect(api.of('RetryJob')).toEqual([{ id: 'job-1' }]));
});

test('an archive shows the flaws of its map', async () => {
  const warnings = [aProblem('maps.coastIncomplete', 'The coast is incomplete.')];
  await openMaps(mapsApi([anArchive('m1', { origin: 'EXTRACT', warnings }), anArchive('m2')]));
  expect(await item(1)).toHaveTextContent('The coast of this extract is incomplete, so its ground is the world map.');
  expect(await item(2)).not.toHaveTextContent('coast');
});

test('a missing file is explained, and its archive can be removed after a question', async () => {
  const source = { origin: 'AREA', fileName: null, address: 'https://maps.test/planet.pmtiles' };
  const api = mapsApi([anArchive('m1', { state: 'MISSING', layer: null, ...source })]);
  await openMaps(api);
  expect(await screen.findByText(/^The file is not where the site stores its maps.*Backups do not contain it/)).toBeInTheDocument();
  expect(await item(1)).toHaveTextContent('https://maps.test/planet.pmtiles');
  expect(screen.queryByRole('button', { name: /^Show on the map: .*Vaduz/ })).not.toBeInTheDocument();
  await press(/^Remove .*Vaduz/);
  const dialog = within(await screen.findByRole('dialog', { name: /^Remove .*Vaduz.*\?$/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
  await waitFor(async () => expect(await items()).toHaveLength(1));
  expect(api.of('RemoveMapArchive')).toEqual([{ id: 'm1' }]);
});

test('an archive is renamed; an empty name is refused', async () => {
  const api = mapsApi([anArchive('m1')]);
  await openMaps(api);
  await screen.findByText('Ready');
  await press(/^Rename .*Vaduz/);
  const name = within(await screen.findByRole('dialog')).getByRole('textbox', { name: 'Name' });
  write(name, ' ');
  await press('Rename');
  await waitFor(() => expect(name).toHaveAccessibleDescription('Please give the map a name'));
  write(name, 'Vaduz 2026');
  await press('Rename');
  await waitFor(() => expect(api.of('RenameMapArchive')).toEqual([{ id: 'm1', name: 'Vaduz 2026' }]));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByText('Vaduz 2026')).toBeInTheDocument();
});

test('the area of an archive is shown on a map and hidden again', async () => {
  await openMaps(mapsApi([anArchive('m1')]));
  await screen.findByText('Ready');
  await press(/^Show on the map: .*Vaduz/);
  expect(await mapNamed('Area of Vaduz')).toBeInTheDocument();
  await press(/^Hide the map: .*Vaduz/);
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Area of Vaduz' })).not.toBeInTheDocument());
});

describe('upload', () => {
  const choose = async (file: File) => userEvent.upload(await screen.findByLabelText('Choose a file', { selector: 'input' }), file, { applyAccept: false });

  test('sends the file with its progress, and the list shows the archive', async () => {
    const api = mapsApi();
    await openMaps(api);
    await choose(aFile('vaduz.pmtiles'));
    await upload().progress(0.4);
    expect(screen.getByRole('progressbar', { name: 'Progress: vaduz.pmtiles' })).toHaveAttribute('aria-valuenow', '40');
    api.change(anArchive('m1', { ...UNKNOWN, state: 'MAKING', job: aMapJob({ state: 'WAITING', total: null }) }));
    await upload().answer(201, { _id: 'm1', name: 'vaduz.pmtiles', state: 'making' });
    expect(await screen.findByText('It starts soon.')).toBeInTheDocument();
    expect(screen.getByText(/vaduz\.pmtiles.* is being added$/)).toBeInTheDocument();
  });

  test.each([
    ['big.pmtiles', 2_000_000_001, /^.*big\.pmtiles.* is larger than 2\.0 GB\. Fetch only the area/],
    ['big.osm.pbf', 10_000_001, /^.*big\.osm\.pbf.* is larger than 10\.0 MB\. Make an archive of it with planetiler/],
    ['empty.pmtiles', 0, /^.*empty\.pmtiles.* is empty\. Choose another file\.$/],
  ])('refuses %s of %d bytes before it is sent', async (name, bytes, words) => {
    await openMaps();
    await choose(aFile(name, { bytes }));
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(uploads()).toEqual([]);
  });

  test('shows a refusal of the server', async () => {
    await openMaps();
    await choose(aFile('photo.pmtiles'));
    await upload().answer(400, { message: 'x', fields: { file: 'This is not a map archive.' } });
    expect(await screen.findByText('This is not a map archive.')).toBeInTheDocument();
  });
});

describe('fetch of an area', () => {
  const open = async (api = mapsApi()) => {
    await openMaps(api);
    await userEvent.click(await screen.findByRole('tab', { name: 'Fetch an area' }));
    return api;
  };
  const address = () => box('Address of the archive');
  const chooseCity = async () => {
    const city = await screen.findByRole('combobox', { name: 'City' });
    await userEvent.type(city, 'Pune');
    await userEvent.click(await screen.findByRole('option', { name: 'Pune, India' }));
  };

  test('around a city shows the area before it is sent, and the new archive in the list', async () => {
    const api = await open();
    write(address(), 'https://example.org/planet.pmtiles');
    await chooseCity();
    expect(await screen.findByText('About 15 × 22 km')).toBeInTheDocument();
    write(box('Margin (km)'), '10');
    expect(await screen.findByText('About 23 × 33 km')).toBeInTheDocument();
    expect(await mapNamed('Area to fetch')).toBeInTheDocument();
    await press('Fetch the area');
    expect(await screen.findByRole('progressbar', { name: 'Progress: Pune' })).toBeInTheDocument();
    expect(api.of('FetchMapArea')).toEqual([{ input: { address: 'https://example.org/planet.pmtiles', name: null, cityId: 'c1', marginKm: 10 } }]);
    expect(address()).toHaveValue('https://example.org/planet.pmtiles');
  });

  test('by coordinates sends the four edges', async () => {
    const api = await open();
    write(address(), 'https://example.org/planet.pmtiles');
    await userEvent.click(screen.getByRole('radio', { name: /^By coordinates/ }));
    for (const [name, text] of [
      ['West', '9,47'],
      ['South', '47.05'],
      ['East', '9.64'],
      ['North', '47.27'],
    ] as const)
      write(box(name), text);
    expect(await screen.findByText('About 13 × 24 km')).toBeInTheDocument();
    await press('Fetch the area');
    const bounds = { southWest: { latitude: 47.05, longitude: 9.47 }, northEast: { latitude: 47.27, longitude: 9.64 } };
    await waitFor(() => expect(api.of('FetchMapArea')).toEqual([{ input: { address: 'https://example.org/planet.pmtiles', name: null, bounds } }]));
  });

  test('without a city, with a wrong margin or impossible edges it is not sent', async () => {
    const api = await open();
    write(box('Margin (km)'), 'five');
    await press('Fetch the area');
    await waitFor(() => expect(address()).toHaveAccessibleDescription(/^Write the full address of a PMTiles archive/));
    expect(screen.getByText('Choose a city')).toBeInTheDocument();
    expect(box('Margin (km)')).toHaveAccessibleDescription('Enter a number from 0 to 100');
    await userEvent.click(screen.getByRole('radio', { name: /^By coordinates/ }));
    write(box('West'), '181');
    write(box('South'), '50');
    write(box('North'), '40');
    await press('Fetch the area');
    await waitFor(() => expect(box('West')).toHaveAccessibleDescription('Enter degrees from −180 to 180'));
    expect(box('East')).toHaveAccessibleDescription('Enter degrees from −180 to 180');
    expect(box('North')).toHaveAccessibleDescription('North must be larger than south');
    expect(api.of('FetchMapArea')).toEqual([]);
  });

  test('a refused address shows the message of the server at its field', async () => {
    const api = await open();
    Object.assign(api.answers, {
      FetchMapArea: () => refusal('Wrong input', 'BAD_USER_INPUT', { address: 'Use an address that begins with https://' }),
    });
    write(address(), 'http://example.org/planet.pmtiles');
    await chooseCity();
    await press('Fetch the area');
    await waitFor(() => expect(address()).toHaveAccessibleDescription('Use an address that begins with https://'));
    expect(button('Fetch the area')).toBeEnabled();
  });
});
