import { gzipSync } from 'node:zlib';
import Pbf from 'pbf';
import sharp from 'sharp';
import { drawMapPicture, type MapLook, type MapPicture, type PictureLayer } from './index.js';
import { tilesOf } from './view.js';

const COLORS = {
  water: '#0000ff',
  land: '#ffffff',
  park: '#00ff00',
  building: '#888888',
  edge: '#884400',
  road: '#ff8800',
  pin: '#ff0000',
  pinEdge: '#000000',
};
const AREAS = ['earth/earth', 'landuse/park', 'water/lake', 'buildings/building'];
const LOOK: MapLook = {
  background: COLORS.water,
  steps: [
    { color: COLORS.land },
    { color: COLORS.park },
    { color: COLORS.water },
    { color: COLORS.building },
    { color: COLORS.edge, width: 9 },
    { color: COLORS.road, width: 7 },
    { color: COLORS.edge, width: 1, dash: [4, 2] },
  ],
  stepsOf(layer, { isArea, kind, kind_detail: detail }) {
    if (isArea) return AREAS.flatMap((area, step) => (area === `${layer}/${kind}` ? [step] : []));
    if (layer !== 'roads') return [];
    return detail === 'footway' ? [6] : [4, 5];
  },
  pin: COLORS.pin,
  pinEdge: COLORS.pinEdge,
  raster: { brightness: 1, saturation: 1 },
};
const VADUZ = { latitude: 47.1391, longitude: 9.5222 };
const SIZE = { width: 300, height: 200 };

/** Feature of a tile; its coordinates have 4,096 units for the width of the tile. */
interface Feature {
  layer: string;
  kind: string;
  detail?: string;
  type: 2 | 3;
  /** Commands and their parameters, as the format numbers them. */
  geometry: number[];
}

const zigzag = (n: number): number => (n << 1) ^ (n >> 31);
const command = (id: number, count: number): number => id | (count << 3);

/** Returns the commands of a rectangle that begins at a corner. */
const box = (x: number, y: number, width: number, height: number): number[] => [
  command(1, 1),
  ...[x, y].map(zigzag),
  command(2, 3),
  ...[width, 0, 0, height, -width, 0].map(zigzag),
  command(7, 1),
];
const line = (x: number, y: number, toX: number, toY: number): number[] => [command(1, 1), ...[x, y].map(zigzag), command(2, 1), ...[toX, toY].map(zigzag)];

/** Writes a vector tile with a layer for each feature. */
function tileOf(...features: Feature[]): Buffer {
  const pbf = new Pbf();
  for (const { layer, kind, detail = '', type, geometry } of features) {
    pbf.writeMessage(
      3,
      () => {
        pbf.writeVarintField(15, 2);
        pbf.writeStringField(1, layer);
        pbf.writeMessage(
          2,
          () => {
            pbf.writePackedVarint(2, [0, 0, 1, 1]);
            pbf.writeVarintField(3, type);
            pbf.writePackedVarint(4, geometry);
          },
          undefined,
        );
        pbf.writeStringField(3, 'kind');
        pbf.writeStringField(3, 'kind_detail');
        for (const value of [kind, detail]) pbf.writeMessage(4, () => pbf.writeStringField(1, value), undefined);
        pbf.writeVarintField(5, 4096);
      },
      undefined,
    );
  }
  return Buffer.from(pbf.finish());
}

const LAND: Feature = { layer: 'earth', kind: 'earth', type: 3, geometry: box(-64, -64, 4224, 4224) };
const everywhere = (bytes: Buffer, isRaster = false): PictureLayer => ({ isRaster, maxZoom: 15, tile: () => Promise.resolve(bytes) });

async function draw(layers: PictureLayer[], options: Partial<MapPicture> = {}) {
  const picture = await drawMapPicture({ layers, look: LOOK, center: VADUZ, zoom: 15, ...SIZE, ...options });
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const hexes = new Map<string, number>();
  for (let i = 0; i < data.length; i += 3) {
    const hex = `#${data.subarray(i, i + 3).toString('hex')}`;
    hexes.set(hex, (hexes.get(hex) ?? 0) + 1);
  }
  const at = (x: number, y: number) => `#${data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3).toString('hex')}`;
  /** Share (0 to 1) of a color in the picture. */
  const share = (color: keyof typeof COLORS) => (hexes.get(COLORS[color]) ?? 0) / (info.width * info.height);
  return { info, at, share };
}

test('a picture shows water, land, parks, buildings and roads of the tiles, with a pin in the middle', async () => {
  const tile = tileOf(
    LAND,
    { layer: 'landuse', kind: 'park', type: 3, geometry: box(0, 0, 4096, 1000) },
    { layer: 'water', kind: 'lake', type: 3, geometry: box(0, 1000, 4096, 1000) },
    { layer: 'buildings', kind: 'building', type: 3, geometry: box(0, 2000, 4096, 500) },
    { layer: 'roads', kind: 'major_road', type: 2, geometry: line(0, 3000, 4096, 0) },
    { layer: 'roads', kind: 'path', detail: 'footway', type: 2, geometry: line(0, 3500, 4096, 0) },
    { layer: 'landuse', kind: 'no such kind', type: 3, geometry: box(0, 0, 4096, 4096) },
    { layer: 'places', kind: 'locality', type: 2, geometry: line(0, 0, 4096, 4096) },
  );
  const { share, at, info } = await draw([everywhere(gzipSync(tile))], { width: 600, height: 600 });
  expect([info.width, info.height, at(300, 262), at(300, 274)]).toEqual([600, 600, COLORS.pin, COLORS.pinEdge]);
  for (const color of ['park', 'water'] as const) expect(share(color)).toBeCloseTo(0.24, 1);
  for (const color of ['land', 'building', 'road'] as const) expect(share(color)).toBeGreaterThan(0.002);
});

test('layers lie on each other, and a layer without tiles at the zoom level is enlarged', async () => {
  const asked: string[] = [];
  const world: PictureLayer = {
    isRaster: false,
    maxZoom: 6,
    tile: (...at) => {
      asked.push(at.join('/'));
      return Promise.resolve(tileOf(LAND));
    },
  };
  const city: PictureLayer = { ...everywhere(tileOf({ layer: 'landuse', kind: 'park', type: 3, geometry: box(-64, -64, 4224, 4224) })), maxZoom: 14 };
  const alone = await draw([world]);
  expect(asked).toEqual(['6/33/22']);
  expect(alone.share('land')).toBeGreaterThan(0.9);
  const both = await draw([world, city]);
  expect([both.share('land'), both.share('park') > 0.9]).toEqual([0, true]);
});

test('a picture of twice the scale shows the same surroundings', async () => {
  const tile = tileOf(LAND, { layer: 'water', kind: 'lake', type: 3, geometry: box(0, 0, 2048, 2048) });
  const [once, twice] = [await draw([everywhere(tile)]), await draw([everywhere(tile)], { scale: 2 })];
  expect([twice.info.width, twice.info.height]).toEqual([600, 400]);
  expect(twice.share('water')).toBeCloseTo(once.share('water'), 1);
});

test('raster tiles are drawn at their places, as dark as the look says', async () => {
  const picture = await sharp({ create: { width: 256, height: 256, channels: 3, background: '#00ff00' } })
    .webp({ lossless: true })
    .toBuffer();
  const layers = [everywhere(picture, true)];
  const [light, dark] = [await draw(layers), await draw(layers, { look: { ...LOOK, raster: { brightness: 0.75, saturation: 1 } } })];
  expect(light.share('park')).toBeGreaterThan(0.95);
  expect(parseInt(dark.at(5, 5).slice(3, 5), 16)).toBeLessThan(210);
});

/** A line of a million points, each a step of one unit. */
const million = (): number[] => [command(1, 1), 0, 0, command(2, 1_000_000), ...Array.from({ length: 2_000_000 }, (_, i) => (i % 4 === 1 ? 200 : 199))];
/** Steps from one edge of the tile to the other and back. */
const strides = (count: number): number[] => Array.from({ length: count }, (_, i) => (i % 4 === 0 ? 8192 : i % 4 === 2 ? 8191 : 2));
const truncated = tileOf(LAND, LAND).subarray(0, -9);

test.each([
  ['random bytes', () => Buffer.from('not a tile, but a text of some length')],
  ['a cut tile', () => truncated],
  ['a cut gzip file', () => gzipSync(tileOf(LAND)).subarray(0, 20)],
  ['a tile of 50 MB after decompression', () => gzipSync(Buffer.alloc(50_000_000))],
  ['a line of a million points', () => tileOf({ layer: 'roads', kind: 'path', type: 2, geometry: million() })],
  [
    'a line that goes 100,000 times through the picture',
    () => tileOf({ layer: 'roads', kind: 'path', detail: 'footway', type: 2, geometry: [command(1, 1), 0, 0, command(2, 100_000), ...strides(200_000)] }),
  ],
  ['a ring that is closed 500 million times', () => tileOf({ layer: 'water', kind: 'lake', type: 3, geometry: [command(1, 1), 0, 0, command(7, 2 ** 28), 9] })],
  [
    'a line that claims more points than it has',
    () => tileOf({ layer: 'roads', kind: 'path', type: 2, geometry: [command(1, 1), 2, 2, command(2, 2 ** 28), 4, 4] }),
  ],
  ['coordinates beyond all numbers', () => tileOf({ layer: 'water', kind: 'lake', type: 3, geometry: box(2 ** 30, 2 ** 30, 2 ** 30, 2 ** 30) })],
])('%s leaves the other layers as they are', async (_name, bytes) => {
  const { share, at } = await draw([everywhere(tileOf(LAND)), everywhere(bytes())]);
  expect([share('land') > 0.5, at(150, 62)]).toEqual([true, COLORS.pin]);
});

test('a raster tile that is no picture stays empty', async () => {
  const { share } = await draw([everywhere(tileOf(LAND)), everywhere(Buffer.from('no picture'), true)]);
  expect(share('land')).toBeGreaterThan(0.9);
});

test('a picture is not drawn while its tiles cannot be read', async () => {
  const failing: PictureLayer = { isRaster: false, maxZoom: 14, tile: () => Promise.reject(new Error('No answer')) };
  await expect(draw([everywhere(tileOf(LAND)), failing])).rejects.toThrow('No answer');
});

test('layers that are hidden in an archive show from the others', async () => {
  const park = tileOf({ layer: 'landuse', kind: 'park', type: 3, geometry: box(-64, -64, 4224, 4224) });
  const hidden: PictureLayer = { ...everywhere(park), hidden: ['landuse'] };
  expect((await draw([everywhere(tileOf(LAND)), hidden])).share('park')).toBe(0);
});

test('the tiles of a view go on beyond the date line, and end at the poles', () => {
  const view = { zoom: 15, ...SIZE };
  const fiji = tilesOf({ ...view, center: { latitude: -16.8, longitude: 180 } }, 14);
  expect(new Set(fiji.map(({ x }) => x))).toEqual(new Set([16_383, 0]));
  const pole = tilesOf({ ...view, center: { latitude: 90, longitude: 0 } }, 14);
  expect(pole.every(({ y }) => y >= 0)).toBe(true);
});
