import { isClosed, type Position } from '../../../../../core/osm/index.js';
import type { Box } from '../../../../../core/tiles/index.js';
import { isOnEdge } from './clip.js';
import { joinCoast } from './coast-lines.js';

/** Widest gap that is closed, as a part of the shorter side of the rectangle. */
const WIDEST = 0.2;

/** Maximum number of loose ends: a coast with more of them cannot be guessed. */
const MOST = 200;

/** A way to close a gap. */
interface Bridge {
  length: number;
  /** Line whose end is loose. */
  tail?: number;
  /** Line whose beginning is loose. */
  head?: number;
  /** Point at the other side of the gap. */
  to: Position;
}

const between = ([x, y]: Position, [toX, toY]: Position): number => Math.hypot(toX - x, toY - y);

/** Returns the point of the edge that is nearest to a point inside. */
function nearestOnEdge([x, y]: Position, { west, south, east, north }: Box): Position {
  const points: Position[] = [
    [west, y],
    [east, y],
    [x, south],
    [x, north],
  ];
  return points.reduce((best, point) => (between([x, y], point) < between([x, y], best) ? point : best));
}

/**
 * Joins the loose ends of the lines of a coast inside a rectangle, where an extract lacks a part of the coast: each with the nearest beginning of a
 * line, or with the edge.
 * @returns rings, and lines from edge to edge; undefined if a gap is too wide
 */
export function fastened(lines: readonly Position[][], box: Box): Position[][] | undefined {
  const firstOf = (i: number) => lines[i]?.[0] as Position;
  const lastOf = (i: number) => lines[i]?.at(-1) as Position;
  const open = [...lines.keys()].filter((i) => !isClosed(lines[i] ?? []));
  const heads = open.filter((i) => !isOnEdge(firstOf(i), box));
  const tails = open.filter((i) => !isOnEdge(lastOf(i), box));
  if (heads.length + tails.length > MOST) return undefined;

  const bridge = (from: Position, to: Position, ends: Pick<Bridge, 'tail' | 'head'>): Bridge => ({ length: between(from, to), to, ...ends });
  const bridges = [
    ...tails.flatMap((tail) => heads.map((head) => bridge(lastOf(tail), firstOf(head), { tail, head }))),
    ...tails.map((tail) => bridge(lastOf(tail), nearestOnEdge(lastOf(tail), box), { tail })),
    ...heads.map((head) => bridge(firstOf(head), nearestOnEdge(firstOf(head), box), { head })),
  ].sort((a, b) => a.length - b.length);

  const widest = WIDEST * Math.min(box.east - box.west, box.north - box.south);
  const [looseTails, looseHeads] = [new Set(tails), new Set(heads)];
  const longer = lines.map((line) => [...line]);
  for (const { length, tail, head, to } of bridges) {
    const isFree = (tail === undefined || looseTails.has(tail)) && (head === undefined || looseHeads.has(head));
    if (!isFree || length > widest) continue;
    if (tail !== undefined) longer[tail]?.push(to);
    else if (head !== undefined) longer[head]?.unshift(to);
    if (tail !== undefined) looseTails.delete(tail);
    if (head !== undefined) looseHeads.delete(head);
  }
  return looseTails.size + looseHeads.size > 0 ? undefined : joinCoast(longer);
}
