import { Drawing, fileOf, kindsIn } from '../../../../../test/files/drawing.js';
import { AT, sampleTown, Town } from '../../../../../test/files/town.js';
import { type Box, checkArchive, fileSource } from '../../../../core/tiles/index.js';

const drawing = new Drawing();

test('an extract becomes an archive with the layers and attributes of the basemap', async () => {
  await drawing.draw(fileOf(sampleTown().group));
  const content = await drawing.tileAt(14, AT);
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
  await drawing.draw(fileOf(sampleTown().group));
  expect(kindsIn(await drawing.tileAt(6, AT))).toEqual({ roads: ['highway'], water: ['lake'] });
  expect(kindsIn(await drawing.tileAt(12, AT))).toMatchObject({ roads: ['highway', 'minor_road', 'rail'], places: ['locality'] });
  expect(await drawing.tileAt(12, AT)).not.toHaveProperty('buildings');
  expect(await drawing.tileAt(5, AT)).toEqual({});
});

test('the archive can be shown by maps, with the credits of OpenStreetMap', async () => {
  await drawing.draw(fileOf(sampleTown().group));
  const source = await fileSource(drawing.archive);
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
  await drawing.draw(fileOf(town.group));
  expect(kindsIn(await drawing.tileAt(12, [179.995, -17]))).toEqual({ roads: ['major_road'] });
  expect(kindsIn(await drawing.tileAt(12, [-179.995, -17]))).toEqual({ roads: ['major_road'] });
  expect(await drawing.tileAt(12, [0, -17])).toEqual({});
});

test('elements whose parts are missing are drawn without them', async () => {
  const town = sampleTown();
  town.group.ways.push({ id: 500, refs: [1, 7_000_000, 2], tags: { highway: 'primary' } });
  town.group.ways.push({ id: 501, refs: [8_000_000, 9_000_000], tags: { highway: 'trunk' } });
  town.group.relations.push({ id: 2, ways: [[999, 'outer']], tags: { type: 'multipolygon', natural: 'wood' } });
  await drawing.draw(fileOf(town.group));
  expect(kindsIn(await drawing.tileAt(14, AT)).roads).toEqual(['highway', 'major_road', 'minor_road', 'path', 'rail']);
});

test('relations that contain each other are no danger', async () => {
  const town = sampleTown();
  for (let id = 10; id < 3000; id += 1)
    town.group.relations.push({ id, ways: [[id + 1, 'outer']], memberType: 2, tags: { type: 'multipolygon', natural: 'wood' } });
  await drawing.draw(fileOf(town.group));
  expect(kindsIn(await drawing.tileAt(14, AT)).landuse).toEqual(['park']);
});
