import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ask } from '../community/people.js';
import { type Made, makeCity, newName } from '../console/content.js';
import { type Account, see, signInAsAdmin, toast, visitSignedIn } from '../steps.js';
import { admin, freePort, removeDataDir, startApp, temporaryDataDir } from '../support/app.cjs';
import { page } from '../support/browser.js';

jest.setTimeout(120_000);

const ARCHIVE = readFileSync(fileURLToPath(new URL('../../guides/vaduz/map.pmtiles', import.meta.url)));
const VADUZ = { latitude: 47.1393, longitude: 9.5228 };
/** Bytes of the header of a PMTiles archive; the root directory begins after it. */
const HEADER = 127;

interface Archive {
  id: string;
  state: string;
  origin: string;
  bounds: { southWest: typeof VADUZ; northEast: typeof VADUZ } | null;
}

/** Starts a web server with the archive of Vaduz that only sends parts of it. @returns its address, the sizes (bytes) of what it has sent, and a function that stops it */
async function serveArchive() {
  const sent: number[] = [];
  const server = http.createServer(({ headers }, response) => {
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? [];
    const part = ARCHIVE.subarray(Number(from), Number(to) + 1);
    if (from === undefined || part.length === 0) return void response.writeHead(416, { 'Content-Range': `bytes */${ARCHIVE.length}` }).end();
    sent.push(part.length);
    const range = `bytes ${from}-${Number(from) + part.length - 1}/${ARCHIVE.length}`;
    response.writeHead(206, { 'Content-Range': range, 'Content-Length': part.length, ETag: '"vaduz"' }).end(part);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { origin, sent, stop: () => server.close().closeAllConnections() };
}

let app: ReturnType<typeof startApp>;
let dataDir: string;
let web: Awaited<ReturnType<typeof serveArchive>>;
let operator: Account;
const shared = { CITYPINS_URL: process.env.CITYPINS_URL };
// This app reads from addresses of its own network, as the web server of the test; other tests need one that does not.
beforeAll(async () => {
  dataDir = temporaryDataDir();
  const port = await freePort();
  const { email, password } = admin;
  const first = { SAMPLE_DATA: 'off', ADMIN_EMAIL: email, ADMIN_PASSWORD: password };
  app = startApp({ ...first, DATA_DIR: dataDir, PORT: String(port), WEBHOOK_PRIVATE_ADDRESSES: 'on' });
  [web] = await Promise.all([serveArchive(), app.ready]);
  process.env.CITYPINS_URL = `http://localhost:${port}`;
  operator = await signInAsAdmin();
});
afterAll(async () => {
  Object.assign(process.env, shared);
  web.stop();
  app.child.kill('SIGTERM');
  await app.ended;
  removeDataDir(dataDir);
});

const archives = async (): Promise<Archive[]> => {
  const query = '{ mapArchives { items { id state origin bounds { southWest { latitude longitude } northEast { latitude longitude } } } } }';
  return (await ask<{ mapArchives: { items: Archive[] } }>(operator, query)).mapArchives.items;
};

/** Returns the names of the files that the app has of maps. */
const files = (): string[] => readdirSync(path.join(dataDir, 'maps'));

test.each<[string, string, Buffer, string]>([
  ['whose end is missing', 'vaduz.pmtiles', ARCHIVE.subarray(0, -20_000), 'The end of this archive is missing. Download it again, or upload it again.'],
  [
    'whose directory is damaged',
    'vaduz.pmtiles',
    Buffer.concat([ARCHIVE.subarray(0, HEADER), Buffer.alloc(500, 0xff), ARCHIVE.subarray(HEADER + 500)]),
    'This archive is damaged. Download it again, or make it again.',
  ],
  [
    'of another kind',
    'vaduz.pmtiles',
    Buffer.from('<!doctype html><title>Not found</title>'),
    'This is not a map archive. Upload a PMTiles file (.pmtiles), or an OpenStreetMap extract (.osm.pbf).',
  ],
])('a file %s is refused with the reason, and leaves nothing', async (_, name, buffer, reason) => {
  const tab = await visitSignedIn('/admin/settings/map', operator, { allow: [/status of 400/] });
  await tab.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
  await see(tab.getByRole('alert').getByText(reason, { exact: true }));
  await see(tab.getByText(/^There is no archive yet\./));
  expect(await archives()).toEqual([]);
  expect(files()).toEqual([]);
});

/** Creates a published place. @returns its id */
async function makePlace(city: Made): Promise<string> {
  const input = { name: newName('Castle'), cityId: city.id, category: 'cafe', description: 'A place that only this journey knows of.', coordinates: VADUZ };
  const suggest = 'mutation ($input: SuggestPlaceInput!) { suggestPlace(input: $input) { id } }';
  return (await ask<{ suggestPlace: { id: string } }>(operator, suggest, { input })).suggestPlace.id;
}

test('an admin fetches the area of a city from a web server, and visitors see its streets', async () => {
  const city = await makeCity({ coordinates: VADUZ, timeZone: 'Europe/Vaduz' });
  const place = await makePlace(city);
  const tab = await visitSignedIn('/admin/settings/map', operator);
  const asked: string[] = [];
  tab.on('request', (request) => asked.push(request.url()));
  await tab.getByRole('tab', { name: 'Fetch an area' }).click();
  const form = tab.getByRole('tabpanel', { name: 'Fetch an area' });
  await form.getByRole('textbox', { name: 'Address of the archive' }).fill(`${web.origin}/vaduz.pmtiles`);
  await form.getByRole('combobox', { name: 'City' }).fill(city.name);
  await tab.getByRole('option', { name: city.name }).click();
  await form.getByRole('textbox', { name: 'Margin (km)' }).fill('1');
  await see(form.getByText('About 2 × 2 km'));
  await form.getByRole('button', { name: 'Fetch the area' }).click();
  await toast(tab, `${city.name} is being fetched`);
  const item = tab.getByRole('listitem').filter({ has: tab.getByText(city.name, { exact: true }) });
  await see(item.getByText('Ready'));
  await see(item.getByText(/fetched area/));
  await see(item.getByText(/^Layers: .*roads/));

  const [made, ...more] = await archives();
  expect(more).toEqual([]);
  expect(made).toMatchObject({ state: 'READY', origin: 'AREA' });
  expect(made?.bounds?.southWest.latitude).toBeCloseTo(VADUZ.latitude - 1 / 111.2, 3);
  expect(made?.bounds?.northEast.latitude).toBeCloseTo(VADUZ.latitude + 1 / 111.2, 3);
  expect(files()).toEqual([expect.stringMatching(/^[0-9a-f]{16}\.pmtiles$/)]);
  expect(asked.filter((address) => address.startsWith(web.origin))).toEqual([]);
  expect(web.sent.reduce((all, bytes) => all + bytes, 0)).toBeLessThan(ARCHIVE.length);

  const visitor = await page();
  const isTile = (address: string) => new URL(address).pathname.startsWith(`/map/${made?.id}/`);
  const tile = visitor.waitForResponse((response) => isTile(response.url()) && response.status() === 200);
  await visitor.goto(`/places/${place}`);
  await visitor.getByRole('heading', { name: 'Location' }).scrollIntoViewIfNeeded();
  await tile;
  await see(visitor.locator('canvas.leaflet-tile-loaded'));
});
