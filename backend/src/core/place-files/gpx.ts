import { escapeXml } from '../validation/index.js';
import { type About, type Bounds, creditText, joined, licenceUrl, type PlaceFile, positionOf, textOf, type Values, valuesOf } from './place-file.js';
import { degrees, element, XML_HEAD } from './xml.js';

/** Namespace of the elements in `extensions`: one per column, with the column's name as its attribute. A guide of its own does not name the product. */
const OWN_NAMESPACE = 'urn:uuid:11a77956-e117-4e79-a871-c633a75252db';

/** Names of Garmin's symbols by category. Devices show a dot for other names. */
const SYMBOLS: Readonly<Record<string, string>> = {
  restaurant: 'Restaurant',
  cafe: 'Restaurant',
  bar: 'Bar',
  hotel: 'Lodging',
  museum: 'Museum',
  park: 'Park',
  beach: 'Beach',
  shopping: 'Shopping Center',
  worship: 'Church',
  viewpoint: 'Scenic Area',
  nature: 'Forest',
};

/** Columns that a waypoint has as its own attributes and elements. */
const OF_WAYPOINT = ['name', 'latitude', 'longitude'];

/** Returns a longitude for GPX, which excludes 180°: it becomes -180°. */
const longitude = (value: number): string => degrees(value).replace(/^180\.000000$/, '-180.000000');

const leftOut = (count: number): string | null =>
  count === 0 ? null : `${count === 1 ? '1 place is' : `${count} places are`} left out, as nobody knows exactly where.`;

/** Returns the bounds element. GPX has no bounds across the date line: they become all longitudes, of which the last is below 180°. */
function boundsElement({ west, south, east, north }: Bounds): string {
  const [least, most] = west > east || east > 179.999999 ? [west > east ? -180 : west, 179.999999] : [west, east];
  return `<bounds minlat="${degrees(south)}" minlon="${longitude(least)}" maxlat="${degrees(north)}" maxlon="${degrees(most)}"/>`;
}

/** Returns the copyright: all credits, and the licence if all rows have the same. */
function copyright({ credits, site }: About): string {
  const licences = new Set(credits.map(({ licence }) => licence));
  const [only = null] = licences.size === 1 ? licences : [];
  const author = joined(credits.map(creditText)) ?? site;
  return `<copyright author="${escapeXml(author)}">${element('license', only && licenceUrl(only))}</copyright>`;
}

function metadata(about: About): string {
  const description = [about.description ?? null, leftOut(about.withoutPosition)].filter((part) => part !== null).join('\n\n') || null;
  const bounds = about.bounds ? boundsElement(about.bounds) : '';
  return `<metadata>${element('name', about.title)}${element('desc', description)}${copyright(about)}${bounds}</metadata>`;
}

const link = (href: string | null, text: string | null): string => (href === null ? '' : `<link href="${escapeXml(href)}">${element('text', text)}</link>`);

/** Returns a waypoint. Devices show `cmt` and `desc`; `extensions` holds every column, so that an import reads the same values. */
function waypoint(values: Values): string {
  const position = positionOf(values);
  if (!position) return '';
  const category = textOf(values, 'category');
  const extensions = Object.entries(values)
    .filter(([name]) => !OF_WAYPOINT.includes(name))
    .map(([name, value]) => `<guide:value name="${escapeXml(name)}">${escapeXml(String(value))}</guide:value>`)
    .join('');
  const parts = [
    element('name', textOf(values, 'name')),
    element('cmt', joined([textOf(values, 'address', 'full_address'), textOf(values, 'phone')])),
    element('desc', textOf(values, 'note', 'description')),
    element('src', joined([textOf(values, 'attribution'), textOf(values, 'licence')])),
    // Programs that read one link take the first.
    link(textOf(values, 'website'), null),
    link(textOf(values, 'page_url', 'url'), textOf(values, 'name')),
    element('sym', (category !== null && SYMBOLS[category]) || null),
    element('type', category),
    extensions && `<extensions>${extensions}</extensions>`,
  ];
  return `<wpt lat="${degrees(position.latitude)}" lon="${longitude(position.longitude)}">${parts.join('')}</wpt>\n`;
}

/**
 * Writes GPX 1.1 (https://www.topografix.com/GPX/1/1/) with a waypoint per row that has a position. The description of the file says how many have none.
 */
export async function* gpx<Row>({ about, columns, portions }: PlaceFile<Row>): AsyncGenerator<string> {
  const namespaces = `xmlns="http://www.topografix.com/GPX/1/1" xmlns:guide="${OWN_NAMESPACE}"`;
  yield `${XML_HEAD}<gpx version="1.1" creator="${escapeXml(about.site)}" ${namespaces}>\n${metadata(about)}\n`;
  for await (const rows of portions) yield rows.map((row) => waypoint(valuesOf(columns, row))).join('');
  yield '</gpx>\n';
}
