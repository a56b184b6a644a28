import path from 'node:path';
import { categoriesOf } from '../../../test/builders.js';
import { SHIPPED_ATTRIBUTES } from '../../core/db/migrations/data/index.js';
import { englishOf } from '../../core/errors/index.js';
import { AttributeList, type AttributeRecord, CATEGORY_PRESETS } from '../site/index.js';
import { AttributeColumns, Categories, PlaceMapper, type PlaceRow } from './mapping/index.js';
import { openFile } from './readers/index.js';

const attributes = new AttributeColumns(new AttributeList(SHIPPED_ATTRIBUTES as readonly object[] as readonly AttributeRecord[]));

/** Reads a file as its program wrote it. Returns the rows, and the reasons of what is rejected. */
async function imported(name: string): Promise<{ rows: Partial<PlaceRow>[]; reasons: string[] }> {
  const mapper = new PlaceMapper(new Categories(categoriesOf(CATEGORY_PRESETS)), { source: 'samples', isForced: false }, attributes);
  const [rows, reasons]: [PlaceRow[], string[]] = [[], []];
  const { portions } = await openFile(path.join(import.meta.dirname, 'readers/fixtures', name));
  for await (const portion of portions) {
    for (const item of portion) {
      const mapped = 'reason' in item ? item : mapper.map(item);
      if ('reason' in mapped) reasons.push(englishOf(mapped.reason));
      else if ('row' in mapped) rows.push(mapped.row);
    }
  }
  return { rows, reasons };
}

test('reads a map of Google My Maps', async () => {
  const { rows, reasons } = await imported('mymaps.kml');
  expect(rows).toMatchObject([
    { name: 'Café am Rathaus', category: 'restaurant', phone: '+423 999 00 00', latitude: 47.1391, longitude: 9.5222 },
    { name: 'Rote Stube', category: 'restaurant', website: 'https://stube.example', latitude: 47.1402, longitude: 9.5231 },
    { name: 'Old town' },
  ]);
  const { latitude, longitude } = rows[2] ?? {};
  expect(latitude).toBeGreaterThan(47.138);
  expect(latitude).toBeLessThan(47.141);
  expect(longitude).toBeGreaterThan(9.52);
  expect(longitude).toBeLessThan(9.524);
  expect(reasons).toEqual(['This is a line: only points and areas become places', 'This placemark has no name']);
});

test('reads waypoints of GPX', async () => {
  const { rows, reasons } = await imported('waypoints.gpx');
  expect(rows).toMatchObject([
    { name: 'Town hall', website: 'https://vaduz.example', latitude: 47.1391, longitude: 9.5222 },
    { name: 'Stube', category: 'restaurant', latitude: 47.1402, longitude: 9.5231 },
  ]);
  expect(reasons).toEqual(['This waypoint has no name', '1 track is left out: only waypoints become places']);
});

test('reads the JSON of Overpass, and rejects elements without a name by their kind', async () => {
  expect(await imported('overpass.json')).toEqual({ rows: [], reasons: ['An information board has no name', 'An information board has no name'] });
});

test('reads an export of osmium as the same elements as those of other tools', async () => {
  const { rows, reasons } = await imported('osmium-export.geojson');
  const osm = { source: 'openstreetmap', licence: 'ODbL-1.0', city: 'Monaco', phone: '+377 99 99 00 00' };
  expect(rows).toMatchObject([
    {
      ...osm,
      source_id: 'node/267885777',
      name: 'Metropole',
      category: 'hotel',
      full_address: '4 Avenue de la Madone, 98000, Monaco',
      website: 'https://www.metropole.com/',
      social_links: 'https://www.facebook.com/HotelMetropoleMonteCarlo/',
    },
    { ...osm, source_id: 'node/267885935', name: 'Marché U', category: 'shopping', opening_hours: 'Mo-Sa 08:30-19:30; Su off' },
    { ...osm, source_id: 'node/267901435', name: 'Stars n Bars', category: 'restaurant' },
  ]);
  expect(rows[0]?.attributes).toMatchObject({ wifi: true, stars: 5 });
  expect(reasons).toEqual([]);
});

test('keeps the local name of an element, whatever its English name is', async () => {
  const { rows } = await imported('overpass-name-en.geojson');
  expect(rows.map(({ name, names, source_id }) => [name, names, source_id])).toEqual([
    ['Musée naval', { en: 'monaco top cars collection' }, 'node/5589249921'],
    ['Le coin du Fromager', { en: 'cheese' }, 'node/5765687153'],
    ['Boutique musée océanographie', { en: 'boutique' }, 'node/5931822403'],
  ]);
});
