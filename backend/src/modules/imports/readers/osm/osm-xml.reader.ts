import type { Input } from '../kind.js';
import type { Portions } from '../reader.js';
import { readXml, type XmlElement } from '../xml/index.js';
import { PlaceAssembler } from './place-assembler.js';
import { type Member, type Position, positionOf, type Tags } from '../../../../core/osm/index.js';

const WHOLE = new Set(['node', 'way', 'relation']);
const isMemberType = (type: string | undefined): type is Member['type'] => WHOLE.has(type ?? '');

function tagsOf({ children }: XmlElement): Tags {
  const tags: Tags = {};
  for (const { name, attributes } of children) if (name === 'tag' && attributes.k) tags[attributes.k] = attributes.v ?? '';
  return tags;
}

/** Returns the positions that Overpass writes into the nodes of ways (`out geom`); undefined if one is missing. */
function courseOf(nodes: readonly XmlElement[]): Position[] | undefined {
  const positions = nodes.map(({ attributes }) => positionOf(attributes.lon, attributes.lat));
  return positions.length > 0 && positions.every((position) => position !== undefined) ? positions : undefined;
}

/** Returns the center that Overpass writes (`out center`), or that of the bounds (`out bb`) if there is no better position. */
function centerOf(element: XmlElement, isBest: boolean): Position | undefined {
  const center = element.children.find(({ name }) => name === 'center')?.attributes;
  if (center) return positionOf(center.lon, center.lat);
  const bounds = isBest ? element.children.find(({ name }) => name === 'bounds')?.attributes : undefined;
  return bounds && positionOf((Number(bounds.minlon) + Number(bounds.maxlon)) / 2, (Number(bounds.minlat) + Number(bounds.maxlat)) / 2);
}

function addElement(assembler: PlaceAssembler, element: XmlElement): void {
  const { line, name: type, attributes, children } = element;
  const id = Number(attributes.id);
  // Editors mark what was deleted, and change files what is no longer visible.
  if (!Number.isSafeInteger(id) || attributes.visible === 'false' || attributes.action === 'delete') return;
  const tags = tagsOf(element);
  if (type === 'node') {
    assembler.add({ line, type, id, tags, center: positionOf(attributes.lon, attributes.lat) });
  } else if (type === 'way') {
    const nodes = children.filter(({ name }) => name === 'nd');
    const course = courseOf(nodes);
    const refs = nodes.map((node) => Number(node.attributes.ref));
    assembler.add({ line, type, id, tags, refs, course, center: course ? undefined : centerOf(element, refs.length === 0) });
  } else if (type === 'relation') {
    const members = children.flatMap(({ name, attributes: { type: memberType, ref, role }, children: nodes }): Member[] =>
      name === 'member' && isMemberType(memberType) ? [{ type: memberType, ref: Number(ref), role: role ?? '', line: courseOf(nodes) }] : [],
    );
    assembler.add({ line, type, id, tags, members, center: centerOf(element, members.length === 0) });
  }
}

/**
 * Reads OSM XML, also of Overpass and of editors. The file is parsed in pieces.
 * @throws UnusableFile if it has no place, or its XML breaks a limit
 */
export async function* readOsmXml(input: Input): Portions {
  const assembler = new PlaceAssembler();
  let isCut = false;
  for await (const events of readXml(input, WHOLE)) {
    for (const event of events) {
      if (event.kind === 'element') addElement(assembler, event.element);
      else if (event.kind === 'cut') {
        isCut = true;
        yield [{ line: event.line, reason: 'imports.osmCut', text: '' }];
      }
    }
    yield assembler.takeRecords();
  }
  yield assembler.endRecords(isCut);
}
