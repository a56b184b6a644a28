import { shown } from '../../../../core/validation/index.js';
import type { Reason } from '../../../../core/errors/index.js';
import type { Input } from '../kind.js';
import { type FileRecord, type Portions, type Unreadable, UnusableFile, type Values } from '../reader.js';
import { splitContacts } from './contact-lines.js';
import { htmlText } from './html-text.js';
import { ownColumnsOfPlacemark } from './own-columns.js';
import { childText, readXml, type XmlElement } from './xml.js';

const WHOLE = new Set(['Placemark', 'NetworkLink', 'GroundOverlay', 'PhotoOverlay', 'ScreenOverlay', 'Tour', 'name', 'Schema', 'Style', 'StyleMap']);

/** Elements of a placemark that are no columns: its position, and how it looks. */
const NO_COLUMNS = new Set(
  'name description address phoneNumber link author ExtendedData Point Polygon LineString LinearRing MultiGeometry Track MultiTrack Model styleUrl Style StyleMap visibility open LookAt Camera Region Snippet snippet balloonVisibility'.split(
    ' ',
  ),
);

/** Reasons for the elements of KML that are not places. */
const OTHERS: Readonly<Record<string, Reason>> = {
  NetworkLink: 'imports.kmlLink',
  GroundOverlay: 'imports.kmlPicture',
  PhotoOverlay: 'imports.kmlPicture',
};

type Geometry = { type: string; coordinates?: unknown; geometries?: unknown[] };

/** Thrown for coordinates that are no numbers. */
class WrongCoordinates extends Error {}

/** Reads `lon,lat,height` positions, separated by blanks; some programs write blanks after the commas, too. */
function positionsOf(element: XmlElement | undefined): number[][] {
  const text = element && childText(element, 'coordinates');
  if (!text) return [];
  return text
    .replace(/\s*,\s*/g, ',')
    .split(/\s+/)
    .map((tuple) => {
      const position = tuple.split(',').slice(0, 2).map(Number);
      if (position.length < 2 || position.some((degrees) => !Number.isFinite(degrees))) throw new WrongCoordinates(shown(tuple));
      return position;
    });
}

const childrenOf = (element: XmlElement, name: string): XmlElement[] => element.children.filter((child) => child.name === name);
const ringOf = (boundary: XmlElement): number[][] => positionsOf(childrenOf(boundary, 'LinearRing')[0]);

/** Returns the geometries of an element and whether it has lines, which are left out. */
function geometriesOf(element: XmlElement): { geometries: Geometry[]; hasLine: boolean } {
  const geometries: Geometry[] = [];
  let hasLine = false;
  for (const child of element.children) {
    if (child.name === 'Point') {
      const [coordinates] = positionsOf(child);
      if (coordinates) geometries.push({ type: 'Point', coordinates });
    } else if (child.name === 'Polygon') {
      const rings = [...childrenOf(child, 'outerBoundaryIs').slice(0, 1), ...childrenOf(child, 'innerBoundaryIs')].map(ringOf);
      if ((rings[0]?.length ?? 0) >= 3) geometries.push({ type: 'Polygon', coordinates: rings });
    } else if (child.name === 'MultiGeometry') {
      const inner = geometriesOf(child);
      geometries.push(...inner.geometries);
      hasLine ||= inner.hasLine;
    } else if (['LineString', 'LinearRing', 'Track', 'MultiTrack'].includes(child.name)) hasLine = true;
  }
  return { geometries, hasLine };
}

/** Returns the columns of `ExtendedData`: pairs with a name, typed or not, and elements of other namespaces. */
function extendedData(placemark: XmlElement): Values {
  const values: Values = {};
  const add = (name: string | undefined, text: string | undefined) => {
    if (name && text) values[name] = htmlText(text);
  };
  for (const { children } of childrenOf(placemark, 'ExtendedData')) {
    for (const child of children) {
      if (child.name === 'Data') add(child.attributes.name, childText(child, 'value'));
      else if (child.name === 'SchemaData') for (const data of childrenOf(child, 'SimpleData')) add(data.attributes.name, data.text.trim());
      else add(child.name, child.text.trim());
    }
  }
  return values;
}

/** Returns the texts of further elements, such as the time. */
function otherColumns(placemark: XmlElement): Values {
  const texts = placemark.children.filter(({ name, text }) => !NO_COLUMNS.has(name) && text.trim());
  return Object.fromEntries(texts.map(({ name, text }) => [name, text.trim()]));
}

function readPlacemark(placemark: XmlElement, folder: string | undefined): FileRecord | Unreadable {
  const { line } = placemark;
  const data = extendedData(placemark);
  const { description, contacts } = splitContacts(htmlText(childText(placemark, 'description') ?? childText(placemark, 'Snippet') ?? ''));
  const name = htmlText(childText(placemark, 'name') ?? '') || undefined;
  const own = {
    name,
    description,
    folder,
    address: childText(placemark, 'address'),
    phone: childText(placemark, 'phoneNumber'),
    website: childrenOf(placemark, 'link').find(({ attributes }) => attributes.href)?.attributes.href,
  };
  const stated = Object.fromEntries(Object.entries(own).filter(([, value]) => value !== undefined));
  const values: Values = ownColumnsOfPlacemark(placemark) ?? { ...contacts, ...otherColumns(placemark), ...data, ...stated };
  const left = (reason: Reason): Unreadable => ({ line, reason, text: JSON.stringify(values) });
  try {
    const { geometries, hasLine } = geometriesOf(placemark);
    if (geometries.length === 0 && hasLine) return left('imports.kmlLine');
    if (name === undefined && Object.keys(data).length === 0) return left('imports.kmlNameless');
    return { line, values: { ...values, geometry: geometries.length > 1 ? { type: 'GeometryCollection', geometries } : geometries[0] }, text: '' };
  } catch (error) {
    if (error instanceof WrongCoordinates) return left(['imports.kmlNoPosition', { value: error.message }]);
    throw error;
  }
}

/** A folder or document that is being read, and its name. */
interface Container {
  name: string;
  isFolder: boolean;
  title: string | undefined;
}

/**
 * Reads the placemarks of a KML file, each with the name of its folder. Lines, tracks and pictures are reported with the reason why they are left out.
 * @throws UnusableFile if the file has nothing but links to other files, or its XML breaks a limit
 */
export async function* readKml(input: Input): Portions {
  const containers: Container[] = [];
  let count = 0;
  let links = 0;
  let portion: (FileRecord | Unreadable)[] = [];
  for await (const events of readXml(input, WHOLE)) {
    for (const event of events) {
      if (event.kind === 'cut') portion.push({ line: event.line, reason: 'imports.kmlCut', text: '' });
      else if (event.kind === 'close') {
        if (containers.at(-1)?.name === event.name) containers.pop();
      } else if (event.kind === 'open') {
        const { name } = event.element;
        containers.push({ name, isFolder: name === 'Folder', title: undefined });
      } else if (event.element.name === 'name') {
        const container = containers.at(-1);
        if (container && container.name === event.parent) container.title ??= htmlText(event.element.text) || undefined;
      } else if (event.element.name === 'Placemark') {
        count += 1;
        portion.push(readPlacemark(event.element, containers.findLast(({ isFolder, title }) => isFolder && title !== undefined)?.title));
      } else {
        const reason = OTHERS[event.element.name];
        if (event.element.name === 'NetworkLink') links += 1;
        if (reason !== undefined) portion.push({ line: event.element.line, reason, text: childText(event.element, 'name') ?? '' });
      }
    }
    // A file without placemarks fails as a whole.
    if (count === 0) continue;
    yield portion;
    portion = [];
  }
  if (count > 0) return;
  throw new UnusableFile(links > 0 ? 'imports.kmlOnlyLinks' : 'imports.kmlEmpty');
}
