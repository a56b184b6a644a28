import { isClosed, type Position } from '../../../../../core/osm/index.js';

/** Maximum number of times that lines with the wrong direction are searched. Each time turns all that meet the end of another line. */
const ROUNDS = 8;

const keyOf = ([x, y]: Position): string => `${x} ${y}`;
const headOf = (line: readonly Position[]): string => keyOf(line[0] as Position);
const tailOf = (line: readonly Position[]): string => keyOf(line.at(-1) as Position);

/** Finds the lines that begin or end at a point, and were not taken yet. */
class Ends {
  private readonly byPoint = new Map<string, number[]>();

  constructor(
    points: readonly string[],
    private readonly pending: Set<number>,
  ) {
    for (const [i, point] of points.entries()) {
      const list = this.byPoint.get(point);
      if (list) list.push(i);
      else this.byPoint.set(point, [i]);
    }
  }

  take(point: string): number | undefined {
    const list = this.byPoint.get(point);
    for (let i = list?.pop(); i !== undefined; i = list?.pop()) if (this.pending.delete(i)) return i;
    return undefined;
  }
}

/** Joins lines where one ends and another one begins. */
function joinedOnce(lines: readonly (readonly Position[])[]): Position[][] {
  const pending = new Set(lines.keys());
  const [heads, tails] = [new Ends(lines.map(headOf), pending), new Ends(lines.map(tailOf), pending)];
  const chains: Position[][] = [];
  for (const first of pending) {
    pending.delete(first);
    const [before, after]: [number[], number[]] = [[], [first]];
    const at = (i: number | undefined) => lines[i ?? first] ?? [];
    const isOpen = () => headOf(at(before.at(-1))) !== tailOf(at(after.at(-1)));
    for (let next = isOpen() ? heads.take(tailOf(at(first))) : undefined; next !== undefined; next = isOpen() ? heads.take(tailOf(at(next))) : undefined)
      after.push(next);
    for (let next = isOpen() ? tails.take(headOf(at(first))) : undefined; next !== undefined; next = isOpen() ? tails.take(headOf(at(next))) : undefined)
      before.push(next);
    const order = [...before.toReversed(), ...after];
    chains.push(order.flatMap((i, place) => (place === 0 ? [...at(i)] : at(i).slice(1))));
  }
  return chains;
}

/** Returns the open lines that meet the end, or the beginning, of a longer one with their own: their direction is wrong. */
function wrongWays(lines: readonly Position[][]): Set<number> {
  const wrong = new Set<number>();
  for (const endOf of [headOf, tailOf]) {
    const longest = new Map<string, number>();
    for (const [i, line] of lines.entries()) {
      if (isClosed(line)) continue;
      const other = longest.get(endOf(line));
      const isLonger = other === undefined || line.length > (lines[other]?.length ?? 0);
      if (other !== undefined) wrong.add(isLonger ? other : i);
      if (isLonger) longest.set(endOf(line), i);
    }
  }
  return wrong;
}

/** Joins the lines of a coast, whose land is on their left, to rings and to lines that stay open. A short line with the wrong direction is turned. */
export function joinCoast(ways: readonly (readonly Position[])[]): Position[][] {
  let lines = joinedOnce(ways.filter((way) => way.length > 1));
  for (let round = 0; round < ROUNDS; round += 1) {
    const wrong = wrongWays(lines);
    if (wrong.size === 0) break;
    lines = joinedOnce(lines.map((line, i) => (wrong.has(i) ? line.toReversed() : line)));
  }
  return lines.filter((line) => isClosed(line) || headOf(line) !== tailOf(line));
}
