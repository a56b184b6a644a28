import { valuesOfFeature } from '../reader.js';
import { reasonsOf, recordsOf, unusable } from '../../../../../test/files/read-file.js';
import { asOpenStreetMap } from './recognize.js';

const point = { type: 'Point', coordinates: [7.4, 43.7] };
const line = {
  type: 'LineString',
  coordinates: [
    [7.4, 43.7],
    [7.5, 43.7],
  ],
};
const area = {
  type: 'MultiPolygon',
  coordinates: [
    [
      [
        [7, 43],
        [8, 43],
        [8, 44],
        [7, 43],
      ],
    ],
  ],
};
const hotel = { name: 'Metropole', tourism: 'hotel' };
const feature = (properties: object, geometry: object = point, id?: unknown) => valuesOfFeature({ type: 'Feature', id, properties, geometry });

test.each([
  ['Overpass GeoJSON', feature({ ...hotel, '@id': 'node/12' }, point, 'node/12'), 'node/12'],
  ['osmium with its ids', feature(hotel, point, 'n12'), 'node/12'],
  ['osmium with the area of a way', feature(hotel, area, 'a24'), 'way/12'],
  ['osmium with the area of a relation', feature(hotel, area, 'a25'), 'relation/12'],
  ['osmium with attributes', feature({ ...hotel, '@type': 'way', '@id': 12 }, line), 'way/12'],
  ['QuickOSM', feature({ ...hotel, full_id: 'r12', osm_id: '12', osm_type: 'relation' }, area), 'relation/12'],
  ['QuickOSM without the full id', feature({ ...hotel, osm_id: '12', osm_type: 'way' }, area), 'way/12'],
  ['ogr2ogr, a point', feature({ osm_id: '12', name: 'Metropole', other_tags: '"tourism"=>"hotel"' }), 'node/12'],
  ['ogr2ogr, a line', feature({ osm_id: '12', name: 'Metropole', other_tags: '"tourism"=>"hotel"' }, line), 'way/12'],
  ['ogr2ogr, a closed way', feature({ osm_id: null, osm_way_id: '12', ...hotel }, area), 'way/12'],
  ['ogr2ogr, an area of a relation', feature({ osm_id: '12', osm_way_id: null, ...hotel }, area), 'relation/12'],
  ['osm2pgsql, an area of a relation', feature({ osm_id: -12, ...hotel }, area), 'relation/12'],
  ['Geofabrik', feature({ osm_id: '12', code: 2401, fclass: 'hotel', name: 'Metropole' }, area), 'way/12'],
  ['osm2geojson', feature({ type: 'way', id: 12, tags: hotel }, area, 'way/12'), 'way/12'],
  ['Overpass JSON, an element a line', { type: 'node', id: 12, lat: 43.7, lon: 7.4, tags: hotel }, 'node/12'],
  ['Overpass CSV', { '@id': '12', '@type': 'node', '@lat': '43.7', '@lon': '7.4', ...hotel }, 'node/12'],
])('recognizes the elements of %s', (_, values, id) => {
  const marked = asOpenStreetMap(values);
  expect(marked).toMatchObject({ '@id': id, '@type': id.split('/')[0], name: 'Metropole' });
  expect(marked.tourism ?? marked.amenity).toBe('hotel');
  expect(asOpenStreetMap(marked)).toEqual(marked);
});

test('reads tags in the notation of hstore, with quotes and commas, and as JSON', () => {
  const tags = { osm_id: '12', name: 'Sample', other_tags: '"amenity"=>"bar","note"=>"a \\"b\\", => c","addr:city"=>"Nice"' };
  expect(asOpenStreetMap(tags)).toEqual({ name: 'Sample', amenity: 'bar', note: 'a "b", => c', 'addr:city': 'Nice', '@type': 'node', '@id': 'node/12' });
  expect(asOpenStreetMap({ osm_id: '12', name: 'Sample', other_tags: '{"amenity":"bar"}' })).toMatchObject({ amenity: 'bar' });
  expect(asOpenStreetMap({ osm_id: '12', name: 'Sample', amenity: 'pub', other_tags: '{"broken' })).toMatchObject({ amenity: 'pub' });
});

test.each([
  ['addr:street', 'Quai'],
  ['opening_hours', 'Mo-Su 11:00-00:00'],
  ['name:fr', 'Café'],
])('recognizes an element without an id by its tags, with %s', (key, value) => {
  expect(asOpenStreetMap({ name: 'Café', amenity: 'cafe', [key]: value, geometry: point })).toMatchObject({ '@type': 'node', amenity: 'cafe' });
});

test.each([
  ['a table with a shop', { name: 'Sample', shop: 'Main Street Store', opening_hours: '9-5' }],
  ['a table with an amenity', { name: 'Sample', amenity: 'cafe', lat: 1, lon: 2 }],
  ['an export of CityPins', { source: 'openstreetmap', source_id: 'node/1', name: 'Sample', shop: 'books', opening_hours: '24/7' }],
  ['ids that look like those of osmium', { id: 'a24', name: 'Sample' }],
  ['linked data', { '@type': 'Restaurant', '@id': 'https://sample.example/1', name: 'Sample' }],
  ['Overture', { id: '08f', type: 'Feature', names: { primary: 'Sample' } }],
  ['a table with its own ids', { id: 7, type: 'Museum', name: 'Sample' }],
])('leaves %s as it is', (_, values) => expect(asOpenStreetMap(values)).toBe(values));

describe('JSON of Overpass', () => {
  const json = (...elements: object[]) => JSON.stringify({ version: 0.6, generator: 'Overpass API', osm3s: {}, elements });
  const park = { name: 'Sample Park', leisure: 'park' };
  const ring = [
    { lat: 43, lon: 7 },
    { lat: 43, lon: 8 },
    { lat: 44, lon: 8 },
    { lat: 43, lon: 7 },
  ];
  const coordinates = ring.map(({ lat, lon }) => [lon, lat]);

  it.each([
    [
      'the nodes of a way after it',
      [{ type: 'way', id: 2, nodes: [5, 6, 7, 5], tags: park }, ...ring.slice(0, 3).map((at, i) => ({ type: 'node', id: 5 + i, ...at }))],
      'Polygon',
      [coordinates],
    ],
    ['a center', [{ type: 'way', id: 2, nodes: [5, 6], center: { lat: 43.5, lon: 7.5 }, tags: park }], 'Point', [7.5, 43.5]],
    ['a geometry', [{ type: 'way', id: 2, nodes: [5, 6, 7, 5], geometry: ring, tags: park }], 'Polygon', [coordinates]],
    ['bounds', [{ type: 'way', id: 2, bounds: { minlat: 43, minlon: 7, maxlat: 44, maxlon: 8 }, tags: park }], 'Point', [7.5, 43.5]],
    [
      'members with a geometry',
      [{ type: 'relation', id: 2, members: [{ type: 'way', ref: 9, role: 'outer', geometry: ring }], tags: { ...park, type: 'multipolygon' } }],
      'MultiPolygon',
      [[coordinates]],
    ],
  ])('reads elements with %s', async (_, elements, type, expected) => {
    const [first, ...more] = await recordsOf(json(...elements));
    expect(more).toEqual([]);
    expect(first?.values).toMatchObject({ '@id': `${elements[0]?.type}/2`, name: 'Sample Park', geometry: { type, coordinates: expected } });
  });

  it('keeps the elements around a broken one, and refuses a response without places', async () => {
    const broken = json({ type: 'node', id: 1, lat: 43, lon: 7, tags: park }, { type: 'node', id: 2, lat: 'x' }).replace('"x"', 'x');
    expect((await recordsOf(broken)).map(({ values }) => values['@id'])).toEqual(['node/1']);
    expect(await reasonsOf(broken)).toEqual([[1, 'This is not JSON']]);
    await expect(unusable(json())).resolves.toContain('has no elements');
  });
});
