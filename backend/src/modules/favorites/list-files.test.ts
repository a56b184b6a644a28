import { type PlaceFormat, writePlaces } from '../../core/place-files/index.js';
import { Place } from '../places/index.js';
import { type ListFile, listFile } from './list-files.js';

const PUBLIC = 'https://guide.example.org';
const NO_SOURCE = { source: null, sourceId: null, licence: null, attribution: null, sourceUrl: null };
const NOTHING = { fullAddress: null, phone: null, website: null, latitude: null, longitude: null, ratingCount: 0, ratingAverage: 0, ...NO_SOURCE };

const place = (values: Partial<Place>): Place => Object.assign(new Place(), { id: 'p1', name: 'Fort', category: 'historic', ...NOTHING, ...values });
const list = (places: Partial<Place>[], values: Partial<ListFile> & { note?: string | null } = {}): ListFile => ({
  name: 'Forts',
  description: null,
  site: 'Guide of <Pune>',
  publicUrl: PUBLIC,
  ...values,
  items: places.map((one) => ({ place: place(one), note: values.note ?? null, addedAt: new Date() })),
});

const FULL: Partial<Place> = {
  id: 'p2',
  name: 'Shaniwar Wada',
  fullAddress: 'Shaniwar Peth, "Pune"',
  phone: '+91 20',
  website: 'https://fort.example.org/?a=1&b=2',
  latitude: 18.5195,
  longitude: 73.8553,
  ratingCount: 2,
  ratingAverage: 4.5,
};

async function fileOf(format: PlaceFormat, one: ListFile): Promise<string> {
  let text = '';
  for await (const piece of writePlaces(format, listFile(one))) text += piece;
  return text;
}
const toGeoJson = (one: ListFile) => fileOf('geojson', one);
const toGpx = (one: ListFile) => fileOf('gpx', one);
const toKml = (one: ListFile) => fileOf('kml', one);
const toCsv = (one: ListFile) => fileOf('csv', one);

const OF_OSM: Partial<Place> = { ...FULL, source: 'openstreetmap', sourceId: 'node/1' };
const SITE = 'Guide of <Pune>';

describe('GeoJSON', () => {
  test('has a feature per place, longitude first, and no unknown values', async () => {
    expect(JSON.parse(await toGeoJson(list([FULL, {}], { note: 'Early' })))).toEqual({
      type: 'FeatureCollection',
      name: 'Forts',
      attribution: SITE,
      bbox: [73.8553, 18.5195, 73.8553, 18.5195],
      features: [
        {
          type: 'Feature',
          geometry: { type: 'Point', coordinates: [73.8553, 18.5195] },
          properties: {
            name: 'Shaniwar Wada',
            category: 'historic',
            address: 'Shaniwar Peth, "Pune"',
            phone: '+91 20',
            website: 'https://fort.example.org/?a=1&b=2',
            note: 'Early',
            rating: 4.5,
            url: `${PUBLIC}/places/p2`,
          },
        },
        { type: 'Feature', geometry: null, properties: { name: 'Fort', category: 'historic', note: 'Early', url: `${PUBLIC}/places/p1` } },
      ],
    });
  });

  test('names each licence and each credit once, and both at the places', async () => {
    const own = { name: 'Own', attribution: 'City of Pune', licence: 'CC-BY-4.0' };
    const file = JSON.parse(await toGeoJson(list([OF_OSM, { ...OF_OSM, id: 'p3' }, own]))) as { features: { properties: object }[] };
    expect(file).toMatchObject({ licence: 'ODbL-1.0; CC-BY-4.0', attribution: 'OpenStreetMap contributors; City of Pune' });
    expect(file.features.map(({ properties }) => properties)).toMatchObject([
      { licence: 'ODbL-1.0', attribution: 'OpenStreetMap contributors' },
      { licence: 'ODbL-1.0', attribution: 'OpenStreetMap contributors' },
      { licence: 'CC-BY-4.0', attribution: 'City of Pune' },
    ]);
  });

  test('of an empty list is an empty collection', async () => {
    expect(JSON.parse(await toGeoJson(list([])))).toEqual({ type: 'FeatureCollection', name: 'Forts', features: [] });
  });
});

const VALUES: Readonly<Record<string, string>> = {
  name: 'Shaniwar Wada',
  category: 'historic',
  address: 'Shaniwar Peth, &#34;Pune&#34;',
  phone: '+91 20',
  website: 'https://fort.example.org/?a=1&#38;b=2',
  note: 'Early',
  rating: '4.5',
  latitude: '18.5195',
  longitude: '73.8553',
  url: `${PUBLIC}/places/p2`,
};

describe('GPX', () => {
  const copyright = (author: string, licence = '') => `<copyright author="${author}">${licence}</copyright>`;
  const OWN = copyright('Guide of &#60;Pune&#62;');

  test('has a waypoint per place, and counts places without coordinates', async () => {
    const extensions = Object.entries(VALUES)
      .filter(([name]) => !['name', 'latitude', 'longitude'].includes(name))
      .map(([name, value]) => `<guide:value name="${name}">${value}</guide:value>`);
    expect(await toGpx(list([FULL, {}, {}], { description: 'High up', note: 'Early' }))).toBe(
      [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<gpx version="1.1" creator="Guide of &#60;Pune&#62;" xmlns="http://www.topografix.com/GPX/1/1" xmlns:guide="urn:uuid:11a77956-e117-4e79-a871-c633a75252db">',
        `<metadata><name>Forts</name><desc>High up\n\n2 places are left out, as nobody knows exactly where.</desc>${OWN}` +
          '<bounds minlat="18.519500" minlon="73.855300" maxlat="18.519500" maxlon="73.855300"/></metadata>',
        '<wpt lat="18.519500" lon="73.855300"><name>Shaniwar Wada</name><cmt>Shaniwar Peth, &#34;Pune&#34;; +91 20</cmt><desc>Early</desc>' +
          `<link href="${VALUES.website}"></link><link href="${PUBLIC}/places/p2"><text>Shaniwar Wada</text></link>` +
          `<type>historic</type><extensions>${extensions.join('')}</extensions></wpt>`,
        '</gpx>',
        '',
      ].join('\n'),
    );
  });

  test('leaves out unknown values', async () => {
    expect(await toGpx(list([]))).toContain(`<metadata><name>Forts</name>${OWN}</metadata>\n</gpx>`);
    expect(await toGpx(list([{}]))).toContain('<desc>1 place is left out, as nobody knows exactly where.</desc>');
    expect(await toGpx(list([{ latitude: 0, longitude: 0 }]))).toContain('<wpt lat="0.000000" lon="0.000000"><name>Fort</name><link');
  });

  test('names the credits in the copyright, and the licence if it is that of all places', async () => {
    const osm = await toGpx(list([OF_OSM, OF_OSM]));
    expect(osm).toContain(copyright('OpenStreetMap contributors (ODbL-1.0)', '<license>https://spdx.org/licenses/ODbL-1.0.html</license>'));
    expect(osm).toContain('<src>OpenStreetMap contributors; ODbL-1.0</src>');
    expect(await toGpx(list([OF_OSM, FULL]))).toContain(copyright('OpenStreetMap contributors (ODbL-1.0); Guide of &#60;Pune&#62;'));
  });

  test('gives categories the symbols of navigation devices', async () => {
    expect(await toGpx(list([{ ...FULL, category: 'hotel' }]))).toContain('<sym>Lodging</sym><type>hotel</type>');
  });

  test('escapes markup, and removes characters that XML cannot contain', async () => {
    const name = `</name><!-- & "x" 'y' ]]> \u0000\u0008\uFFFE\uD800 😀`;
    const text = await toGpx(list([{ ...FULL, name }], { name, note: name, description: name }));
    expect(text.match(/&#60;\/name&#62;&#60;!-- &#38; &#34;x&#34; &#39;y&#39; \]\]&#62; {2}😀/g)).toHaveLength(6);
    for (const part of ['<!--', '\u0000', '\u0008', '\uFFFE']) expect(text).not.toContain(part);
    expect(text.isWellFormed()).toBe(true);
  });

  test.each([
    [0.0000001, -0.0000001, '0.000000', '-0.000000'],
    [90, 180, '90.000000', '-180.000000'],
    [-90, -180, '-90.000000', '-180.000000'],
    [1e-7, 179.9999999, '0.000000', '-180.000000'],
  ])('writes %d, %d as %s, %s', async (latitude, longitude, lat, lon) => {
    expect(await toGpx(list([{ latitude, longitude }]))).toContain(`<wpt lat="${lat}" lon="${lon}">`);
  });
});

describe('KML', () => {
  test('has a placemark per place in the order of the list, also without coordinates', async () => {
    const data = Object.entries(VALUES).map(([name, value]) => `<Data name="${name}"><value>${value}</value></Data>`);
    const text = await toKml(list([FULL, {}], { note: 'Early', description: 'High up' }));
    expect(text.split('\n')).toEqual([
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<kml xmlns="http://www.opengis.net/kml/2.2" xmlns:atom="http://www.w3.org/2005/Atom">',
      '<Document><name>Forts</name><atom:author><atom:name>Guide of &#60;Pune&#62;</atom:name></atom:author><description>High up</description>' +
        '<ExtendedData><Data name="attribution"><value>Guide of &#60;Pune&#62;</value></Data></ExtendedData>',
      `<Placemark><name>Shaniwar Wada</name><atom:link href="${VALUES.website}"/><address>${VALUES.address}</address><phoneNumber>+91 20</phoneNumber>` +
        `<description>Early</description><ExtendedData>${data.join('')}</ExtendedData>` +
        '<Point><coordinates>73.855300,18.519500</coordinates></Point></Placemark>',
      expect.stringMatching(/^<Placemark><name>Fort<\/name>.*<\/ExtendedData><\/Placemark>$/),
      '</Document>',
      '</kml>',
      '',
    ]);
  });

  test.each([
    ['Fish & Chips < 10 €', 'Fish &#38; Chips &#60; 10 €'],
    ['<b>x</b> &amp; &#60;', '&#38;lt;b>x&#38;lt;/b> &#38;amp;amp; &#38;amp;#60;'],
    ['<script>alert(1)</script>', '&#38;lt;script>alert(1)&#38;lt;/script>'],
  ])('writes the description %j so that programs show it as plain text', async (note, text) => {
    expect(await toKml(list([FULL], { note }))).toContain(`<description>${text.replaceAll('>', '&#62;')}</description>`);
  });
});

describe('CSV', () => {
  const HEADER = '\uFEFFname,category,address,phone,website,note,rating,latitude,longitude,url,licence,attribution\r\n';

  test('has a line for each place, texts quoted and numbers not', async () => {
    expect(await toCsv(list([OF_OSM, {}], { note: 'Go early.\nBring water, "much".' }))).toBe(
      `${HEADER}"Shaniwar Wada","historic","Shaniwar Peth, ""Pune""","'+91 20","https://fort.example.org/?a=1&b=2","Go early.\nBring water, ""much"".",` +
        `4.5,18.5195,73.8553,"${PUBLIC}/places/p2","ODbL-1.0","OpenStreetMap contributors"\r\n` +
        `"Fort","historic",,,,"Go early.\nBring water, ""much"".",,,,"${PUBLIC}/places/p1",,\r\n`,
    );
    expect(await toCsv(list([]))).toBe(HEADER);
  });

  test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', "=cmd|' /C calc'!A0", '=HYPERLINK("http://evil.example","x")'])(
    'writes %j so that spreadsheets do not run it',
    async (text) => {
      const values = { name: text, category: text, fullAddress: text, phone: text, website: text };
      const [, line = ''] = (await toCsv(list([values], { note: text }))).split(/\r\n(?=")/);
      const cell = `"'${text.replaceAll('"', '""')}"`;
      expect(line).toBe(`${Array(6).fill(cell).join(',')},,,,"${PUBLIC}/places/p1",,\r\n`);
    },
  );

  test('writes negative coordinates as numbers', async () => {
    expect(await toCsv(list([{ latitude: -33.8568, longitude: -151.2153 }]))).toContain(',-33.8568,-151.2153,');
  });
});
