import { isClosed, isInRing, type Position } from '../../../../../core/osm/index.js';
import type { Box } from '../../../../../core/tiles/index.js';
import { clipped } from './clip.js';
import { joinCoast } from './coast-lines.js';
import { fastened } from './loose-ends.js';

/** Corners of a rectangle clockwise from the northwest. */
const cornersOf = ({ west, south, east, north }: Box): Position[] => [
  [west, north],
  [east, north],
  [east, south],
  [west, south],
];

/** Returns the outline of a rectangle, clockwise. */
export function outlineOf(box: Box): Position[] {
  const corners = cornersOf(box);
  return [...corners, corners[0] as Position];
}

/** Returns twice the area of a ring (square degrees), which is negative if it runs clockwise. */
function areaOf(ring: readonly Position[]): number {
  let area = 0;
  for (let i = 1; i < ring.length; i += 1) {
    const [[x, y], [toX, toY]] = [ring[i - 1] as Position, ring[i] as Position];
    area += x * toY - toX * y;
  }
  return area;
}

/** Returns the place of a point on the edge: 0 to 4 clockwise from the northwest, 1 for each side. */
function placeOf([x, y]: Position, { west, south, east, north }: Box): number {
  if (y === north && x < east) return (x - west) / (east - west);
  if (x === east && y > south) return 1 + (north - y) / (north - south);
  if (y === south && x > west) return 2 + (east - x) / (east - west);
  return 3 + (y - south) / (north - south);
}

/**
 * Returns the outlines of what lies on the right of lines from edge to edge. From the end of a line, an outline goes on clockwise along the edge, to the
 * beginning of the next line.
 * @returns undefined if the lines cross, or two beside each other have the same direction
 */
function outlinesAlong(lines: readonly Position[][], box: Box): Position[][] | undefined {
  const corners = cornersOf(box);
  const starts = lines.map((line, i) => ({ i, at: placeOf(line[0] as Position, box) })).sort((a, b) => a.at - b.at);
  const used = new Set<number>();
  const outlines: Position[][] = [];
  for (const first of lines.keys()) {
    if (used.has(first)) continue;
    const outline: Position[] = [];
    let current = first;
    do {
      if (used.has(current)) return undefined;
      used.add(current);
      const line = lines[current] ?? [];
      for (const point of line) outline.push(point);
      const end = placeOf(line.at(-1) as Position, box);
      const next = starts.find(({ at }) => at >= end) ?? starts[0];
      if (!next) return undefined;
      const to = next.at >= end ? next.at : next.at + 4;
      for (let corner = Math.floor(end) + 1; corner < to; corner += 1) outline.push(corners[corner % 4] as Position);
      current = next.i;
    } while (current !== first);
    outlines.push([...outline, outline[0] as Position]);
  }
  return outlines;
}

/** Returns the parts of a coast inside a rectangle. @param ways lines whose land is on their left, in any order */
export function coastIn(ways: readonly (readonly Position[])[], box: Box): Position[][] {
  return joinCoast(ways).flatMap((line) => clipped(line, box));
}

/** Returns what lies on the right of rings and lines from edge to edge, as polygons with holes; undefined if they contradict each other. */
function rightOf(lines: readonly Position[][], box: Box): Position[][][] | undefined {
  const rings = lines.filter(isClosed).map((ring) => ({ ring, area: areaOf(ring) }));
  const through = lines.filter((line) => !isClosed(line));
  const largest = rings.reduce((most, { area }) => (Math.abs(area) > Math.abs(most) ? area : most), 0);
  // Without a line from edge to edge, the largest ring tells what lies around it: an island is in the sea, a lagoon in the land.
  const around = through.length > 0 ? outlinesAlong(through, box) : largest > 0 ? [outlineOf(box)] : [];
  if (!around) return undefined;
  const enclosed = rings.filter(({ area }) => area < 0).map(({ ring }) => ring);
  const polygons = [...around, ...enclosed].map((outline) => ({ rings: [outline], size: Math.abs(areaOf(outline)) })).sort((a, b) => a.size - b.size);
  for (const { ring, area } of rings) {
    if (area <= 0) continue;
    const smallest = polygons.find(({ rings: [outline = []], size }) => size > area && isInRing(ring[0] as Position, outline));
    smallest?.rings.push(ring);
  }
  return polygons.map((polygon) => polygon.rings);
}

/**
 * Divides a rectangle into land and sea: polygons with holes.
 * @param coast what `coastIn` returns, at least one part
 * @returns undefined if the coast has gaps that are too wide, or its parts contradict each other
 */
export function dividedBy(coast: readonly Position[][], box: Box): { land: Position[][][]; sea: Position[][][] } | undefined {
  const lines = fastened(coast, box);
  const sea = lines && rightOf(lines, box);
  const land =
    lines &&
    rightOf(
      lines.map((line) => line.toReversed()),
      box,
    );
  return land && sea && { land, sea };
}
