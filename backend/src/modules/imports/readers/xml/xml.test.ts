import { reasonsOf, recordsOf, unusable } from '../../../../../test/files/read-file.js';
import { splitContacts } from './contact-lines.js';
import { htmlText } from './html-text.js';

const kml = (...parts: string[]): string =>
  `<?xml version="1.0"?>\n<kml xmlns="http://www.opengis.net/kml/2.2"><Document><name>My map</name>\n${parts.join('\n')}\n</Document></kml>`;
const point = (lon: number, lat: number): string => `<Point><coordinates>${lon},${lat},0</coordinates></Point>`;
const folder = (name: string, ...parts: string[]): string => `<Folder><name>${name}</name>${parts.join('\n')}</Folder>`;
const place = (name: string, ...parts: string[]): string => `<Placemark><name>${name}</name>${parts.join('')}</Placemark>`;
const valuesOf = async (text: string): Promise<object[]> => (await recordsOf(text)).map(({ values }) => values);

describe('KML', () => {
  it('reads points and areas with the nearest folder', async () => {
    const ring = '9,47 10,47 10,48 9,47';
    const hole = '9.5,47.1 9.6,47.1 9.6,47.2 9.5,47.1';
    const polygon = `<Polygon><outerBoundaryIs><LinearRing><coordinates>${ring}</coordinates></LinearRing></outerBoundaryIs><innerBoundaryIs><LinearRing><coordinates>${hole}</coordinates></LinearRing></innerBoundaryIs></Polygon>`;
    const text = kml(
      place('A', point(9, 47)),
      folder(
        'Food',
        place('B', point(9, 47)),
        folder('Cafés &amp; more', place('C', polygon)),
        place('D', `<MultiGeometry>${point(1, 2)}<MultiGeometry>${point(3, 4)}</MultiGeometry></MultiGeometry>`),
      ),
    );
    expect(await valuesOf(text)).toEqual([
      { name: 'A', geometry: { type: 'Point', coordinates: [9, 47] } },
      { name: 'B', folder: 'Food', geometry: { type: 'Point', coordinates: [9, 47] } },
      {
        name: 'C',
        folder: 'Cafés & more',
        geometry: {
          type: 'Polygon',
          coordinates: [
            [
              [9, 47],
              [10, 47],
              [10, 48],
              [9, 47],
            ],
            [
              [9.5, 47.1],
              [9.6, 47.1],
              [9.6, 47.2],
              [9.5, 47.1],
            ],
          ],
        },
      },
      {
        name: 'D',
        folder: 'Food',
        geometry: {
          type: 'GeometryCollection',
          geometries: [
            { type: 'Point', coordinates: [1, 2] },
            { type: 'Point', coordinates: [3, 4] },
          ],
        },
      },
    ]);
  });

  it('reads columns, contacts and descriptions, with any prefix of the namespace', async () => {
    const text = `<k:kml xmlns:k="http://www.opengis.net/kml/2.2" xmlns:atom="http://www.w3.org/2005/Atom"><k:Placemark>
      <k:name><![CDATA[Fish & Chips]]></k:name><atom:author><atom:name>Nobody</atom:name></atom:author><atom:link href="https://fish.example"/>
      <k:address>Sample Street 1</k:address><k:phoneNumber>+423 999 00 00</k:phoneNumber>
      <k:description><![CDATA[<b>Good</b> fish<br>E-Mail: fish@example.org<script>alert(1)</script><img src="x.jpg"><p>Since 1950</p>]]></k:description>
      <k:ExtendedData><k:Data name="Kind"><k:value>Restaurant</k:value></k:Data><k:Data name="name"><k:value>Other</k:value></k:Data>
      <k:SchemaData schemaUrl="#s"><k:SimpleData name="Seats">40</k:SimpleData></k:SchemaData></k:ExtendedData>
      <k:Point><k:coordinates> 9.52 , 47.14 , 0 </k:coordinates></k:Point></k:Placemark></k:kml>`;
    expect(await valuesOf(text)).toEqual([
      {
        name: 'Fish & Chips',
        website: 'https://fish.example',
        address: 'Sample Street 1',
        phone: '+423 999 00 00',
        email: 'fish@example.org',
        description: 'Good fish\nSince 1950',
        Kind: 'Restaurant',
        Seats: '40',
        geometry: { type: 'Point', coordinates: [9.52, 47.14] },
      },
    ]);
  });

  it('reads a placemark whose position is only an address or whose name is a column', async () => {
    const text = kml(place('A', '<address>Vaduz</address>'), '<Placemark><ExtendedData><Data name="Titel"><value>B</value></Data></ExtendedData></Placemark>');
    expect(await valuesOf(text)).toEqual([{ name: 'A', address: 'Vaduz' }, { Titel: 'B' }]);
  });

  it('says why lines, pictures, links and wrong positions are left out', async () => {
    const text = kml(
      place('A', point(9, 47)),
      place('B', '<LineString><coordinates>9,47 10,47</coordinates></LineString>'),
      `<Placemark>${point(9, 47)}</Placemark>`,
      place('D', '<Point><coordinates>9°E 47°N</coordinates></Point>'),
      '<GroundOverlay><name>E</name></GroundOverlay>',
      '<NetworkLink><name>F</name></NetworkLink>',
    );
    expect(await reasonsOf(text)).toEqual([
      [4, 'This is a line: only points and areas become places'],
      [5, 'This placemark has no name'],
      [6, expect.stringContaining('“9°E” is no position')],
      [7, 'A picture on the map is no place'],
      [8, expect.stringContaining('A link to another file is not followed')],
    ]);
  });

  it('refuses a file without placemarks, and says how to export one', async () => {
    await expect(unusable(kml())).resolves.toContain('has no placemarks. Export a map');
    await expect(unusable(kml('<NetworkLink/>'))).resolves.toContain('do not choose “Keep data up to date”');
  });

  it('keeps the placemarks before the end of a truncated file', async () => {
    const text = kml(place('A', point(9, 47)), place('B', point(9, 47)));
    const cut = text.slice(0, text.indexOf('<name>B'));
    expect(await valuesOf(cut)).toEqual([expect.objectContaining({ name: 'A' })]);
    expect(await reasonsOf(cut)).toEqual([[4, expect.stringContaining('The file ends in the middle')]]);
  });
});

describe('GPX', () => {
  const gpx = (...parts: string[]): string =>
    `<?xml version="1.0"?>\n<gpx version="1.1">\n<metadata><name>My list</name></metadata>\n${parts.join('\n')}\n</gpx>`;

  it('reads waypoints with the columns of devices', async () => {
    const extensions = '<extensions><gpxx:WaypointExtension><gpxx:Address><gpxx:City>Vaduz</gpxx:City></gpxx:Address></gpxx:WaypointExtension></extensions>';
    const text = gpx(
      `<wpt lat="47.14" lon="9.52"><ele>460</ele><name>Stube</name><cmt>Good &lt;i&gt;cake&lt;/i&gt;</cmt><desc>Good cake</desc><sym>Restaurant</sym>${extensions}</wpt>`,
      '<wpt lat="47.15" lon="9.53"><name>Hall</name><desc>Meeting point</desc><cmt>Tel: 999</cmt><type>Sights</type><sym>Flag</sym><link href="https://hall.example"><text>Site</text></link></wpt>',
    );
    expect(await valuesOf(text)).toEqual([
      { name: 'Stube', description: 'Good cake', category: 'Restaurant', ele: '460', City: 'Vaduz', geometry: { type: 'Point', coordinates: [9.52, 47.14] } },
      {
        name: 'Hall',
        description: 'Meeting point',
        phone: '999',
        category: 'Sights',
        sym: 'Flag',
        website: 'https://hall.example',
        geometry: { type: 'Point', coordinates: [9.53, 47.15] },
      },
    ]);
  });

  it('leaves out tracks and routes, each said once, and waypoints without name or position', async () => {
    const track = `<trk><trkseg>${'<trkpt lat="47" lon="9"/>'.repeat(3)}</trkseg></trk>`;
    const text = gpx(
      '<wpt lat="47" lon="9"><name>A</name></wpt>',
      '<wpt lat="47" lon="9"/>',
      '<wpt lat="" lon="x"><name>C</name></wpt>',
      track,
      track,
      '<rte><rtept lat="47" lon="9"/></rte>',
    );
    expect(await reasonsOf(text)).toEqual([
      [5, 'This waypoint has no name'],
      [6, '“, x” is no position. Write lat and lon in degrees'],
      [7, '2 tracks are left out: only waypoints become places'],
      [9, '1 route is left out: only waypoints become places'],
    ]);
    await expect(unusable(gpx(track))).resolves.toBe(
      'This GPX file has no waypoints. 1 track is left out: only waypoints become places. Mark places as waypoints, and export again.',
    );
  });
});

test.each([
  ['Good<br/>cake', 'Good\ncake'],
  ['<p>One</p><p>Two &amp; <em>three</em></p>', 'One\nTwo & three'],
  ['<ul><li>One<li>Two</ul>', 'One\nTwo'],
  ['<table><tr><td>Kind</td><td>Café</td></tr><tr><td>Seats</td><td>4</td></tr></table>', 'Kind Café\nSeats 4'],
  ['See <a href="https://cake.example">the menu</a>', 'See the menu (https://cake.example)'],
  ['<a href="https://cake.example">https://cake.example</a>', 'https://cake.example'],
  ['<a href="javascript:alert(1)">click</a>', 'click'],
  ['<style>p{}</style><script>x</script><img src=x onerror=alert(1)>Cake', 'Cake'],
  ['5 < 6 and no tag', '5 < 6 and no tag'],
  [' one  line \r\n\r\n\r\n\r\n two ', 'one line\n\ntwo'],
])('converts %j to text', (html, text) => expect(htmlText(html)).toBe(text));

test('takes contacts with known words out of a description', () => {
  expect(splitContacts('Good cake\nTéléphone : 1\nphone: 2\nNote: closed\nÖffnungszeiten: Mo-Fr 9-17')).toEqual({
    description: 'Good cake\nphone: 2\nNote: closed',
    contacts: { phone: '1', opening_hours: 'Mo-Fr 9-17' },
  });
});
