import { Place } from '../places/index.js';
import { type ListFile, toCsv, toGeoJson, toGpx } from './list-files.js';

const PUBLIC = 'https://guide.example.org';
const NOTHING = { fullAddress: null, phone: null, website: null, latitude: null, longitude: null, ratingCount: 0, ratingAverage: 0 };

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

describe('GeoJSON', () => {
  test('has a feature per place, longitude first, and null for unknown values', () => {
    expect(JSON.parse(toGeoJson(list([FULL, {}], { note: 'Early' })))).toEqual({
      type: 'FeatureCollection',
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
        {
          type: 'Feature',
          geometry: null,
          properties: {
            name: 'Fort',
            category: 'historic',
            address: null,
            phone: null,
            website: null,
            note: 'Early',
            rating: null,
            url: `${PUBLIC}/places/p1`,
          },
        },
      ],
    });
  });

  test('of an empty list is an empty collection', () => {
    expect(JSON.parse(toGeoJson(list([])))).toEqual({ type: 'FeatureCollection', features: [] });
  });
});

describe('GPX', () => {
  test('has a waypoint per place, and counts places without coordinates', () => {
    expect(toGpx(list([FULL, {}, {}], { description: 'High up', note: 'Early' }))).toBe(
      [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<gpx version="1.1" creator="Guide of &#60;Pune&#62;" xmlns="http://www.topografix.com/GPX/1/1">',
        '<metadata><name>Forts</name><desc>High up\n\n2 places are left out, as nobody knows exactly where.</desc></metadata>',
        `<wpt lat="18.519500" lon="73.855300"><name>Shaniwar Wada</name><desc>Early</desc><link href="${PUBLIC}/places/p2"><text>Shaniwar Wada</text></link><type>historic</type></wpt>`,
        '</gpx>',
        '',
      ].join('\n'),
    );
  });

  test('leaves out unknown values', () => {
    expect(toGpx(list([]))).toContain('<metadata><name>Forts</name></metadata>\n</gpx>');
    expect(toGpx(list([{}]))).toContain('<desc>1 place is left out, as nobody knows exactly where.</desc>');
    expect(toGpx(list([{ latitude: 0, longitude: 0 }]))).toContain('<wpt lat="0.000000" lon="0.000000"><name>Fort</name><link');
  });

  test('escapes markup, and removes characters that XML cannot contain', () => {
    const name = `</name><!-- & "x" 'y' ]]> \u0000\u0008\uFFFE\uD800 😀`;
    const text = toGpx(list([{ ...FULL, name }], { name, note: name, description: name }));
    expect(text.match(/&#60;\/name&#62;&#60;!-- &#38; &#34;x&#34; &#39;y&#39; \]\]&#62; {2}😀/g)).toHaveLength(5);
    for (const part of ['<!--', '\u0000', '\u0008', '\uFFFE']) expect(text).not.toContain(part);
    expect(text.isWellFormed()).toBe(true);
  });

  test.each([
    [0.0000001, -0.0000001, '0.000000', '-0.000000'],
    [90, 180, '90.000000', '-180.000000'],
    [-90, -180, '-90.000000', '-180.000000'],
    [1e-7, 179.9999999, '0.000000', '-180.000000'],
  ])('writes %d, %d as %s, %s', (latitude, longitude, lat, lon) => {
    expect(toGpx(list([{ latitude, longitude }]))).toContain(`<wpt lat="${lat}" lon="${lon}">`);
  });
});

describe('CSV', () => {
  const HEADER = '\uFEFFname,category,address,phone,website,note,rating,latitude,longitude,url\r\n';

  test('has a line for each place, texts quoted and numbers not', () => {
    expect(toCsv(list([FULL, {}], { note: 'Go early.\nBring water, "much".' }))).toBe(
      `${HEADER}"Shaniwar Wada","historic","Shaniwar Peth, ""Pune""","'+91 20","https://fort.example.org/?a=1&b=2","Go early.\nBring water, ""much"".",` +
        `4.5,18.5195,73.8553,"${PUBLIC}/places/p2"\r\n` +
        `"Fort","historic",,,,"Go early.\nBring water, ""much"".",,,,"${PUBLIC}/places/p1"\r\n`,
    );
    expect(toCsv(list([]))).toBe(HEADER);
  });

  test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', "=cmd|' /C calc'!A0", '=HYPERLINK("http://evil.example","x")'])(
    'writes %j so that spreadsheets do not run it',
    (text) => {
      const values = { name: text, category: text, fullAddress: text, phone: text, website: text };
      const [, line = ''] = toCsv(list([values], { note: text })).split(/\r\n(?=")/);
      const cell = `"'${text.replaceAll('"', '""')}"`;
      expect(line).toBe(`${Array(6).fill(cell).join(',')},,,,"${PUBLIC}/places/p1"\r\n`);
    },
  );

  test('writes negative coordinates as numbers', () => {
    expect(toCsv(list([{ latitude: -33.8568, longitude: -151.2153 }]))).toContain(',-33.8568,-151.2153,');
  });
});
