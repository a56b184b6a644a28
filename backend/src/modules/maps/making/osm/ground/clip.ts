import { isClosed, type Position } from '../../../../../core/osm/index.js';
import type { Box } from '../../../../../core/tiles/index.js';

/** Distance (degrees) from the edge of a rectangle within which a point lies on it: less than the unit of the data. */
const NEAR = 1e-9;

function snapped(value: number, low: number, high: number): number {
  return value - low < NEAR ? low : high - value < NEAR ? high : value;
}

const isOutside = ([x, y]: Position, { west, south, east, north }: Box): boolean => x < west || x > east || y < south || y > north;

/** Returns whether a point of a clipped line lies on the edge of the rectangle. */
export const isOnEdge = ([x, y]: Position, { west, south, east, north }: Box): boolean => x === west || x === east || y === south || y === north;

/** Returns the shares of a side (0 to 1) at which it enters and leaves a rectangle; undefined if it does not touch it (Liang–Barsky algorithm). */
function sharesInside([x, y]: Position, [toX, toY]: Position, { west, south, east, north }: Box): [number, number] | undefined {
  let [from, to] = [0, 1];
  const [dx, dy] = [toX - x, toY - y];
  for (const [step, room] of [
    [-dx, x - west],
    [dx, east - x],
    [-dy, y - south],
    [dy, north - y],
  ] as const) {
    if (step === 0 && room < 0) return undefined;
    if (step < 0) from = Math.max(from, room / step);
    if (step > 0) to = Math.min(to, room / step);
  }
  return from <= to ? [from, to] : undefined;
}

/** Returns a ring from its first point outside of a rectangle on, so that its parts inside are not cut at its beginning. */
function turned(ring: readonly Position[], box: Box): readonly Position[] {
  const start = ring.findIndex((point) => isOutside(point, box));
  return start > 0 ? [...ring.slice(start), ...ring.slice(1, start + 1)] : ring;
}

/** Returns the parts of a line or ring inside a rectangle. Where it crosses the edge, they have a point exactly on it. */
export function clipped(line: readonly Position[], box: Box): Position[][] {
  const points = isClosed(line) ? turned(line, box) : line;
  const parts: Position[][] = [];
  let part: Position[] = [];
  const add = (x: number, y: number): void => {
    const point: Position = [snapped(x, box.west, box.east), snapped(y, box.south, box.north)];
    const last = part.at(-1);
    if (last?.[0] !== point[0] || last[1] !== point[1]) part.push(point);
  };
  const end = (): void => {
    if (part.length > 1) parts.push(part);
    part = [];
  };
  for (let i = 1; i < points.length; i += 1) {
    const [a, b] = [points[i - 1] as Position, points[i] as Position];
    const shares = sharesInside(a, b, box);
    if (!shares) {
      end();
      continue;
    }
    const [from, to] = shares;
    if (from > 0) end();
    add(a[0] + (b[0] - a[0]) * from, a[1] + (b[1] - a[1]) * from);
    add(a[0] + (b[0] - a[0]) * to, a[1] + (b[1] - a[1]) * to);
    if (to < 1) end();
  }
  end();
  return parts;
}
