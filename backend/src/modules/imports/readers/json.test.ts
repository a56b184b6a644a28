import { fixture, read, readBytes } from '../../../../test/files/read-file.js';

describe('JSON', () => {
  const three = [{ name: 'A' }, { name: 'B' }, { name: 'C' }];

  it.each([
    ['a list', three, 'json'],
    ['a list in an object', { count: 3, Places: three }, 'json'],
    ['a list in an object in an object', { help: 'x', result: { fields: [{ id: 1 }, { id: 2 }, { id: 3 }, { id: 4 }], records: three } }, 'json'],
    ['the longest list', { tags: [{ id: 1 }], spots: three }, 'json'],
    ['features without properties', { features: three }, 'geojson'],
  ])('reads %s', async (_what, json, format) => {
    for (const space of [0, 2]) {
      const content = await readBytes(JSON.stringify(json, null, space));
      expect([content.format, content.values.map(({ name }) => name)]).toEqual([format, ['A', 'B', 'C']]);
    }
  });

  it('reads a single object, and objects on lines with lists in them', async () => {
    expect(await readBytes('{"name":"A","city":"X"}')).toMatchObject({ format: 'ndjson', values: [{ name: 'A', city: 'X' }] });
    const feature = { type: 'Feature', properties: { name: 'A' }, geometry: { type: 'Point', coordinates: [9, 47] } };
    expect((await readBytes(JSON.stringify(feature, null, 2))).values).toEqual([{ name: 'A', geometry: feature.geometry }]);
    const lines = three.map(({ name }) => JSON.stringify({ name, photos: [{ url: 1 }] })).join('\r\n');
    expect(await readBytes(lines)).toMatchObject({ format: 'ndjson', values: three });
  });

  it('names nested values with dots, and joins lists of texts', async () => {
    const place = { location: { name: 'A', geo: { lat: 1.5 } }, tags: ['café', 'bar'], open: true, photos: [{ url: 'x' }] };
    const [values] = (await readBytes(JSON.stringify([place]))).values;
    expect(values).toEqual({ ...place, tags: 'café; bar', 'location.name': 'A', 'location.geo.lat': 1.5 });
  });

  it('keeps the form of Overture, which its mapper reads', async () => {
    const place = { id: 'x', names: { primary: 'A' }, phones: ['1', '2'] };
    expect((await readBytes(JSON.stringify([place]))).values).toEqual([place]);
  });

  it('keeps the objects around a broken one', async () => {
    const { values, reasons } = await readBytes('[\n{"name":"A"},\n{"name":,},\n{"name":"C"}\n]');
    expect([values, reasons]).toEqual([[{ name: 'A' }, { name: 'C' }], ['This is not JSON']]);
  });
});

describe('saved places of Google Takeout', () => {
  it('reads the old form', async () => {
    const { values, reasons } = await read(fixture('takeout-saved-places.json'));
    expect(reasons).toEqual([]);
    expect(values.map(({ name, address, country, source_url }) => [name, address, country, source_url])).toEqual([
      ['Sanborns', 'Calle de Tacuba 2, Centro Histórico, Centro, 06010 Ciudad de México, CDMX, Mexico', 'MX', 'http://maps.google.com/?cid=1000'],
      expect.arrayContaining(['Librería el Callejón de los Milagros', 'MX']),
      expect.arrayContaining(['MX']),
    ]);
    expect(values[0]?.geometry).toEqual({ type: 'Point', coordinates: [-99.1401954, 19.4368146] });
  });

  it('reads the new form, in which 0, 0 stands for an unknown position', async () => {
    const feature = (coordinates: number[]) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates },
      properties: { date: '2024-05-01', google_maps_url: 'http://maps.google.com/?cid=7', location: { address: 'Way 1', country_code: 'LI', name: 'Stube' } },
    });
    const { values } = await readBytes(JSON.stringify({ type: 'FeatureCollection', features: [feature([9.5, 47.1]), feature([0, 0])] }));
    const own = { name: 'Stube', address: 'Way 1', country: 'LI', id: 'http://maps.google.com/?cid=7', source_url: 'http://maps.google.com/?cid=7' };
    expect(values).toEqual([
      { ...own, date: '2024-05-01', geometry: { type: 'Point', coordinates: [9.5, 47.1] } },
      { ...own, date: '2024-05-01', geometry: undefined },
    ]);
  });
});
