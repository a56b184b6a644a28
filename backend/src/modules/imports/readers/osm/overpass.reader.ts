import type { Beginning, Input } from '../kind.js';
import { scanObjects } from '../object-scanner.js';
import { type FileRecord, isRecord, type Portions, type Unreadable, type Values } from '../reader.js';
import { PlaceAssembler } from './place-assembler.js';
import { type Member, type OsmElement, type Position, positionOf, type Tags } from '../../../../core/osm/index.js';

const listOf = (value: unknown): Values[] => (Array.isArray(value) ? value.filter(isRecord) : []);
const idOf = (value: unknown): number => (typeof value === 'number' && Number.isSafeInteger(value) ? value : Number.NaN);

function tagsOf(value: unknown): Tags {
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, text]) => (typeof text === 'string' || typeof text === 'number' ? [[key, String(text)]] : [])),
  );
}

/** Returns the course that `out geom` writes, without the nodes outside its box, which are null; undefined if there is none. */
function courseOf(value: unknown): Position[] | undefined {
  const positions = listOf(value).flatMap(({ lon, lat }) => {
    const position = positionOf(lon, lat);
    return position ? [position] : [];
  });
  return positions.length > 0 ? positions : undefined;
}

/** Returns the center (`out center`), or that of the bounds (`out bb`) if there is no better position. */
function centerOf({ center, bounds }: Values, isBest: boolean): Position | undefined {
  if (isRecord(center)) return positionOf(center.lon, center.lat);
  if (!isBest || !isRecord(bounds)) return undefined;
  return positionOf((Number(bounds.minlon) + Number(bounds.maxlon)) / 2, (Number(bounds.minlat) + Number(bounds.maxlat)) / 2);
}

const isMember = (type: unknown): type is Member['type'] => type === 'node' || type === 'way' || type === 'relation';

/** Returns an element; undefined for other objects, such as counts and derived elements. */
function elementOf(line: number, values: Values): OsmElement | undefined {
  const { type, lon, lat } = values;
  const id = idOf(values.id);
  const tags = tagsOf(values.tags);
  if (Number.isNaN(id)) return undefined;
  if (type === 'node') return { line, type, id, tags, center: positionOf(lon, lat) };
  if (type === 'way') {
    const course = courseOf(values.geometry);
    const refs = Array.isArray(values.nodes) ? values.nodes.map(idOf) : [];
    return { line, type, id, tags, refs, course, center: course ? undefined : centerOf(values, refs.length === 0) };
  }
  if (type !== 'relation') return undefined;
  const members = listOf(values.members).flatMap(({ type: memberType, ref, role, geometry }): Member[] =>
    isMember(memberType) ? [{ type: memberType, ref: idOf(ref), role: typeof role === 'string' ? role : '', line: courseOf(geometry) }] : [],
  );
  return { line, type, id, tags, members, center: centerOf(values, members.length === 0) };
}

/** Returns whether a file is JSON with a list of elements. */
export const isOverpass = ({ text }: Beginning): boolean =>
  text.startsWith('{') && /"elements"\s*:\s*\[/.test(text) && /"(?:osm3s|generator|version)"\s*:/.test(text);

/** Parses an element without changing it. */
function parsed(line: number, text: string): FileRecord | Unreadable {
  try {
    return { line, values: JSON.parse(text) as Values, text };
  } catch {
    return { line, reason: 'imports.notJson', text };
  }
}

/**
 * Reads the elements that the Overpass API returns as JSON, in each of its forms: `out body` with the nodes of ways, `out center`, `out geom`, `out bb`.
 * @throws UnusableFile if there is no place among the elements
 */
export async function* readOverpass({ utf8 }: Pick<Input, 'utf8'>): Portions {
  const assembler = new PlaceAssembler();
  let isDamaged = false;
  const elements = scanObjects(utf8, { isList: (path) => path.at(-1) === 'elements', recordOf: parsed });
  for await (const portion of elements) {
    const problems: Unreadable[] = [];
    for (const item of portion) {
      if ('reason' in item) problems.push(item);
      else {
        const element = elementOf(item.line, item.values);
        if (element) assembler.add(element);
      }
    }
    isDamaged ||= problems.length > 0;
    yield [...problems, ...assembler.takeRecords()];
  }
  yield assembler.endRecords(isDamaged);
}
