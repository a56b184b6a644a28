import { englishOf } from '../../../core/errors/index.js';
import { readBytes } from '../../../../test/files/read-file.js';
import { categoriesOf } from '../../../../test/builders.js';
import { AttributeList, CATEGORY_PRESETS } from '../../site/index.js';
import { AttributeColumns } from './attribute-columns.js';
import { Categories } from './categories/categories.js';
import { PlaceMapper, type PlaceRow } from './place-row.js';

const ORIGIN = { source: 'x', isForced: false };
const NO_ATTRIBUTES = new AttributeColumns(new AttributeList([]));

/** Returns the first place of a file. */
async function placeIn(content: unknown): Promise<Partial<PlaceRow> | string> {
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  const mapper = new PlaceMapper(new Categories(categoriesOf(CATEGORY_PRESETS)), ORIGIN, NO_ATTRIBUTES);
  const { values, reasons } = await readBytes(text);
  const [first] = values;
  if (first === undefined) return reasons.join();
  const mapped = mapper.map({ line: 1, values: first, text: '' });
  return 'row' in mapped ? mapped.row : 'reason' in mapped ? englishOf(mapped.reason) : mapped.skipped;
}

const AT = { latitude: 47.21, longitude: -1.55 };

describe('answers of other services', () => {
  it.each([
    [
      'Google Places',
      {
        results: [
          { place_id: 'g1', name: 'Sample Rouge', formatted_address: '1 Way', geometry: { location: { lat: 47.21, lng: -1.55 } }, types: ['cafe', 'food'] },
        ],
        status: 'OK',
      },
      { ...AT, source_id: 'g1', name: 'Sample Rouge', full_address: '1 Way', category: 'cafe' },
    ],
    [
      'Google Places (new)',
      {
        places: [
          {
            id: 'g2',
            displayName: { text: 'Sample Bleu', languageCode: 'fr' },
            formattedAddress: '2 Way',
            location: AT,
            primaryType: 'restaurant',
            websiteUri: 'https://bleu.example',
          },
        ],
      },
      { ...AT, name: 'Sample Bleu', full_address: '2 Way', category: 'restaurant', website: 'https://bleu.example' },
    ],
    [
      'Foursquare',
      {
        results: [
          {
            fsq_id: 'f1',
            name: 'Sample Bar',
            categories: [{ id: 1, name: 'Bar' }],
            geocodes: { main: AT },
            location: { formatted_address: '4 Way', locality: 'Town' },
          },
        ],
      },
      { ...AT, source_id: 'f1', category: 'bar', full_address: '4 Way', city: 'Town' },
    ],
    [
      'Yelp',
      {
        businesses: [
          {
            id: 'y',
            name: 'Sample Pizza',
            coordinates: AT,
            categories: [{ alias: 'pizza', title: 'Pizza' }],
            location: { address1: '3 Way', zip_code: '44000' },
          },
        ],
      },
      { ...AT, category: 'restaurant', pincode: '44000', full_address: expect.stringContaining('3 Way') as string },
    ],
    [
      'SPARQL',
      {
        head: { vars: ['item'] },
        results: {
          bindings: [
            {
              item: { type: 'uri', value: 'http://www.wikidata.org/entity/Q1' },
              itemLabel: { type: 'literal', value: 'Sample Castle' },
              coord: { type: 'literal', value: 'Point(-1.55 47.21)' },
            },
          ],
        },
      },
      { ...AT, name: 'Sample Castle', source_id: 'http://www.wikidata.org/entity/Q1' },
    ],
    [
      'schema.org',
      {
        '@graph': [
          {
            '@type': 'Restaurant',
            name: 'Sample Org',
            geo: { '@type': 'GeoCoordinates', ...AT },
            address: { '@type': 'PostalAddress', streetAddress: '7 Way', postalCode: '44000', addressLocality: 'Town', addressCountry: 'FR' },
          },
        ],
      },
      { ...AT, category: 'restaurant', full_address: expect.stringContaining('7 Way') as string, pincode: '44000', city: 'Town', country: 'France' },
    ],
    ['GTFS', 'stop_id,stop_name,stop_lat,stop_lon\nS1,Sample Stop,47.21,-1.55', { ...AT, name: 'Sample Stop', source_id: 'S1' }],
    [
      'a list of Google Maps',
      'Title,Note,URL,Comment\nSample Saved,,"https://www.google.com/maps/search/47.21,-1.55",nice',
      { ...AT, name: 'Sample Saved', website: null, source_url: 'https://www.google.com/maps/search/47.21,-1.55' },
    ],
    ['Wikivoyage', 'type,title,lat,long,url\nsleep,Sample Inn,47.21,-1.55,https://inn.example', { ...AT, category: 'hotel', website: 'https://inn.example' }],
    ['Socrata', 'name,Location\nSample Hall,"1 Main St\nTown, IL\n(39.8, -89.65)"', { latitude: 39.8, longitude: -89.65 }],
    [
      'an API with texts by language',
      [{ name: { fr: 'Exemple', en: 'Sample' }, loc: { type: 'Point', coordinates: [-1.55, 47.21] } }],
      { ...AT, name: 'Exemple', names: { fr: 'Exemple', en: 'Sample' } },
    ],
    ['PostGIS', 'name,geom\nSample Point,0101000020E6100000CDCCCCCCCCCCF8BF7B14AE47E19A4740', AT],
    ['QGIS', 'WKT,name\n"POLYGON ((-1.56 47.2,-1.54 47.2,-1.54 47.22,-1.56 47.22,-1.56 47.2))",Sample Area', AT],
  ])('reads a place of %s', async (_service, content, place) => {
    expect(await placeIn(content)).toMatchObject(place);
  });

  it.each(['nom_musee', 'Nom du restaurant', 'museumName', 'Restaurant name', 'nombre_del_hotel', 'nom_complet'])('takes %j as the name', async (column) => {
    expect(await placeIn(`${column},lat,lon\nSample,47.21,-1.55`)).toMatchObject({ name: 'Sample' });
  });

  it.each([
    ['name,lat,lon\nSample,47.21,"1° 33\' 0"" O"', '“1° 33\' 0" O”: O is west in some languages, and east in German. Write W or E'],
    ['name,lat,lon\nSample,north,1.5', '“north” is no coordinate. Write degrees, such as 47.1 or 47° 6′ N'],
    ['name;x;y\nSample;355632.0;6689620.0', /^6689620, 355632 are no degrees, but look like projected coordinates/],
    ['name;lat;lon\nSample;147.2;1.5', /^A latitude is between -90 and 90\. .* look swapped/],
  ])('says what is wrong with the coordinates of %j', async (content, reason) => {
    expect(await placeIn(content)).toEqual(typeof reason === 'string' ? reason : expect.stringMatching(reason));
  });

  it('refuses TopoJSON, whose coordinates are no degrees', async () => {
    const topology = {
      type: 'Topology',
      objects: { places: { type: 'GeometryCollection', geometries: [{ type: 'Point', coordinates: [1, 2], properties: { name: 'A' } }] } },
    };
    await expect(placeIn(topology)).rejects.toThrow('This is TopoJSON. Convert it to GeoJSON.');
  });

  it('needs no coordinates if all places go into one city', async () => {
    const { values } = await readBytes('name,phone\nSample,1');
    const mapper = new PlaceMapper(new Categories(categoriesOf(CATEGORY_PRESETS)), ORIGIN, NO_ATTRIBUTES, undefined, undefined, true);
    expect(mapper.map({ line: 1, values: values[0] ?? {}, text: '' })).toMatchObject({ row: { name: 'Sample', latitude: null } });
  });

  it.each(['nom_region', 'file name', 'nom_gestionnaire', 'username'])('does not take %j as the name', async (column) => {
    expect(await placeIn(`${column},lat,lon\nSample,47.21,-1.55`)).toBe('Name is required');
  });
});
