import './leafletGlobal';
import { type Feature, GeomType, type Zxy } from 'protomaps-leaflet';
import { partOf, TilesWithParents, type Tiles } from './parentTiles';
import { TileSource } from './tileSource';

const SIZE = 512;
const at = (latitude: number, longitude: number) => ({ latitude, longitude });
const vaduz = {
  id: 'a1',
  url: '/map/a1/0123456789abcdef/{z}/{x}/{y}',
  kind: 'VECTOR' as const,
  minZoom: 10,
  maxZoom: 14,
  bounds: { southWest: at(47.05, 9.47), northEast: at(47.27, 9.64) },
  attribution: '',
};
/** Tile of the deepest level, and its parent two levels up. */
const DEEP = { z: 14, x: 8625, y: 5754 };
const PARENT = '12/2156/1438';

type Position = Feature['geom'][number][number];

/** Point with the methods that the library calls. */
function pointAt(x: number, y: number): Position {
  const point = {
    x,
    y,
    clone: () => pointAt(point.x, point.y),
    mult: (factor: number) => pointAt(point.x * factor, point.y * factor),
    add: (other: Position) => pointAt(point.x + other.x, point.y + other.y),
  };
  return point as unknown as Position;
}

function feature(name: string, geomType: GeomType, ...points: [number, number][]): Feature {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const bbox = { minX: Math.min(...xs), minY: Math.min(...ys), maxX: Math.max(...xs), maxY: Math.max(...ys) };
  return { props: { name }, geomType, bbox, geom: [points.map(([x, y]) => pointAt(x, y))], numVertices: points.length };
}

const tileOf = (...features: Feature[]) => new Map([['roads', features]]);
const keyOf = ({ z, x, y }: Zxy) => `${z}/${x}/${y}`;

/** Archive with some tiles; others are missing. `getZxy` of its source fails while `status` is set. */
function archiveOf(tiles: Record<string, ReturnType<typeof tileOf>>, layer = vaduz) {
  const asked: string[] = [];
  const state: { failure?: Error | Response } = {};
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => {
    const { failure = new Response(null, { status: 204 }) } = state;
    return failure instanceof Error ? Promise.reject(failure) : Promise.resolve(failure);
  });
  const source = new TileSource(layer);
  const own: Tiles = {
    get: async (tile) => {
      const found = tiles[keyOf(tile)];
      if (found && !state.failure) return found;
      await source.getZxy(tile.z, tile.x, tile.y);
      return new Map();
    },
  };
  const parents = {
    get: (tile: Zxy) => {
      asked.push(keyOf(tile));
      return Promise.resolve(tiles[keyOf(tile)] ?? new Map<string, Feature[]>());
    },
  };
  return { loaded: new TilesWithParents(layer, own, parents), asked, state };
}
afterEach(() => jest.restoreAllMocks());

const road = feature('Road', GeomType.Line, [0, 300], [512, 300]);
const namesIn = (tile: Map<string, Feature[]>) => tile.get('roads')?.map(({ props }) => props.name);

test('a part of a tile is enlarged to a whole one, without what lies outside', () => {
  const inside = feature('Inside', GeomType.Point, [200, 300]);
  const outside = feature('Outside', GeomType.Point, [100, 300]);
  // The tile at column 1 and row 2 of 4 × 4 shows 128 to 256 px across, and 256 to 384 px down.
  const part = partOf(tileOf(inside, outside, road), { x: 9, y: 6 }, 2, SIZE);
  expect(namesIn(part)).toEqual(['Inside', 'Road']);
  const [shown, line] = part.get('roads') ?? [];
  expect(shown).toMatchObject({ bbox: { minX: 288, minY: 176, maxX: 288, maxY: 176 }, geom: [[{ x: 288, y: 176 }]] });
  expect(line?.bbox).toEqual({ minX: -512, minY: 176, maxX: 1536, maxY: 176 });
});

test('a tile that exists is shown as it is', async () => {
  const { loaded, asked } = archiveOf({ [keyOf(DEEP)]: tileOf(road) });
  await expect(loaded.get(DEEP, SIZE)).resolves.toEqual(tileOf(road));
  expect(asked).toEqual([]);
});

test('the nearest tile above replaces a missing one, down to the lowest level', async () => {
  const { loaded, asked } = archiveOf({ [PARENT]: tileOf(road) });
  expect(namesIn(await loaded.get(DEEP, SIZE))).toEqual(['Road']);
  expect(asked).toEqual(['13/4312/2877', PARENT]);
  expect(loaded.takeSubstitutes()).toEqual([]);
  const empty = archiveOf({});
  await expect(empty.loaded.get(DEEP, SIZE)).resolves.toEqual(new Map());
  expect(empty.asked).toHaveLength(4);
});

test('missing tiles of the world and outside of an archive have no substitute', async () => {
  const world = archiveOf({}, { ...vaduz, id: 'world' });
  await world.loaded.get(DEEP, SIZE);
  const outside = archiveOf({});
  await outside.loaded.get({ ...DEEP, x: 0 }, SIZE);
  expect([world.asked, outside.asked]).toEqual([[], []]);
});

test('without a connection, the tile above is shown until the next try', async () => {
  const { loaded, state } = archiveOf({ [PARENT]: tileOf(road) });
  state.failure = new TypeError('Failed to fetch');
  expect(namesIn(await loaded.get(DEEP, SIZE))).toEqual(['Road']);
  expect(loaded.takeSubstitutes()).toEqual(['8625:5754:14']);
  expect(loaded.takeSubstitutes()).toEqual([]);
});

test('a tile without any substitute stays left out if there is no connection', async () => {
  const { loaded, state } = archiveOf({});
  state.failure = new TypeError('Failed to fetch');
  await expect(loaded.get(DEEP, SIZE)).rejects.toMatchObject({ name: 'AbortError' });
});

test.each([
  ['the server refuses', new Response(null, { status: 503 })],
  ['the map aborts', new DOMException('Aborted', 'AbortError')],
])('nothing more is requested if %s', async (_name, failure) => {
  const { loaded, asked, state } = archiveOf({ [PARENT]: tileOf(road) });
  state.failure = failure;
  await expect(loaded.get(DEEP, SIZE)).rejects.toMatchObject({ name: 'AbortError' });
  expect(asked).toEqual([]);
});
