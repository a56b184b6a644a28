import { pointOf } from '../mapping/values.js';
import { projectionOf } from './crs.js';
import { fixture, read, readBytes } from '../../../../test/files/read-file.js';

const point = (x: number, y: number) => ({ type: 'Feature', properties: { name: 'A' }, geometry: { type: 'Point', coordinates: [x, y] } });
const collection = (features: unknown[], more: object = {}) => JSON.stringify({ type: 'FeatureCollection', ...more, features });
const crs = (name: string) => ({ crs: { type: 'name', properties: { name } } });

/** Positions in projections and in degrees: origins of the projections, or the examples of their authorities. */
test.each([
  ['EPSG:3857', [1113194.9079, 6800125.4544], [10, 52]],
  ['EPSG:32617', [630084, 4833438], [-79.38714, 43.64257]],
  ['EPSG:32717', [630084, 5166562], [-79.38714, -43.64257]],
  ['EPSG:25832', [630084, 4833438], [10.61286, 43.64257]],
  ['EPSG:2154', [700000, 6600000], [3, 46.5]],
  ['EPSG:3035', [4321000, 3210000], [10, 52]],
  ['EPSG:28992', [155000, 463000], [5.3872, 52.1552]],
  ['EPSG:21781', [600000, 200000], [7.4386, 46.9511]],
  ['EPSG:2056', [2600000, 1200000], [7.4386, 46.9511]],
  ['EPSG:27700', [651409.903, 313177.27], [1.716, 52.658]],
] as [string, [number, number], [number, number]][])('converts %s to degrees', (name, from, [longitude, latitude]) => {
  const [x = NaN, y = NaN] = projectionOf(name)?.(from) ?? [];
  expect([Math.abs(x - longitude), Math.abs(y - latitude)].every((difference) => difference < 0.0002) || [x, y]).toBe(true);
});

test.each(['urn:ogc:def:crs:OGC:1.3:CRS84', 'urn:ogc:def:crs:EPSG::4326', 'EPSG:4258', 'http://www.opengis.net/def/crs/OGC/1.3/CRS84'])(
  'leaves degrees of %s as they are',
  (name) => expect(projectionOf(name)).toBeUndefined(),
);

it('converts the coordinates of a file with a coordinate system before or after the features', async () => {
  const system = crs('urn:ogc:def:crs:EPSG::2154');
  const line = { type: 'Feature', properties: {}, geometry: { type: 'LineString', coordinates: [[700000, 6600000], [700000, 6600000]] } }; // biome-ignore format: coordinates
  const before = await readBytes(collection([point(700000, 6600000), line], system));
  const after = await readBytes(JSON.stringify({ type: 'FeatureCollection', features: [point(700000, 6600000), line], ...system }));
  for (const { values } of [before, after]) expect(values.map(({ geometry }) => pointOf(geometry)?.latitude.toFixed(4))).toEqual(['46.5000', '46.5000']);
});

it('refuses a projection that it does not know', async () => {
  await expect(readBytes(collection([point(1, 2)], crs('urn:ogc:def:crs:EPSG::5514')))).rejects.toThrow(
    'The coordinates of this file are in “urn:ogc:def:crs:EPSG::5514”, which cannot be converted. Export it in WGS 84 (EPSG:4326).',
  );
});

it('rejects coordinates that are no degrees or swapped, with the reason, and does not change them', async () => {
  const { values, reasons } = await readBytes(collection([point(355000, 6689000), point(48.1, 116.3), point(9.5, 47.1)]));
  expect(values).toHaveLength(1);
  expect(reasons).toEqual([
    'The coordinates 355000, 6689000 are not degrees. Export the file in WGS 84 (EPSG:4326)',
    'The coordinates 48.1, 116.3 look swapped: GeoJSON has the longitude first',
  ]);
});

it('takes a point inside one part of an area at the date line', async () => {
  const { values } = await read(fixture('dateline.geojson'));
  const [reserve, cafe] = values.map(({ geometry }) => pointOf(geometry));
  expect(Math.abs(reserve?.longitude ?? 0)).toBeCloseTo(179.975);
  expect(reserve?.latitude).toBeCloseTo(-16.85);
  expect(cafe).toEqual({ longitude: 179.98, latitude: -16.78 });
});

it('reads points of Esri JSON in their projection', async () => {
  const esri = {
    spatialReference: { wkid: 102100, latestWkid: 3857 },
    features: [{ attributes: { name: 'A' }, geometry: { x: 1113194.9079, y: 6800125.4544 } }],
  };
  const [values] = (await readBytes(JSON.stringify(esri))).values;
  expect(values?.name).toBe('A');
  expect(pointOf(values?.geometry)?.longitude).toBeCloseTo(10);
});
