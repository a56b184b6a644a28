import { archiveWith, buildMap } from '../../../test/files/archives.js';
import { startServer, type TestServer } from '../../../test/server.js';
import { saveSettings } from '../../../test/settings.js';
import { worldMap } from '../../core/tiles/index.js';

const WORLD = `/map/world/${worldMap().version}`;

let server: TestServer;
beforeAll(async () => (server = await startServer()));
afterAll(() => server.stop());

interface SiteMap {
  source: string;
  hasBorders: boolean;
  tiles: { url: string; attribution: string } | null;
  layers: { id: string; url: string; kind: string }[];
}
const QUERY = '{ site { map { source hasBorders tiles { url attribution } layers { id url kind } } } }';
const siteMap = async (at: TestServer): Promise<SiteMap> => (await at.graphql<{ site: { map: SiteMap } }>(QUERY)).body.data.site.map;

test('Site.map names the layers of each source, the world first and large areas before small ones', async () => {
  const own = await startServer();
  const small = await buildMap(own, archiveWith(['5/16/11'], { bounds: [9, 47, 10, 48] }));
  const large = await buildMap(own, archiveWith(['5/16/11'], { bounds: [5, 45, 12, 50] }));
  await saveSettings(own, 'map', { borders: false });
  expect(await siteMap(own)).toEqual({
    source: 'OWN',
    hasBorders: false,
    tiles: null,
    layers: [
      { id: 'world', url: `${WORLD}/{z}/{x}/{y}`, kind: 'VECTOR' },
      ...[large, small].map(({ id, version }) => ({ id, url: `/map/${id}/${version}/{z}/{x}/{y}`, kind: 'VECTOR' })),
    ],
  });
  const tileUrl = 'https://{s}.tiles.example.org/{z}/{x}/{y}.png';
  await saveSettings(own, 'map', { source: 'tiles', tileUrl, tileAttribution: '<b>Tiles</b><script>x</script>' });
  expect(await siteMap(own)).toMatchObject({ source: 'TILES', tiles: { url: tileUrl, attribution: 'Tiles' }, layers: [{ id: 'world' }] });
  const policy = async () => (await fetch(`${own.url}/api/cities`)).headers.get('content-security-policy') ?? '';
  expect(await policy()).toContain('https://*.tiles.example.org');
  await saveSettings(own, 'map', { source: 'none' });
  expect(await siteMap(own)).toMatchObject({ source: 'NONE', tiles: null, layers: [] });
  expect(await policy()).not.toContain('tiles.example.org');
  await own.stop();
});

test('keeps the tiles of an installation that has set their address, until an admin chooses another source', async () => {
  const own = await startServer({ env: { MAP_TILE_URL: 'https://tiles.example.org/{z}/{x}/{y}.png' } });
  expect(await siteMap(own)).toMatchObject({ source: 'TILES', tiles: { url: 'https://tiles.example.org/{z}/{x}/{y}.png' } });
  await saveSettings(own, 'map', { source: 'own' });
  expect(await siteMap(own)).toMatchObject({ source: 'OWN', tiles: null });
  await own.stop();
});

test('uses the source of the environment', async () => {
  const own = await startServer({ env: { MAP_SOURCE: 'none', MAP_TILE_URL: 'https://tiles.example.org/{z}/{x}/{y}.png' } });
  expect(await siteMap(own)).toMatchObject({ source: 'NONE' });
  await own.stop();
});

test.each(['https://a;script-src *.example/{z}/{x}/{y}', "https://a.example'/{z}/{x}/{y}", 'ftp://a.example/{z}/{x}/{y}', 'https://a.example/{z}/{x}', ''])(
  'refuses the address of tiles %j',
  async (tileUrl) => {
    await expect(saveSettings(server, 'map', { source: 'tiles', tileUrl })).rejects.toThrow('400');
  },
);
