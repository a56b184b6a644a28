import { Column, IdIndex } from './column.js';
import { type Geometry, isClosed, type OsmElement, type Position, type Tags } from './element.js';
import { areaOf, type Part } from './rings.js';

/** Parts of a degree in which OpenStreetMap stores coordinates. */
const DEGREE = 1e7;

type Way = Extract<OsmElement, { type: 'way' }>;
type Relation = Extract<OsmElement, { type: 'relation' }>;

/** Selects the elements whose geometry is wanted. */
export interface Wanted {
  /** Returns whether an element is wanted. */
  isWanted: (element: OsmElement) => boolean;
  /** Returns whether a closed way with these tags is an area. */
  isArea: (tags: Tags) => boolean;
}

/** A wanted element with its geometry; undefined if the file has none of its parts. */
export interface Shape extends Pick<OsmElement, 'line' | 'type' | 'id' | 'tags'> {
  geometry: Geometry | undefined;
}

const pointAt = (coordinates: Position): Geometry => ({ type: 'Point', coordinates });

/**
 * Finds the geometry of elements. It remembers the coordinates of all nodes (16 bytes each) and the nodes of all ways
 * (8 bytes each), so ways and relations get their true geometry in one pass. An element whose parts come later
 * waits until the end of the file.
 */
export class Assembler {
  private readonly nodeIds = new IdIndex();
  private readonly longitudes = new Column(Int32Array);
  private readonly latitudes = new Column(Int32Array);
  private readonly wayIds = new IdIndex();
  /** Position in `refs` at which each way ends. */
  private readonly wayEnds = new Column(Float64Array);
  private readonly refs = new Column(Float64Array);
  private waiting: (Way | Relation)[] = [];
  private out: Shape[] = [];
  private elements = 0;

  constructor(private readonly wanted: Wanted) {}

  /** Number of all elements up to now. */
  get count(): number {
    return this.elements;
  }

  /** Remembers a node without tags. */
  addPosition(id: number, longitude: number, latitude: number): void {
    this.elements += 1;
    this.remember(id, longitude, latitude);
  }

  private remember(id: number, longitude: number, latitude: number): void {
    this.nodeIds.add(id);
    this.longitudes.push(Math.round(longitude * DEGREE));
    this.latitudes.push(Math.round(latitude * DEGREE));
  }

  /** Adds an element. A node has its position as `center`. */
  add(element: OsmElement): void {
    if (element.type === 'node') {
      const { id, center } = element;
      if (center) this.addPosition(id, ...center);
      if (this.wanted.isWanted(element)) this.emit(element, center && pointAt(center));
      return;
    }
    this.elements += 1;
    if (element.type === 'way') this.keep(element);
    if (!this.wanted.isWanted(element)) return;
    if (element.center) this.emit(element, pointAt(element.center));
    else if (this.isComplete(element)) this.emit(element, this.geometryOf(element));
    else this.waiting.push(element);
  }

  /** Returns the shapes since the last call. */
  take(): Shape[] {
    const { out } = this;
    this.out = [];
    return out;
  }

  /** Returns the last shapes, with the parts that the file has. */
  end(): Shape[] {
    for (const element of this.waiting) this.emit(element, this.geometryOf(element));
    this.waiting = [];
    return this.take();
  }

  private emit({ line, type, id, tags }: OsmElement, geometry: Geometry | undefined): void {
    this.out.push({ line, type, id, tags, geometry });
  }

  private keep({ id, refs, course }: Way): void {
    this.wayIds.add(id);
    for (const ref of refs) this.refs.push(ref);
    this.wayEnds.push(this.refs.length);
    // Files that state the course of ways can lack their nodes.
    if (course?.length === refs.length) for (const [i, position] of course.entries()) this.remember(refs[i] as number, ...position);
  }

  /** Returns whether all parts are known already. Searching an unsorted list would sort it for each element. */
  private isComplete(element: Way | Relation): boolean {
    if (element.type === 'way' && element.course) return true;
    if (!this.nodeIds.isInOrder || !this.wayIds.isInOrder) return false;
    const isKnown = (node: number) => this.nodeIds.find(node) >= 0;
    if (element.type === 'way') return element.refs.every(isKnown);
    return element.members.every(({ type, ref, line }) => line !== undefined || (type === 'way' && this.refsOf(ref)?.every(isKnown)));
  }

  private geometryOf(element: Way | Relation): Geometry | undefined {
    if (element.type === 'relation') return this.geometryOfMembers(element);
    const line = element.course ?? this.lineOf(element.refs);
    const [only] = line;
    if (line.length < 2) return only && pointAt(only);
    return isClosed(line) && this.wanted.isArea(element.tags) ? { type: 'Polygon', coordinates: [line] } : { type: 'LineString', coordinates: line };
  }

  private geometryOfMembers({ members }: Relation): Geometry | undefined {
    const ways = members.filter(({ type }) => type === 'way');
    const parts = ways.map(({ role, ref, line }): Part => ({ role, line: line ?? this.lineOf(this.refsOf(ref) ?? []) }));
    const area = areaOf(parts);
    if (area) return area;
    const points = this.lineOf(members.filter(({ type }) => type === 'node').map(({ ref }) => ref));
    return points.length > 0 ? { type: 'MultiPoint', coordinates: points } : undefined;
  }

  /** Returns the nodes of a way; undefined if the file does not have it (yet). */
  private refsOf(way: number): number[] | undefined {
    const index = this.wayIds.find(way);
    if (index < 0) return undefined;
    const refs: number[] = [];
    for (let i = index > 0 ? this.wayEnds.at(index - 1) : 0; i < this.wayEnds.at(index); i += 1) refs.push(this.refs.at(i));
    return refs;
  }

  private lineOf(refs: readonly number[]): Position[] {
    return refs.flatMap((ref) => {
      const index = this.nodeIds.find(ref);
      return index < 0 ? [] : [[this.longitudes.at(index) / DEGREE, this.latitudes.at(index) / DEGREE] as Position];
    });
  }
}
