import { rmSync, truncateSync } from 'node:fs';
import path from 'node:path';
import { archiveWith, buildMap, WATER_TILE } from '../../../test/files/archives.js';
import { sendRaw } from '../../../test/raw.js';
import { startServer, type TestServer } from '../../../test/server.js';
import { until } from '../../../test/waiting.js';
import { createLogger } from '../../core/logging/index.js';
import { worldMap } from '../../core/tiles/index.js';

const logger = createLogger('silent');
const warnings = jest.spyOn(logger, 'warn');

let server: TestServer;
/** Another server of the same site. */
let other: TestServer;
beforeAll(async () => {
  server = await startServer({ logger });
  other = await startServer({ beside: server, env: { DATA_DIR: server.dataDir } });
});
afterAll(async () => {
  await other.stop();
  await server.stop();
});
beforeEach(() => warnings.mockClear());

const status = async (address: string, at = server): Promise<number> => (await sendRaw(at.url, { path: address })).status;
const answers = (address: string, expected: number, at?: TestServer) => async () => (await status(address, at)) === expected;

/** Returns a condition: maps of the server draw an archive. */
const isListed = (id: string) => async (): Promise<boolean> => {
  const { body } = await server.graphql<{ site: { map: { layers: { id: string }[] } } }>('{ site { map { layers { id } } } }');
  return body.data.site.map.layers.some((layer) => layer.id === id);
};

test('several servers of one site know a new archive, and forget a removed one', async () => {
  const { id, version } = await buildMap(server, archiveWith(['0/0/0'], { metadata: '{"attribution":"shared"}' }));
  const address = `/map/${id}/${version}/0/0/0`;
  await Promise.all([until(answers(address, 200)), until(answers(address, 200, other))]);
  await server.dataSource.query('DELETE FROM map_archives WHERE id = $1', [id]);
  await Promise.all([until(answers(address, 404)), until(answers(address, 404, other))]);
});

test('an archive that is removed while its tiles are requested never gives an error of the server', async () => {
  const addresses = Array.from({ length: 64 }, (_, i) => `3/${i % 8}/${Math.floor(i / 8)}`);
  const bytes = archiveWith(addresses, { zooms: [3, 3] });
  const { id, version } = await buildMap(server, bytes);
  await until(answers(`/map/${id}/${version}/3/0/0`, 200));
  const requests = addresses.map((address) => status(`/map/${id}/${version}/${address}`));
  const removal = server.dataSource.query('DELETE FROM map_archives WHERE id = $1', [id]);
  rmSync(path.join(server.dataDir, 'maps', `${version}.pmtiles`));
  const codes = new Set(await Promise.all(requests));
  await removal;
  expect([...codes].filter((code) => code !== 200 && code !== 404)).toEqual([]);
});

test('answers 404 for an archive whose file is missing, and logs it once', async () => {
  const bytes = archiveWith(['0/0/0'], { metadata: '{"attribution":"missing"}' });
  const { id, version } = await buildMap(server, bytes);
  rmSync(path.join(server.dataDir, 'maps', `${version}.pmtiles`));
  await until(isListed(id));
  for (let i = 0; i < 3; i += 1) expect(await status(`/map/${id}/${version}/0/0/0`)).toBe(404);
  expect(await status(`/map/world/${worldMap().version}/0/0/0`)).toBe(200);
  const lines = warnings.mock.calls.filter(([values]) => (values as { version?: string }).version === version);
  expect(lines).toEqual([[{ version }, expect.stringContaining(id)]]);
});

test('answers 404 for damaged tiles, and logs it once', async () => {
  const bytes = archiveWith(['0/0/0', '1/0/0'], { metadata: '{"attribution":"cut"}' }, (address) =>
    address === '0/0/0' ? WATER_TILE : Buffer.alloc(300, 'x'),
  );
  const { id, version } = await buildMap(server, bytes);
  truncateSync(path.join(server.dataDir, 'maps', `${version}.pmtiles`), bytes.length - 20);
  const address = `/map/${id}/${version}/1/0/0`;
  await until(isListed(id));
  expect([await status(address), await status(address)]).toEqual([404, 404]);
  expect(warnings.mock.calls.filter(([values]) => (values as { version?: string }).version === version)).toHaveLength(1);
});
