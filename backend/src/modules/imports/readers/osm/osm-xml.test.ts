import { recordsOf, reasonsOf, unusable } from '../../../../../test/files/read-file.js';

const osm = (...elements: string[]): string => `<?xml version="1.0" encoding="UTF-8"?>\n<osm version="0.6">\n${elements.join('\n')}\n</osm>\n`;
const tags = (values: Record<string, string>): string =>
  Object.entries(values)
    .map(([k, v]) => `<tag k="${k}" v="${v}"/>`)
    .join('');
const node = (id: number, lon: number, lat: number, values: Record<string, string> = {}): string =>
  `<node id="${id}" lat="${lat}" lon="${lon}">${tags(values)}</node>`;
const way = (id: number, refs: number[], values: Record<string, string> = {}): string =>
  `<way id="${id}">${refs.map((ref) => `<nd ref="${ref}"/>`).join('')}${tags(values)}</way>`;
const relation = (id: number, members: [type: string, ref: number, role: string][], values: Record<string, string>): string =>
  `<relation id="${id}">${members.map(([type, ref, role]) => `<member type="${type}" ref="${ref}" role="${role}"/>`).join('')}${tags(values)}</relation>`;

/** The corners of a square, as nodes. */
const square = (first: number, west: number, south: number, size: number): string[] => [
  node(first, west, south),
  node(first + 1, west + size, south),
  node(first + 2, west + size, south + size),
  node(first + 3, west, south + size),
];
const corners = (west: number, south: number, size: number) => [
  [west, south],
  [west + size, south],
  [west + size, south + size],
  [west, south + size],
  [west, south],
];

describe('OSM XML', () => {
  it('reads nodes with their tags, also in CDATA-like entities, and leaves out what cannot be a place', async () => {
    const text = osm(
      node(1, 9.5, 47.1, { name: 'Fish &amp; &quot;Chips&quot; &#x26; more', amenity: 'restaurant' }),
      node(2, 9.6, 47.2, { highway: 'crossing' }),
      node(3, 9.7, 47.3, { name: 'Sample Road', highway: 'residential' }),
      node(4, 9.8, 47.4, { tourism: 'information' }),
      node(5, 9.9, 47.5, { building: 'yes' }),
    );
    expect(await recordsOf(text)).toEqual([
      {
        line: 3,
        values: {
          name: 'Fish & "Chips" & more',
          amenity: 'restaurant',
          '@type': 'node',
          '@id': 'node/1',
          geometry: { type: 'Point', coordinates: [9.5, 47.1] },
        },
      },
      {
        line: 6,
        values: { tourism: 'information', '@type': 'node', '@id': 'node/4', geometry: { type: 'Point', coordinates: [9.8, 47.4] } },
      },
    ]);
  });

  it('gives ways their course, closed ones their area, and relations their areas with holes', async () => {
    const text = osm(
      ...square(1, 9, 47, 1),
      ...square(11, 9.25, 47.25, 0.5),
      way(21, [1, 2, 3, 4, 1], { name: 'Sample Park', leisure: 'park' }),
      way(22, [1, 2, 3, 4, 1], { name: 'Sample Ring', highway: 'services', area: 'no' }),
      way(23, [3, 4, 1]),
      way(24, [3, 2, 1]),
      way(25, [11, 12, 13, 14, 11]),
      relation(
        31,
        [
          ['way', 23, 'outer'],
          ['way', 25, 'inner'],
          ['way', 24, 'outer'],
        ],
        { type: 'multipolygon', name: 'Sample Wood', natural: 'wood' },
      ),
      relation(32, [['way', 21, '']], { type: 'route', name: 'Sample Route', tourism: 'attraction' }),
    );
    const records = await recordsOf(text);
    expect(records.map(({ values }) => [values['@id'], values.geometry])).toEqual([
      ['way/21', { type: 'Polygon', coordinates: [corners(9, 47, 1)] }],
      ['way/22', { type: 'LineString', coordinates: corners(9, 47, 1) }],
      // The ring begins with the first of the ways, and goes back by the other one.
      [
        'relation/31',
        {
          type: 'MultiPolygon',
          coordinates: [
            [
              [
                [10, 48],
                [9, 48],
                [9, 47],
                [10, 47],
                [10, 48],
              ],
              corners(9.25, 47.25, 0.5),
            ],
          ],
        },
      ],
    ]);
  });

  it('reads elements in any order, and gives those with missing parts what the file has', async () => {
    const text = osm(
      relation(
        31,
        [
          ['way', 21, 'outer'],
          ['way', 99, 'outer'],
        ],
        { type: 'boundary', name: 'Sampleville', boundary: 'administrative' },
      ),
      way(21, [3, 2, 1], { name: 'Sample Wall', historic: 'citywalls' }),
      way(20, [4, 98], { name: 'Sample Gate', historic: 'city_gate' }),
      ...square(1, 9, 47, 1).reverse(),
    );
    expect((await recordsOf(text)).map(({ values }) => [values['@id'], values.geometry])).toEqual([
      [
        'relation/31',
        {
          type: 'MultiLineString',
          coordinates: [
            [
              [10, 48],
              [10, 47],
              [9, 47],
            ],
          ],
        },
      ],
      [
        'way/21',
        {
          type: 'LineString',
          coordinates: [
            [10, 48],
            [10, 47],
            [9, 47],
          ],
        },
      ],
      ['way/20', { type: 'Point', coordinates: [9, 48] }],
    ]);
  });

  it('reads the positions that Overpass writes beside ways and relations', async () => {
    const cafe = tags({ name: 'Sample Café', amenity: 'cafe' });
    const text = osm(
      `<way id="1"><center lat="47.1" lon="9.5"/><nd ref="7"/>${cafe}</way>`,
      `<way id="2"><bounds minlat="47" minlon="9" maxlat="48" maxlon="10"/>${cafe}</way>`,
      `<way id="3"><nd ref="1" lat="47" lon="9"/><nd ref="2" lat="47" lon="10"/><nd ref="3" lat="48" lon="10"/><nd ref="1" lat="47" lon="9"/>${cafe}</way>`,
      `<relation id="4"><member type="way" ref="8" role="outer"><nd lat="47" lon="9"/><nd lat="47" lon="10"/><nd lat="48" lon="10"/><nd lat="47" lon="9"/></member>${cafe}<tag k="type" v="multipolygon"/></relation>`,
    );
    const ring = [
      [9, 47],
      [10, 47],
      [10, 48],
      [9, 47],
    ];
    expect((await recordsOf(text)).map(({ values }) => values.geometry)).toEqual([
      { type: 'Point', coordinates: [9.5, 47.1] },
      { type: 'Point', coordinates: [9.5, 47.5] },
      { type: 'Polygon', coordinates: [ring] },
      { type: 'MultiPolygon', coordinates: [[ring]] },
    ]);
  });

  it('leaves out what an editor deleted', async () => {
    const cafe = tags({ name: 'Sample Café', amenity: 'cafe' });
    const text = osm(
      `<node id="-1" lat="47" lon="9">${cafe}</node><node id="2" lat="47" lon="9" action="delete">${cafe}</node><node id="3" visible="false">${cafe}</node>`,
    );
    expect((await recordsOf(text)).map(({ values }) => values['@id'])).toEqual(['node/-1']);
  });

  it('reads other encodings that the file declares', async () => {
    const text = osm(node(1, 9, 47, { name: 'Café', amenity: 'cafe' }));
    const latin = Buffer.from(text.replace('UTF-8', 'ISO-8859-1'), 'latin1');
    const utf16 = Buffer.from(`\uFEFF${text.replace('UTF-8', 'UTF-16')}`, 'utf16le');
    for (const bytes of [latin, utf16]) expect((await recordsOf(bytes)).map(({ values }) => values.name)).toEqual(['Café']);
  });

  it('says that a file has no places', async () => {
    await expect(unusable(osm())).resolves.toContain('has no elements');
    await expect(unusable(osm(node(1, 9, 47), node(2, 9, 47, { highway: 'stop' })))).resolves.toContain('has 2 elements, but none is a place');
  });

  it('keeps the elements before the end of a truncated file', async () => {
    const text = osm(node(1, 9, 47, { name: 'Café', amenity: 'cafe' }), node(2, 9, 47, { name: 'Bar', amenity: 'bar' }));
    const cut = text.slice(0, text.indexOf('Bar'));
    expect((await recordsOf(cut)).map(({ values }) => values.name)).toEqual(['Café']);
    expect(await reasonsOf(cut)).toEqual([[4, expect.stringContaining('The file ends in the middle')]]);
  });

  it('never expands or loads entities', async () => {
    const doctype = '<!DOCTYPE osm [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c SYSTEM "file:///etc/passwd">]>';
    const text = osm(node(1, 9, 47, { name: 'X &b; &c;', amenity: 'cafe' })).replace('<osm', `${doctype}<osm`);
    expect((await recordsOf(text)).map(({ values }) => values.name)).toEqual(['X &b; &c;']);
  });

  it.each([
    ['nested deeper than 64 levels', '<a>'.repeat(100)],
    ['longer than 8,000,000 characters', `<node id="1" x="${'x'.repeat(8_100_000)}"`],
    ['no tag follows for 8,000,000 characters', `<!-- ${'> '.repeat(4_500_000)} -->`],
    ['more than 1,000,000 parts', `<way id="1">${'<nd ref="1"/>'.repeat(1_000_001)}</way>`],
  ])('rejects XML that is %s', async (problem, element) => {
    await expect(unusable(osm(element))).resolves.toContain(problem);
  });
});
