import { blob, data, type Group, header, HEADER } from '../../../../../test/files/pbf.js';
import { reasonsOf, recordsOf, unusable } from '../../../../../test/files/read-file.js';

const SQUARE: Group['nodes'] = [
  { id: 11_000_000_001, at: [-71.1, -33.4] },
  { id: 11_000_000_002, at: [-71, -33.4] },
  { id: 11_000_000_003, at: [-71, -33.3], tags: { amenity: 'cafe', name: 'Café Ñandú' } },
  { id: 11_000_000_004, at: [-71.1, -33.3] },
];
const [A, B, C, D] = SQUARE.map(({ id }) => id) as [number, number, number, number];
const CORNERS = SQUARE.map(({ at }) => at);
const AREA: Group = {
  ways: [
    { id: 7, refs: [A, B, C], tags: { highway: 'path' } },
    { id: 8, refs: [A, D, C] },
    { id: 9, refs: [A, B, C, D, A], tags: { leisure: 'park', name: 'Sample Park' } },
  ],
  relations: [
    {
      id: 5,
      ways: [
        [7, 'outer'],
        [8, 'outer'],
      ],
      tags: { type: 'boundary', boundary: 'administrative', admin_level: '8', name: 'Sampleville' },
    },
  ],
};
const idsOf = (records: Awaited<ReturnType<typeof recordsOf>>) => records.map(({ values }) => values['@id']);
const cafe = (id: number) => blob('OSMData', data({ nodes: [{ id, at: [9, 47], tags: { amenity: 'cafe', name: 'Sample Café' } }] }));

const BROKEN = 'This part of the file is damaged: its objects are missing. Download the file again';

describe('PBF of OpenStreetMap', () => {
  it.each([[1], [3]])('reads nodes, ways and relations with their geometry (content in field %i), in pieces of any size', async (field) => {
    const file = Buffer.concat([HEADER, blob('OSMData', data({ nodes: SQUARE }), field), blob('OSMData', data(AREA), field)]);
    for (const piece of [1, 4096]) {
      expect(await recordsOf(file, piece)).toEqual([
        {
          line: 3,
          values: { amenity: 'cafe', name: 'Café Ñandú', '@type': 'node', '@id': `node/${C}`, geometry: { type: 'Point', coordinates: [-71, -33.3] } },
        },
        {
          line: 7,
          values: {
            leisure: 'park',
            name: 'Sample Park',
            '@type': 'way',
            '@id': 'way/9',
            geometry: { type: 'Polygon', coordinates: [[...CORNERS, CORNERS[0]]] },
          },
        },
        {
          line: 8,
          values: {
            ...AREA.relations?.[0]?.tags,
            '@type': 'relation',
            '@id': 'relation/5',
            geometry: { type: 'MultiPolygon', coordinates: [[[...CORNERS, CORNERS[0]]]] },
          },
        },
      ]);
    }
  });

  it('reads blocks in any order, and coordinates of another granularity', async () => {
    const file = Buffer.concat([HEADER, blob('OSMData', data(AREA)), blob('OSMData', data({ nodes: SQUARE, granularity: 1000 }))]);
    const records = await recordsOf(file);
    expect(idsOf(records)).toEqual([`node/${C}`, 'way/9', 'relation/5']);
    expect(records.map(({ values }) => (values.geometry as { type: string }).type)).toEqual(['Point', 'Polygon', 'MultiPolygon']);
    expect(records[1]?.values.geometry).toMatchObject({ coordinates: [[...CORNERS, CORNERS[0]]] });
  });

  it('reports a damaged block, and reads the others', async () => {
    const broken = [
      blob('OSMData', Buffer.from([0x12, 0xff, 0xff, 0xff, 0x7f, 1, 2])),
      blob('OSMData', Buffer.from([0x12, 0x06, 0x12, 0x04, 0x0a, 0x02, 0xff, 0xff])),
      blob('OSMData', Buffer.alloc(40, 0xff)),
      blob('OSMData', Buffer.from('not zlib'), 8),
      // A bomb: more than the 32 MB that a block can have.
      blob('OSMData', Buffer.alloc(40_000_000)),
    ];
    const file = Buffer.concat([HEADER, cafe(1), ...broken, cafe(2)]);
    expect(idsOf(await recordsOf(file))).toEqual(['node/1', 'node/2']);
    expect(await reasonsOf(file)).toEqual([3, 4, 5, 6, 7].map((block) => [block, BROKEN]));
  });

  it.each([1, 3, 20, 60])('keeps the blocks before the end of a file that lacks its last %i bytes', async (missing) => {
    const file = Buffer.concat([HEADER, cafe(1), cafe(2)]);
    const cut = file.subarray(0, file.length - missing);
    expect(idsOf(await recordsOf(cut))).toEqual(['node/1']);
    expect(await reasonsOf(cut)).toEqual([[3, expect.stringContaining('The file ends in the middle')]]);
  });

  it('says why a file cannot be read', async () => {
    await expect(unusable(HEADER)).resolves.toContain('has no elements');
    await expect(unusable(Buffer.concat([HEADER, Buffer.from([0x7f, 0xff, 0xff, 0xff])]))).resolves.toContain('damaged, and nothing of it can be read');
    await expect(unusable(Buffer.concat([HEADER, blob('OSMData', data({}), 7)]))).resolves.toContain('compressed with Zstandard');
    await expect(unusable(Buffer.concat([header('HistoricalInformation'), cafe(1)]))).resolves.toContain('osmium time-filter');
  });
});
