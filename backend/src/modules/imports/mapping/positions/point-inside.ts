import polylabel from 'polylabel';
import { isRecord, type Values } from '../../readers/index.js';

/** Longitude and latitude in degrees. */
type Position = [longitude: number, latitude: number];
type Ring = Position[];

/** Maximum nesting depth of geometry collections. */
const DEEPEST = 4;
/** Maximum distance of the point from the best one, as a part of the height or width of the area. */
const PRECISION = 0.01;

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

/** Returns the positions of a list that are valid. */
function positionsOf(list: unknown): Ring {
  if (!Array.isArray(list)) return [];
  return list.flatMap((one: unknown) => (Array.isArray(one) && isNumber(one[0]) && isNumber(one[1]) ? [[one[0], one[1]] satisfies Position] : []));
}

const listsIn = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Moves positions east of the date line behind those west of it, if a shape crosses the line without being cut there as RFC 7946 asks. */
function unrolled(ring: Ring, first: Position | undefined = ring[0]): Ring {
  const start = first?.[0] ?? 0;
  return ring.map(([x, y]) => [x - start > 180 ? x - 360 : start - x > 180 ? x + 360 : x, y]);
}

const wrapped = ([x, y]: Position): Position => [x > 180 ? x - 360 : x < -180 ? x + 360 : x, y];

/** Returns twice the area (square degrees) and the centroid of a ring. Coordinates relative to the first one keep the precision. */
function centroidOf(ring: Ring): { area: number; centroid: Position | undefined } {
  const [[x0, y0] = [0, 0]] = ring;
  let [area, x, y] = [0, 0, 0];
  ring.forEach(([ax, ay], i) => {
    const [bx, by] = ring[(i + 1) % ring.length] ?? [ax, ay];
    const cross = (ax - x0) * (by - y0) - (bx - x0) * (ay - y0);
    area += cross;
    x += (ax + bx - 2 * x0) * cross;
    y += (ay + by - 2 * y0) * cross;
  });
  return { area: Math.abs(area), centroid: area === 0 ? undefined : [x0 + x / (3 * area), y0 + y / (3 * area)] };
}

/** Returns whether a point is inside a ring, by the number of sides that are right of it. */
function isInside([x, y]: Position, ring: Ring): boolean {
  let isIn = false;
  ring.forEach(([ax, ay], i) => {
    const [bx, by] = ring[(i + 1) % ring.length] ?? [ax, ay];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isIn = !isIn;
  });
  return isIn;
}

/** Returns the middle of a line by its length. */
function middleOf(line: Ring): Position | undefined {
  const lengths = line.slice(1).map(([x, y], i) => Math.hypot(x - (line[i]?.[0] ?? x), y - (line[i]?.[1] ?? y)));
  let rest = lengths.reduce((sum, length) => sum + length, 0) / 2;
  for (const [i, length] of lengths.entries()) {
    const [a, b] = [line[i], line[i + 1]];
    if (a && b && length > 0 && rest <= length) return [a[0] + ((b[0] - a[0]) * rest) / length, a[1] + ((b[1] - a[1]) * rest) / length];
    rest -= length;
  }
  return line[0];
}

/** Returns the centroid of an area if it is inside it, else the point that is farthest from its borders. */
function pointOfRings(rings: Ring[]): Position | undefined {
  const [outer = [], ...holes] = rings;
  const { area, centroid } = centroidOf(outer);
  if (area === 0 || !centroid) return middleOf(outer);
  if (isInside(centroid, outer) && !holes.some((hole) => isInside(centroid, hole))) return centroid;
  const [xs, ys] = [outer.map(([x]) => x), outer.map(([, y]) => y)];
  const extent = (list: number[]) => list.reduce((most, one) => Math.max(most, one), -Infinity) - list.reduce((least, one) => Math.min(least, one), Infinity);
  const [x = centroid[0], y = centroid[1]] = polylabel(rings, Math.min(extent(xs), extent(ys)) * PRECISION);
  return [x, y];
}

/** Returns the rings of a polygon, all on the same side of the date line. */
function ringsOf(polygon: unknown): Ring[] {
  const rings = listsIn(polygon)
    .map(positionsOf)
    .filter((ring) => ring.length > 0);
  return rings.map((ring) => unrolled(ring, rings[0]?.[0]));
}

/** Returns the point of the largest part, where `sizeOf` measures a part. */
function ofLargest<Part>(parts: readonly Part[], sizeOf: (part: Part) => number, pointOf: (part: Part) => Position | undefined): Position | undefined {
  const [first] = parts;
  if (first === undefined) return undefined;
  return pointOf(parts.reduce((largest, part) => (sizeOf(part) > sizeOf(largest) ? part : largest), first));
}

const linePoint = (lines: Ring[]) =>
  ofLargest(
    lines.map((line) => unrolled(line)),
    (line) => line.length,
    middleOf,
  );
const areaPoint = (polygons: unknown[]) => ofLargest(polygons.map(ringsOf), ([outer = []]) => centroidOf(outer).area, pointOfRings);

/** Types of geometries, those first that give the best point of a collection. */
const READERS: Record<string, (coordinates: unknown) => Position | undefined> = {
  Point: (coordinates) => positionsOf([coordinates])[0],
  Polygon: (coordinates) => areaPoint([coordinates]),
  MultiPolygon: (coordinates) => areaPoint(listsIn(coordinates)),
  LineString: (coordinates) => linePoint([positionsOf(coordinates)]),
  MultiLineString: (coordinates) => linePoint(listsIn(coordinates).map(positionsOf)),
  MultiPoint: (coordinates) => positionsOf(coordinates)[0],
};

function pointOfCollection(geometries: readonly unknown[], depth: number): Position | undefined {
  const order = Object.keys(READERS);
  const parts = geometries.filter(isRecord).sort((a, b) => order.indexOf(String(a.type)) - order.indexOf(String(b.type)));
  for (const part of parts) {
    const point = pointInside(part, depth + 1);
    if (point) return point;
  }
  return undefined;
}

/**
 * Returns a point of a GeoJSON geometry in degrees: inside an area, in the middle of a line.
 * Of several parts, which areas at the date line have, the largest one counts. Returns undefined if the geometry has no valid position.
 */
export function pointInside(geometry: Values, depth = 0): Position | undefined {
  if (Array.isArray(geometry.geometries)) return depth < DEEPEST ? pointOfCollection(geometry.geometries, depth) : undefined;
  const point = Object.hasOwn(READERS, String(geometry.type)) ? READERS[String(geometry.type)]?.(geometry.coordinates) : undefined;
  return point && wrapped(point);
}
