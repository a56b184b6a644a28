import { type Geometry, isClosed, type Position } from './element.js';

/** A line of a relation and its role there. */
export interface Part {
  role: string;
  line: readonly Position[];
}

const keyOf = (position: Position | undefined): string => (position ? `${position[0]} ${position[1]}` : '');

/** Joins lines at their ends. Returns the closed rings and the lines that stay open. */
function joined(lines: readonly (readonly Position[])[]): { rings: Position[][]; open: Position[][] } {
  const [rings, open]: [Position[][], Position[][]] = [[], []];
  const ends = new Map<string, Set<number>>();
  const endsOf = (i: number) => [keyOf(lines[i]?.[0]), keyOf(lines[i]?.at(-1))];
  const pending = new Set<number>();
  for (const [i, line] of lines.entries()) {
    if (isClosed(line)) rings.push([...line]);
    else if (line.length > 1) {
      pending.add(i);
      for (const key of endsOf(i)) ends.set(key, (ends.get(key) ?? new Set()).add(i));
    }
  }
  const take = (i: number): readonly Position[] => {
    pending.delete(i);
    for (const key of endsOf(i)) ends.get(key)?.delete(i);
    return lines[i] ?? [];
  };
  for (const first of pending) {
    const line = [...take(first)];
    // Grows at both ends, as the first line can lie in the middle.
    for (let side = 0; side < 2 && !isClosed(line); side += 1) {
      while (!isClosed(line)) {
        const end = keyOf(line.at(-1));
        const [next] = ends.get(end) ?? [];
        if (next === undefined) break;
        const more = take(next);
        const inOrder = keyOf(more[0]) === end ? more : [...more].reverse();
        for (let i = 1; i < inOrder.length; i += 1) line.push(inOrder[i] as Position);
      }
      if (!isClosed(line)) line.reverse();
    }
    (isClosed(line) ? rings : open).push(line);
  }
  return { rings, open };
}

/** Returns whether a position lies inside a ring, by the number of its sides east of it (even-odd rule). */
export function isInRing([x, y]: Position, ring: readonly Position[]): boolean {
  let isIn = false;
  for (let i = 0, before = ring.length - 1; i < ring.length; before = i, i += 1) {
    const [[xi, yi], [xj, yj]] = [ring[i] as Position, ring[before] as Position];
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) isIn = !isIn;
  }
  return isIn;
}

const HOLE = new Set(['inner', 'enclave']);

/**
 * Returns the area that the lines of a relation enclose, as a MultiPolygon with holes.
 * If no ring closes, because the file lacks some of the lines, returns the lines. Undefined without any line.
 */
export function areaOf(parts: readonly Part[]): Geometry | undefined {
  const linesOf = (isHole: boolean) => parts.filter(({ role }) => HOLE.has(role) === isHole).map(({ line }) => line);
  const { rings, open } = joined(linesOf(false));
  if (rings.length === 0) return open.length > 0 ? { type: 'MultiLineString', coordinates: open } : undefined;
  const polygons = rings.map((ring) => [ring]);
  for (const hole of joined(linesOf(true)).rings) polygons.find(([outer]) => outer && isInRing(hole[0] as Position, outer))?.push(hole);
  return { type: 'MultiPolygon', coordinates: polygons };
}
