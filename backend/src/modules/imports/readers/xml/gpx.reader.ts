import { shown } from '../../../../core/validation/index.js';
import { type Reason, reasonFace } from '../../../../core/errors/index.js';
import type { Input } from '../kind.js';
import { type FileRecord, type Portions, type Unreadable, UnusableFile, type Values } from '../reader.js';
import { splitContacts } from './contact-lines.js';
import { htmlText } from './html-text.js';
import { ownColumnsOfWaypoint } from './own-columns.js';
import { childText, readXml, type XmlElement } from './xml.js';

/** `trkpt` and `rtept` are read one by one: a track can have more points than an element may have parts. */
const WHOLE = new Set(['wpt', 'trkpt', 'rtept', 'metadata']);

/** Returns the texts of all elements inside, by their names. */
function leavesOf(element: XmlElement, into: Values = {}): Values {
  for (const child of element.children) {
    const text = child.text.trim();
    if (child.children.length > 0) leavesOf(child, into);
    else if (text) into[child.name] ??= text;
  }
  return into;
}

/** Returns description and comment as one text; many devices write the same into both. */
function descriptionOf(waypoint: XmlElement): string {
  const texts = ['desc', 'cmt'].map((name) => htmlText(childText(waypoint, name) ?? ''));
  return [...new Set(texts)].filter(Boolean).join('\n');
}

function readWaypoint(waypoint: XmlElement): FileRecord | Unreadable {
  const { line, attributes, children } = waypoint;
  const { description, contacts } = splitContacts(descriptionOf(waypoint));
  const [name, type, symbol] = ['name', 'type', 'sym'].map((column) => childText(waypoint, column));
  const extensions = children.find((child) => child.name === 'extensions');
  const link = children.find((child) => child.name === 'link');
  const own = {
    name: name && htmlText(name),
    description,
    // Devices offer symbols, and few of them types.
    category: type ?? symbol,
    sym: type === symbol || type === undefined ? undefined : symbol,
    website: link?.attributes.href ?? childText(waypoint, 'url'),
    ele: childText(waypoint, 'ele'),
    time: childText(waypoint, 'time'),
    src: childText(waypoint, 'src'),
  };
  const columns = ownColumnsOfWaypoint(waypoint);
  const values: Values = columns
    ? { ...columns, name }
    : {
        ...(extensions && leavesOf(extensions)),
        ...contacts,
        ...Object.fromEntries(Object.entries(own).filter(([, value]) => value !== undefined)),
      };
  const left = (reason: Reason): Unreadable => ({ line, reason, text: JSON.stringify({ ...values, lat: attributes.lat, lon: attributes.lon }) });
  if (!own.name) return left('imports.gpxNameless');
  const coordinates = [attributes.lon, attributes.lat].map((text) => (text?.trim() ? Number(text) : Number.NaN));
  if (!coordinates.every(Number.isFinite))
    return left(['imports.gpxNoPosition', { latitude: shown(attributes.lat ?? ''), longitude: shown(attributes.lon ?? '') }]);
  return { line, values: { ...values, geometry: { type: 'Point', coordinates } }, text: '' };
}

/** Returns the tracks or routes that are left out, if there are any. */
function leftOut(lines: readonly number[], one: Reason, several: (n: number) => Reason): Unreadable[] {
  const [first, ...more] = lines;
  return first === undefined ? [] : [{ line: first, reason: more.length === 0 ? one : several(lines.length), text: '' }];
}

/**
 * Reads the waypoints of a GPX file. Tracks and routes are left out, and reported once.
 * @throws UnusableFile if the file has no waypoint, or its XML breaks a limit
 */
export async function* readGpx(input: Input): Portions {
  const [tracks, routes]: [number[], number[]] = [[], []];
  let count = 0;
  for await (const events of readXml(input, WHOLE)) {
    const portion: (FileRecord | Unreadable)[] = [];
    for (const event of events) {
      if (event.kind === 'cut') portion.push({ line: event.line, reason: 'imports.gpxCut', text: '' });
      else if (event.kind === 'element' && event.element.name === 'wpt') {
        count += 1;
        portion.push(readWaypoint(event.element));
      } else if (event.kind === 'open') {
        if (event.element.name === 'trk') tracks.push(event.element.line);
        else if (event.element.name === 'rte') routes.push(event.element.line);
      }
    }
    yield portion;
  }
  const others = [
    ...leftOut(tracks, 'imports.gpxTrack', (n) => ['imports.gpxTracks', { n }]),
    ...leftOut(routes, 'imports.gpxRoute', (n) => ['imports.gpxRoutes', { n }]),
  ];
  if (count === 0) throw new UnusableFile(others[0] ? ['imports.gpxOnlyOthers', { others: reasonFace(others[0].reason) }] : 'imports.gpxEmpty');
  yield others;
}
