import { VectorTile, type VectorTileFeature } from '@mapbox/vector-tile';
import { gunzipSync } from 'node:zlib';
import Protobuf from 'pbf';
import { memorySource, TileArchive, worldMap } from './index.js';

const MAX_ZOOM = 6;

const world = worldMap();
let archive: TileArchive;
beforeAll(async () => {
  archive = await TileArchive.open(memorySource(world.bytes));
});

async function tileAt(z: number, x: number, y: number): Promise<VectorTile | undefined> {
  const bytes = await archive.tile(z, x, y);
  return bytes ? new VectorTile(new Protobuf(gunzipSync(bytes))) : undefined;
}

/** Returns the features of a layer of a tile. */
function featuresOf(tile: VectorTile | undefined, name: string): VectorTileFeature[] {
  const layer = tile?.layers[name];
  return layer ? Array.from({ length: layer.length }, (_, index) => layer.feature(index)) : [];
}

const propertiesOf = (tile: VectorTile | undefined) => featuresOf(tile, 'places').map(({ properties }) => properties);

/** Returns all tiles of a zoom level that exist. */
async function tilesOf(z: number): Promise<VectorTile[]> {
  const all = Array.from({ length: 4 ** z }, (_, index) => tileAt(z, Math.floor(index / 2 ** z), index % 2 ** z));
  return (await Promise.all(all)).filter((tile) => tile !== undefined);
}

/** Returns the position of a point on the square map, from 0 to 2^z. */
function positionOf([longitude, latitude]: readonly [number, number], z: number): [number, number] {
  const y = 0.5 - Math.asinh(Math.tan((latitude * Math.PI) / 180)) / (2 * Math.PI);
  return [(longitude / 360 + 0.5) * 2 ** z, y * 2 ** z];
}

/** Whether a point is on land: inside an odd number of rings (even-odd rule). */
async function isLand(point: readonly [number, number], zoom = MAX_ZOOM): Promise<boolean> {
  const [x, y] = positionOf(point, zoom);
  const tile = await tileAt(zoom, Math.floor(x), Math.floor(y));
  const [left, top] = [(x % 1) * 4096, (y % 1) * 4096];
  const rings = featuresOf(tile, 'earth').flatMap((feature) => feature.loadGeometry());
  const crossings = rings.flatMap((ring) =>
    ring.filter((to, index) => {
      const from = ring[index - 1];
      return from && from.y > top !== to.y > top && left < from.x + ((top - from.y) / (to.y - from.y)) * (to.x - from.x);
    }),
  );
  return crossings.length % 2 === 1;
}

test('has at most 1.2 MB, tiles of zooms 0 to 6, its layers, and the credit of its sources', () => {
  expect(world.bytes.length).toBeLessThanOrEqual(1_200_000);
  expect(world.header).toMatchObject({ tileType: 'mvt', tileCompression: 'gzip', minZoom: 0, maxZoom: MAX_ZOOM });
  expect(world.layers).toEqual(['earth', 'boundaries', 'places']);
  expect(world.attribution).toContain('Natural Earth');
  expect(world.attribution).toContain('GeoNames');
});

test.each([
  ['Portugal, west of Lisbon', [-9.2, 38.75]],
  ['Vaduz', [9.52, 47.14]],
  ['Alice Springs', [133.88, -23.7]],
  ['Suva at the date line', [178.44, -18.12]],
] as const)('has land at %s', async (_name, point) => {
  expect(await isLand(point)).toBe(true);
});

test.each([
  ['the Atlantic', [-35, 35]],
  ['the Pacific', [-150, -40]],
  ['the Mediterranean', [18, 35]],
] as const)('has no land in the middle of %s', async (_name, point) => {
  expect(await isLand(point)).toBe(false);
});

test.each([
  ['Chukotka, beyond the date line', [-175, 66.6], true],
  ['Wrangel Island, on the date line', [-179.6, 71.2], true],
  ['Antarctica, beside the date line', [179.5, -84.9], true],
  ['the Norwegian Sea, between the ends of Russia', [0, 69], false],
  ['the Davis Strait', [-58, 67], false],
  ['the Coral Sea, between the ends of Fiji', [155, -17], false],
] as const)('draws shapes that cross the date line without a band: %s', async (_name, point, expected) => {
  expect(await Promise.all([1, 3, MAX_ZOOM].map((zoom) => isLand(point, zoom)))).toEqual([expected, expected, expected]);
});

test('has land in the tile of zoom 0', async () => {
  expect(featuresOf(await tileAt(0, 0, 0), 'earth').length).toBeGreaterThan(0);
});

test('labels at least 190 countries, each once, by ISO codes that browsers can name', async () => {
  const names = new Intl.DisplayNames('en', { type: 'region' });
  const countries = (await tilesOf(MAX_ZOOM)).flatMap(propertiesOf).filter(({ kind }) => kind === 'country');
  const codes = countries.map(({ iso }) => String(iso));
  expect(new Set(codes).size).toBe(codes.length);
  expect(codes.length).toBeGreaterThanOrEqual(190);
  expect(codes).toEqual(expect.arrayContaining(['AQ', 'BR', 'FR', 'IN', 'LI', 'NO', 'VA']));
  expect(codes.filter((code) => names.of(code) === code)).toEqual([]);
  expect(countries.every(({ rank, min_zoom }) => Number(rank) > 0 && Number(min_zoom) >= 1)).toBe(true);
});

test('has a border between Spain and Portugal, and none inside Australia', async () => {
  const bordersAt = async (point: readonly [number, number]) => {
    const [x, y] = positionOf(point, MAX_ZOOM);
    return featuresOf(await tileAt(MAX_ZOOM, Math.floor(x), Math.floor(y)), 'boundaries');
  };
  expect((await bordersAt([-7, 38.9])).map(({ properties }) => properties)).toEqual([{ kind: 'country' }]);
  expect(await bordersAt([133.88, -23.7])).toEqual([]);
});

test('labels large cities from low zooms on, and never more than readers can see', async () => {
  const [west, east] = [await tileAt(2, 1, 1), await tileAt(2, 2, 1)].map(propertiesOf);
  expect(west).toContainEqual({ kind: 'locality', name: 'London', iso: 'GB', min_zoom: 3, population_rank: 13 });
  expect(east).toContainEqual({ kind: 'locality', name: 'Moscow', iso: 'RU', min_zoom: 3, population_rank: 14 });
  for (let z = 0; z < MAX_ZOOM; z += 1) {
    const tiles = (await tilesOf(z)).map(propertiesOf);
    // A tile is 512 px wide at the zoom of its map, one more than its own.
    expect(tiles.flat().every(({ min_zoom }) => Number(min_zoom) <= z + 1)).toBe(true);
    expect(Math.max(...tiles.map(({ length }) => length))).toBeLessThanOrEqual(50);
  }
});

test('has each city once at the highest zoom', async () => {
  const cities = (await tilesOf(MAX_ZOOM)).flatMap(propertiesOf).filter(({ kind }) => kind === 'locality');
  expect(cities.length).toBeGreaterThan(5000);
  expect(cities.filter(({ name, iso }) => name === 'Lisbon' && iso === 'PT')).toHaveLength(1);
});
