import type { Rng } from './random.js';
import { rectPath, spirePath } from './shapes.js';
import { d } from './svg.js';

/** Silhouettes of mountains, clouds and trees, as SVG path data. */

export type TreeKind = 'round' | 'pine' | 'palm';

/** Returns a mountain ridge across the picture, made by midpoint displacement and smoothed. `y` is its foot line, `amplitude` its height. */
export function ridgePath(rng: Rng, width: number, y: number, amplitude: number, points: number): string {
  let heights = [y, y - amplitude * rng.next(), y];
  let spread = amplitude;
  while (heights.length < points) {
    spread *= 0.52;
    heights = heights.flatMap((value, i) => {
      const following = heights[i + 1];
      return following === undefined ? [value] : [value, (value + following) / 2 + rng.between(-1, 1) * spread];
    });
  }
  const step = width / (heights.length - 1);
  const line = heights.slice(1).map((value, i) => {
    const before = heights[i] ?? value;
    return d`Q${(i + 0.5) * step} ${(before + value) / 2 - (i % 2) * 2} ${(i + 1) * step} ${value}`;
  });
  return d`M0 ${y + amplitude}V${heights[0] ?? y}${line.join('')}V${y + amplitude}z`;
}

/** Returns a stratus cloud as three to five stacked lines, the lowest `width` long. Draw them `width * 0.05` thick with round ends. */
export function cloudLines(rng: Rng, x: number, y: number, width: number): string {
  let [left, level, length, data] = [x, y, width, ''];
  for (let bars = rng.int(3, 5); bars > 0; bars--) {
    data += d`M${left} ${level}h${length}`;
    const next = length * rng.between(0.3, 0.82);
    left += (length - next) * rng.between(0.1, 0.9);
    length = next;
    level -= width * rng.between(0.036, 0.046);
  }
  return data;
}

function palmPath(x: number, y: number, s: number): string {
  const crown = { x: x + s * 0.06, y: y - s };
  const frond = (angle: number): string => {
    const tip = { x: Math.cos(angle) * s * 0.42, y: -Math.sin(angle) * s * 0.3 + s * 0.1 };
    return d`M${crown.x} ${crown.y}q${tip.x * 0.5} ${Math.min(tip.y, 0) - s * 0.16} ${tip.x} ${tip.y}` + d`q${-tip.x * 0.45} ${-s * 0.1} ${-tip.x} ${-tip.y}z`;
  };
  const trunk =
    d`M${x - s * 0.03} ${y}Q${x + s * 0.06} ${y - s * 0.5} ${crown.x - s * 0.015} ${crown.y}` +
    d`h${s * 0.03}Q${x + s * 0.11} ${y - s * 0.5} ${x + s * 0.03} ${y}z`;
  return trunk + [-0.35, 0.25, 0.85, 2.3, 2.9, 3.5].map(frond).join('');
}

const pinePath = (x: number, y: number, s: number): string =>
  [0, 1, 2].map((i) => spirePath(x, y - s * (0.1 + i * 0.24), s * (0.52 - i * 0.12), s * 0.46)).join('') +
  rectPath(x - s * 0.03, y - s * 0.12, s * 0.06, s * 0.12);

const roundTreePath = (x: number, y: number, s: number): string =>
  rectPath(x - s * 0.03, y - s * 0.34, s * 0.06, s * 0.34) +
  d`M${x - s * 0.3} ${y - s * 0.42}a${s * 0.2} ${s * 0.2} 0 0 1 ${s * 0.12} ${-s * 0.3}` +
  d`a${s * 0.22} ${s * 0.22} 0 0 1 ${s * 0.38} ${s * 0.02}` +
  d`a${s * 0.2} ${s * 0.2} 0 0 1 ${s * 0.08} ${s * 0.3}q${-s * 0.29} ${s * 0.12} ${-s * 0.58} ${-s * 0.02}z`;

const TREES: Readonly<Record<TreeKind, (x: number, y: number, s: number) => string>> = {
  round: roundTreePath,
  pine: pinePath,
  palm: palmPath,
};

/** Returns the silhouette of a tree of height `s` that stands at (x, y). */
export const treePath = (x: number, y: number, s: number, kind: TreeKind): string => TREES[kind](x, y, s);
