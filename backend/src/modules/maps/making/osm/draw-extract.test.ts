import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { blob, data, type Group, HEADER, headerOf } from '../../../../../test/files/pbf.js';
import { contentOf, type TileContent } from '../../../../../test/files/tiles.js';
import { type Box, checkArchive, fileSource, TileArchive, tilesOf } from '../../../../core/tiles/index.js';
import { drawArchive } from './draw-archive.js';
import { drawExtract } from './index.js';

let folder: string;
let warnings: string[];
beforeEach(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'citypins-extract-'));
  warnings = [];
});
afterEach(() => fs.rm(folder, { recursive: true, force: true }));

const archive = (): string => path.join(folder, 'map.pmtiles');

/** Draws a file. @param how in this thread, or in the worker, which takes long to start */
async function draw(
  file: Buffer,
  how: (files: { extract: string; archive: string }) => Promise<void> = (files) =>
    drawArchive(files, { onProgress: () => undefined, onWarning: (text) => warnings.push(text) }),
) {
  const extract = path.join(folder, 'extract.osm.pbf');
  await fs.writeFile(extract, file);
  await how({ extract, archive: archive() }).finally(() => fs.rm(extract));
}
const inWorker =
  (onProgress: (share: number) => void, signal = new AbortController().signal): Parameters<typeof draw>[1] =>
  (files) =>
    drawExtract(files, { signal, onProgress, onWarning: () => undefined });
const drawGroups = (...groups: Group[]) => draw(Buffer.concat([HEADER, ...groups.map((group) => blob('OSMData', data(group)))]));

/** Reads the tile at a position. */
async function tileAt(z: number, [longitude, latitude]: readonly [number, number]): Promise<TileContent> {
  const opened = await TileArchive.open(await fileSource(archive()));
  const { fromX, fromY } = tilesOf({ west: longitude, east: longitude + 1e-9, south: latitude - 1e-9, north: latitude }, z);
  const tile = await opened.tile(z, fromX, fromY);
  await opened.close();
  return tile ? contentOf(tile) : {};
}
const kindsIn = (content: TileContent): Record<string, unknown[]> =>
  Object.fromEntries(Object.entries(content).map(([layer, features]) => [layer, [...new Set(features.map(({ kind }) => kind))].sort()]));

/** Writes nodes, and ways of elements by their corners. */
class Town {
  readonly group: Required<Pick<Group, 'nodes' | 'ways' | 'relations'>> = { nodes: [], ways: [], relations: [] };

  way(tags: Record<string, string>, ...corners: [number, number][]): number {
    const first = this.group.nodes.length + 1;
    const isClosed = corners.length > 3;
    for (const at of corners) this.group.nodes.push({ id: this.group.nodes.length + 1, at });
    const refs = [...corners.map((_, i) => first + i), ...(isClosed ? [first] : [])];
    return this.group.ways.push({ id: this.group.ways.length + 1, refs, tags });
  }

  square(tags: Record<string, string>, [x, y]: [number, number], side: number): number {
    return this.way(tags, [x, y], [x + side, y], [x + side, y + side], [x, y + side]);
  }
}

const AT = [9.521, 47.141] as const;

function sampleTown(): Town {
  const town = new Town();
  town.way({ highway: 'motorway', ref: 'A13', name: 'Rheintal' }, [9.4, 47.14], [9.53, 47.141]);
  town.way({ highway: 'residential', name: 'Städtle', 'name:en': 'Little town' }, [9.52, 47.14], [9.522, 47.142]);
  town.way({ highway: 'footway', tunnel: 'yes' }, [9.52, 47.141], [9.522, 47.141]);
  town.way({ railway: 'rail' }, [9.4, 47.143], [9.53, 47.142]);
  town.way({ waterway: 'river', name: 'Rhein' }, [9.4, 47.139], [9.53, 47.1405]);
  town.square({ building: 'yes', amenity: 'townhall', name: 'Town hall' }, [9.5205, 47.1405], 0.0005);
  town.square({ leisure: 'park' }, [9.5215, 47.1405], 0.001);
  const [shore, island] = [town.square({}, [9.5, 47.12], 0.03), town.square({}, [9.51, 47.13], 0.005)];
  town.group.relations.push({
    id: 1,
    ways: [
      [shore, 'outer'],
      [island, 'inner'],
    ],
    tags: { type: 'multipolygon', natural: 'water', water: 'lake', name: 'Sample Lake' },
  });
  town.group.nodes.push({ id: 900, at: [...AT], tags: { place: 'town', name: 'Vaduz', population: '5,500', 'name:zh': '瓦杜茲' } });
  town.group.nodes.push({ id: 901, at: [...AT], tags: { tourism: 'museum', name: 'Museum' } });
  town.group.nodes.push({ id: 902, at: [...AT], tags: { amenity: 'bench' } });
  return town;
}

test('an extract becomes an archive with the layers and attributes of the basemap', async () => {
  await drawGroups(sampleTown().group);
  const content = await tileAt(14, AT);
  expect(kindsIn(content)).toEqual({
    buildings: ['building'],
    earth: ['earth'],
    landuse: ['park'],
    places: ['locality'],
    pois: ['museum', 'townhall'],
    roads: ['highway', 'minor_road', 'path', 'rail'],
    water: ['lake', 'river'],
  });
  expect(content.places).toEqual([{ kind: 'locality', kind_detail: 'town', min_zoom: 8, population_rank: 7, name: 'Vaduz', 'name:zh': '瓦杜茲' }]);
  expect(content.roads).toContainEqual({ kind: 'highway', kind_detail: 'motorway', min_zoom: 6, ref: 'A13', name: 'Rheintal' });
  expect(content.roads).toContainEqual(expect.objectContaining({ kind: 'minor_road', name: 'Städtle', 'name:en': 'Little town' }));
  expect(content.roads?.at(-1)).toMatchObject({ kind: 'highway' });
});

test('low zoom levels have only what can be seen there', async () => {
  await drawGroups(sampleTown().group);
  expect(kindsIn(await tileAt(6, AT))).toEqual({ roads: ['highway'], water: ['lake'] });
  expect(kindsIn(await tileAt(12, AT))).toMatchObject({ roads: ['highway', 'minor_road', 'rail'], places: ['locality'] });
  expect(await tileAt(12, AT)).not.toHaveProperty('buildings');
  expect(await tileAt(5, AT)).toEqual({});
});

/** Draws houses west of a coast near Lisbon that runs north, whose sea is in the east. @returns kinds of ground at points of the land and the sea */
async function drawCoast(...coast: [number, number][]): Promise<unknown[]> {
  const town = new Town();
  for (let i = 0; i < 40; i += 1) town.square({ building: 'yes' }, [-9.3 + (i % 8) * 0.01, 38.6 + Math.floor(i / 8) * 0.02], 0.001);
  town.way({ highway: 'tertiary' }, [-9.3, 38.65], [-9.2, 38.65]);
  town.square({ leisure: 'marina', building: 'yes' }, [-9.1, 38.65], 0.001);
  if (coast.length > 0) town.way({ natural: 'coastline' }, ...coast);
  await drawGroups(town.group);
  const kinds = await Promise.all([[-9.28, 38.63] as const, [-9.15, 38.64] as const].map(async (at) => kindsIn(await tileAt(14, at))));
  return kinds.map(({ earth, water }) => [...(earth ?? []), ...(water ?? [])]);
}

test('the ground of an extract is land, and the sea beyond its coast is water', async () => {
  expect(await drawCoast([-9.2, 38.5], [-9.21, 38.64], [-9.2, 38.8])).toEqual([['earth'], ['ocean']]);
  expect(kindsIn(await tileAt(8, [-9.2, 38.64]))).toMatchObject({ earth: ['earth'], water: ['ocean'] });
  expect(warnings).toEqual([]);
});

test('at the coast, the bounds that an extract states have a ground, also where nothing else is', async () => {
  const bounds = { west: -9.3, south: 38.6, east: -9.1, north: 38.7 };
  const town = new Town();
  town.square({ building: 'yes' }, [-9.25, 38.65], 0.001);
  town.way({ natural: 'coastline' }, [-9.2, 38.5], [-9.2, 38.8]);
  town.way({ route: 'ferry' }, [-9.2, 38.65], [-8, 38]);
  await draw(Buffer.concat([headerOf(bounds), blob('OSMData', data(town.group))]));
  expect([kindsIn(await tileAt(14, [-9.11, 38.61])).water, kindsIn(await tileAt(14, [-9.29, 38.61])).earth]).toEqual([['ocean'], ['earth']]);
  const source = await fileSource(archive());
  expect((await checkArchive(source)).bounds).toEqual(bounds);
  await source.close();
});

test('an extract without bounds has land and sea around its houses, and none along its long lines', async () => {
  const town = new Town();
  town.square({ building: 'yes' }, [-9.25, 38.65], 0.001);
  town.way({ natural: 'coastline' }, [-9.24, 38.3], [-9.24, 38.9]);
  town.way({ highway: 'primary' }, [-9.25, 38.65], [-9.6, 38.9]);
  await drawGroups(town.group);
  expect(kindsIn(await tileAt(14, [-9.225, 38.63]))).toEqual({ water: ['ocean'] });
  expect(kindsIn(await tileAt(14, [-9.6, 38.9]))).toEqual({ roads: ['major_road'] });
});

test('all is land in an extract without a coast', async () => {
  expect(await drawCoast()).toEqual([['earth'], ['earth']]);
});

test.each<[string, ...[number, number][]]>([
  ['ends in the middle', [-9.2, 38.5], [-9.21, 38.64]],
  ['has the wrong direction', [-9.2, 38.8], [-9.21, 38.64], [-9.2, 38.5]],
])('the map of the world is the ground of an extract whose coast %s, with a warning', async (_, ...coast) => {
  expect(await drawCoast(...coast)).toEqual([[], []]);
  expect(warnings).toEqual([expect.stringContaining('The coast of this extract is incomplete')]);
});

test('the map of the world is the ground of an extract of open water, and of one that lacks its coast', async () => {
  for (const longitude of [-20, -9.2]) {
    const town = new Town();
    for (const x of [longitude, longitude - 0.6])
      town.group.nodes.push({ id: town.group.nodes.length + 1, at: [x, 38.7], tags: { historic: 'wreck', name: 'Wreck' } });
    await drawGroups(town.group);
    expect(kindsIn(await tileAt(14, [longitude, 38.7]))).toEqual({ pois: ['wreck'] });
  }
});

test('the archive can be shown by maps, with the credits of OpenStreetMap', async () => {
  await drawGroups(sampleTown().group);
  const source = await fileSource(archive());
  const bounds: Box = { west: 9.4, south: 47.12, east: 9.53, north: 47.15 };
  expect(await checkArchive(source)).toMatchObject({
    kind: 'vector',
    minZoom: 6,
    maxZoom: 14,
    attribution: expect.stringContaining('OpenStreetMap') as string,
    bounds,
  });
  await source.close();
});

test('a shape across the date line is drawn on both sides, and not around the world', async () => {
  const town = new Town();
  town.way({ highway: 'primary' }, [179.99, -17], [-179.99, -17]);
  await drawGroups(town.group);
  expect(kindsIn(await tileAt(12, [179.995, -17]))).toEqual({ roads: ['major_road'] });
  expect(kindsIn(await tileAt(12, [-179.995, -17]))).toEqual({ roads: ['major_road'] });
  expect(await tileAt(12, [0, -17])).toEqual({});
});

test('elements whose parts are missing are drawn without them', async () => {
  const town = sampleTown();
  town.group.ways.push({ id: 500, refs: [1, 7_000_000, 2], tags: { highway: 'primary' } });
  town.group.ways.push({ id: 501, refs: [8_000_000, 9_000_000], tags: { highway: 'trunk' } });
  town.group.relations.push({ id: 2, ways: [[999, 'outer']], tags: { type: 'multipolygon', natural: 'wood' } });
  await drawGroups(town.group);
  expect(kindsIn(await tileAt(14, AT)).roads).toEqual(['highway', 'major_road', 'minor_road', 'path', 'rail']);
});

test('relations that contain each other are no danger', async () => {
  const town = sampleTown();
  for (let id = 10; id < 3000; id += 1)
    town.group.relations.push({ id, ways: [[id + 1, 'outer']], memberType: 2, tags: { type: 'multipolygon', natural: 'wood' } });
  await drawGroups(town.group);
  expect(kindsIn(await tileAt(14, AT)).landuse).toEqual(['park']);
});

const wide = (): Group => {
  const town = new Town();
  for (let i = 0; i < 400; i += 1) town.way({ highway: 'primary' }, [-90, i / 1000], [80, 60]);
  return town.group;
};

test.each<[string, Buffer, string]>([
  ['is empty', Buffer.alloc(0), 'nothing that a map can show'],
  ['has only a header', HEADER, 'nothing that a map can show'],
  [
    'has only elements without a look',
    Buffer.concat([HEADER, blob('OSMData', data({ nodes: [{ id: 1, at: [9, 47], tags: { power: 'pole' } }] }))]),
    'nothing that a map can show',
  ],
  ['has lines around the world', Buffer.concat([HEADER, blob('OSMData', data(wide()))]), 'too far apart'],
  ['has a damaged block', Buffer.concat([HEADER, blob('OSMData', Buffer.alloc(40, 0xff))]), 'is damaged'],
  ['ends in the middle', Buffer.concat([HEADER, blob('OSMData', data(sampleTown().group)).subarray(0, 90)]), 'ends in the middle'],
])('an extract that %s is refused, and nothing stays', async (_, file, sentence) => {
  await expect(draw(file)).rejects.toThrow(sentence);
  expect(await fs.readdir(folder)).toEqual([]);
});

const sample = (): Buffer => Buffer.concat([HEADER, blob('OSMData', data(sampleTown().group))]);

test('the worker reports its progress', async () => {
  const shares: number[] = [];
  await draw(
    sample(),
    inWorker((share) => shares.push(share)),
  );
  expect(shares.at(-1)).toBe(1);
  expect(kindsIn(await tileAt(14, AT))).toHaveProperty('roads');
});

test.each<[string, Buffer, string]>([
  ['is damaged', sample().subarray(0, 90), 'ends in the middle'],
  ['is too large', Buffer.alloc(10_000_001), 'planetiler or tilemaker'],
])('the worker refuses an extract that %s, and nothing stays', async (_, file, sentence) => {
  const refused = draw(
    file,
    inWorker(() => undefined),
  );
  await expect(refused).rejects.toThrow(sentence);
  expect(await fs.readdir(folder)).toEqual([]);
});

test('nothing stays of an extract whose drawing is cancelled', async () => {
  const stop = new AbortController();
  const cancelled = draw(
    sample(),
    inWorker(() => stop.abort(new Error('cancelled')), stop.signal),
  );
  await expect(cancelled).rejects.toThrow('cancelled');
  expect(await fs.readdir(folder)).toEqual([]);
});
