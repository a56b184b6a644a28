import { Drawing, fileOf, kindsIn } from '../../../../../test/files/drawing.js';
import { blob, data, headerOf } from '../../../../../test/files/pbf.js';
import { Town } from '../../../../../test/files/town.js';
import { checkArchive, fileSource } from '../../../../core/tiles/index.js';

const drawing = new Drawing();

/** Draws houses west of a coast near Lisbon that runs north, whose sea is in the east. @returns kinds of ground at points of the land and the sea */
async function drawCoast(...coast: [number, number][]): Promise<unknown[]> {
  const town = new Town();
  for (let i = 0; i < 40; i += 1) town.square({ building: 'yes' }, [-9.3 + (i % 8) * 0.01, 38.6 + Math.floor(i / 8) * 0.02], 0.001);
  town.way({ highway: 'tertiary' }, [-9.3, 38.65], [-9.2, 38.65]);
  town.square({ leisure: 'marina', building: 'yes' }, [-9.1, 38.65], 0.001);
  if (coast.length > 0) town.way({ natural: 'coastline' }, ...coast);
  await drawing.draw(fileOf(town.group));
  const kinds = await Promise.all([[-9.28, 38.63] as const, [-9.15, 38.64] as const].map(async (at) => kindsIn(await drawing.tileAt(14, at))));
  return kinds.map(({ earth, water }) => [...(earth ?? []), ...(water ?? [])]);
}

test('the ground of an extract is land, and the sea beyond its coast is water', async () => {
  expect(await drawCoast([-9.2, 38.5], [-9.21, 38.64], [-9.2, 38.8])).toEqual([['earth'], ['ocean']]);
  expect(kindsIn(await drawing.tileAt(8, [-9.2, 38.64]))).toMatchObject({ earth: ['earth'], water: ['ocean'] });
  expect(drawing.warnings).toEqual([]);
});

test('at the coast, the bounds that an extract states have a ground, also where nothing else is', async () => {
  const bounds = { west: -9.3, south: 38.6, east: -9.1, north: 38.7 };
  const town = new Town();
  town.square({ building: 'yes' }, [-9.25, 38.65], 0.001);
  town.way({ natural: 'coastline' }, [-9.2, 38.5], [-9.2, 38.8]);
  town.way({ route: 'ferry' }, [-9.2, 38.65], [-8, 38]);
  await drawing.draw(Buffer.concat([headerOf(bounds), blob('OSMData', data(town.group))]));
  expect([kindsIn(await drawing.tileAt(14, [-9.11, 38.61])).water, kindsIn(await drawing.tileAt(14, [-9.29, 38.61])).earth]).toEqual([['ocean'], ['earth']]);
  const source = await fileSource(drawing.archive);
  expect((await checkArchive(source)).bounds).toEqual(bounds);
  await source.close();
});

test('an extract without bounds has land and sea around its houses, and none along its long lines', async () => {
  const town = new Town();
  town.square({ building: 'yes' }, [-9.25, 38.65], 0.001);
  town.way({ natural: 'coastline' }, [-9.24, 38.3], [-9.24, 38.9]);
  town.way({ highway: 'primary' }, [-9.25, 38.65], [-9.6, 38.9]);
  await drawing.draw(fileOf(town.group));
  expect(kindsIn(await drawing.tileAt(14, [-9.225, 38.63]))).toEqual({ water: ['ocean'] });
  expect(kindsIn(await drawing.tileAt(14, [-9.6, 38.9]))).toEqual({ roads: ['major_road'] });
});

test('all is land in an extract without a coast', async () => {
  expect(await drawCoast()).toEqual([['earth'], ['earth']]);
});

test.each<[string, ...[number, number][]]>([
  ['ends in the middle', [-9.2, 38.5], [-9.21, 38.64]],
  ['has the wrong direction', [-9.2, 38.8], [-9.21, 38.64], [-9.2, 38.5]],
])('the map of the world is the ground of an extract whose coast %s, with a warning', async (_, ...coast) => {
  expect(await drawCoast(...coast)).toEqual([[], []]);
  expect(drawing.warnings).toEqual(['maps.coastIncomplete']);
});

test('the map of the world is the ground of an extract of open water, and of one that lacks its coast', async () => {
  for (const longitude of [-20, -9.2]) {
    const town = new Town();
    for (const x of [longitude, longitude - 0.6])
      town.group.nodes.push({ id: town.group.nodes.length + 1, at: [x, 38.7], tags: { historic: 'wreck', name: 'Wreck' } });
    await drawing.draw(fileOf(town.group));
    expect(kindsIn(await drawing.tileAt(14, [longitude, 38.7]))).toEqual({ pois: ['wreck'] });
  }
});
