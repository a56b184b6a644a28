// Writes the pack in guides/vaduz from an extract of OpenStreetMap: node scripts/vaduz-pack.mjs liechtenstein.osm.pbf
// The extract of Geofabrik of July 2015 made the pack in the repository. Build the server first.
import fs from 'node:fs';
import { createRequire } from 'node:module';
import { at } from './lib/paths.mjs';

// The entities of the server need the package before they are loaded.
createRequire(at('backend/package.json'))('reflect-metadata');
const { SHIPPED_ATTRIBUTES } = await import('../backend/dist/core/db/migrations/data/index.js');
const { csvOf } = await import('../backend/dist/core/rest/index.js');
const { AttributeColumns, Categories, openFile, PlaceMapper } = await import('../backend/dist/modules/imports/index.js');
const { AttributeList, CATEGORY_PRESETS, CategoryList } = await import('../backend/dist/modules/site/index.js');

/** Maximum distance (km) of a place to the center of the town. */
const FARTHEST = 4;
/** Time of the extract. */
const IMPORTED_AT = '2015-07-27T00:00:00Z';
/** Tags of places that the pack has. Elements with other tags alone, such as buildings, are left out. */
const KEYS = ['tourism', 'historic', 'amenity', 'leisure', 'shop'];
/** Hosts of free e-mail accounts, in every country. An address there can be private, so the pack has none of them. */
const FREE_MAIL =
  /@(aim|aol|bluewin|fastmail|freemail|gmail|gmx|googlemail|hispeed|hotmail|icloud|live|mac|mail|me|msn|outlook|pm|proton|protonmail|sunrise|t-online|tutanota|web|yahoo|yandex|ymail|zoho)(\.[a-z]+)+$/i;
const KINDS = {
  attraction: 'Attraction',
  bar: 'Bar',
  cafe: 'Café',
  historic: 'Historic site',
  hotel: 'Hotel',
  market: 'Market',
  museum: 'Museum',
  park: 'Park',
  restaurant: 'Restaurant',
  shopping: 'Shop',
  theatre: 'Theatre',
  worship: 'Place of worship',
};
const CITY = {
  key: 'vaduz',
  name: 'Vaduz',
  state: 'Vaduz',
  country: 'Liechtenstein',
  description:
    'The capital of Liechtenstein lies between the Rhine and the slope below the castle of the prince. Museums, the parliament and the pedestrian street Städtle are a few minutes apart on foot.',
  featured: true,
  population: 5229,
  latitude: 47.1393,
  longitude: 9.5228,
  time_zone: 'Europe/Vaduz',
  source: 'openstreetmap',
};

const [file] = process.argv.slice(2);
if (!file) throw new Error('Usage: node scripts/vaduz-pack.mjs <file.osm.pbf>');

const radians = (degrees) => (degrees * Math.PI) / 180;

/** Returns the distance (km) of two points that are near to each other. */
const distance = (a, b) =>
  6371 * Math.hypot(radians(a.latitude - b.latitude), radians(a.longitude - b.longitude) * Math.cos(radians((a.latitude + b.latitude) / 2)));

const settlements = [];
const records = [];
for await (const portion of openFile(file).portions) {
  for (const record of portion) {
    const { values } = record;
    if (!values?.name || !values.geometry) continue;
    const [longitude, latitude] = values.geometry.coordinates;
    if (values['@type'] === 'node' && ['city', 'town', 'village'].includes(values.place))
      settlements.push({ id: values['@id'], name: values.name, latitude, longitude });
    // The pack has nodes and ways.
    if (values['@type'] !== 'relation' && KEYS.some((key) => values[key])) records.push(record);
  }
}

const presets = CATEGORY_PRESETS.map((slug) => ({ slug, preset: slug, names: {}, plurals: {}, aliases: [], pending: [] }));
const attributes = new AttributeColumns(new AttributeList(SHIPPED_ATTRIBUTES));
const mapper = new PlaceMapper(new Categories(new CategoryList(presets)), { source: 'openstreetmap', isForced: true }, attributes);

/** Whether the town is the settlement that is nearest to a place. */
function isOfTown(place) {
  const nearest = settlements.toSorted((a, b) => distance(a, place) - distance(b, place))[0];
  return nearest.name === CITY.name && distance(nearest, place) <= FARTHEST;
}

/** Returns a JSON object as text; nothing if it is empty. */
const written = (values) => (Object.keys(values).length > 0 ? JSON.stringify(values) : null);

const rows = records
  .map((record) => ({ record, mapped: mapper.map(record) }))
  .filter(({ mapped }) => mapped.row?.latitude && mapped.unmapped === undefined && KINDS[mapped.row.category] && isOfTown(mapped.row))
  .map(({ record, mapped: { row } }) => {
    const cuisine = record.values.cuisine?.split(/[;,]/)[0].trim().replaceAll('_', ' ');
    return {
      ...row,
      email: FREE_MAIL.test(row.email ?? '') ? null : row.email,
      attributes: written(row.attributes),
      description: `${KINDS[row.category]} in Vaduz, Liechtenstein.${cuisine ? ` Cuisine: ${cuisine}.` : ''}`,
    };
  })
  .sort((a, b) => a.category.localeCompare(b.category) || a.name.localeCompare(b.name) || a.source_id.localeCompare(b.source_id));

const given = (names) => Object.fromEntries(names.map((name) => [name, (row) => row[name] ?? null]));
const columns = {
  key: (row) => row.source_id,
  city: () => CITY.key,
  ...given(['source', 'source_id', 'name', 'description', 'category', 'latitude', 'longitude']),
  // The extract has no areas, other names and social media.
  ...given(['full_address', 'pincode', 'phone', 'email', 'website', 'price_range', 'opening_hours', 'attributes', 'licence']),
  imported_at: () => IMPORTED_AT,
};
const town = settlements.find(({ name }) => name === CITY.name);
const cityColumns = { ...given(Object.keys(CITY)), source_id: () => town.id, licence: () => 'ODbL-1.0', imported_at: () => IMPORTED_AT };

// Without the byte order mark and with plain line ends, so that a difference in Git is easy to read.
const write = (name, text) => fs.writeFileSync(at(`guides/vaduz/${name}`), text.replace('\uFEFF', '').replaceAll('\r\n', '\n'));
const credit = '© OpenStreetMap contributors, July 2015, for trying out';
const maps = [{ name: 'Liechtenstein', city: CITY.key }];
write('guide.json', `${JSON.stringify({ format: 1, name: 'Vaduz', credit, licence: 'ODbL-1.0', maps }, null, 2)}\n`);
write('cities.csv', csvOf(cityColumns, [CITY]));
write('places.csv', csvOf(columns, rows));
console.log(`${rows.length} places`);
