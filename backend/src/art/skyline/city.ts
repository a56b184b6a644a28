import { buildingPath, fittingRoof, ROOFS } from '../buildings.js';
import { mix } from '../color.js';
import { type TreeKind, treePath } from '../nature.js';
import { rectPath } from '../shapes.js';
import { type Drawing, path } from '../svg.js';
import type { Depth, Plan } from './plan.js';
import { emptyWindows, addWindows } from './windows.js';

/** Row of buildings: share of the ink color, height and width of its buildings. */
interface Row {
  depth: Depth;
  ink: number;
  height: number;
  width: number;
}

const ROWS: readonly Row[] = [
  { depth: 'far', ink: 0.24, height: 0.42, width: 24 },
  { depth: 'middle', ink: 0.55, height: 0.42, width: 38 },
  { depth: 'near', ink: 0.92, height: 0.25, width: 54 },
];

const HEIGHT_OF_STYLE = { modern: 1, pagoda: 0.74, domes: 0.56, old: 0.56 } as const;
const bump = (at: number, center: number, width: number): number => Math.exp(-(((at - center) / width) ** 2));

/** Returns the relative height of the city at a position (share of the width). */
const envelope = ({ peak, secondPeak }: Plan, at: number): number => bump(at, peak, 0.19) * 0.9 + bump(at, secondPeak, 0.12) * 0.45 + 0.16;

/** Returns the maximum height of a roof near the sun. A high sun stays visible; of a low one, more than half of the disc. */
function ceilingAtSun({ sun, horizon, palette }: Plan, center: number, width: number): number {
  if (Math.abs(center - sun.x) > sun.r * 1.25 + width / 2) return Infinity;
  return horizon - sun.y - sun.r * (palette.sunHeight < 0.45 ? 1.3 : 0.1);
}

function buildingHeight(plan: Plan, row: Row, center: number, width: number): number {
  const { rng, height, horizon, style } = plan;
  const wish = height * row.height * HEIGHT_OF_STYLE[style] * envelope(plan, center / plan.width) * rng.between(0.42, 1.27) + height * rng.between(0.03, 0.06);
  let result = Math.min(wish, horizon * (row.depth === 'far' ? 0.7 : 0.62) * rng.between(0.85, 1));
  if (row.depth === 'near') result = height * rng.between(0.05, 0.12) + result * 0.55 * (rng.chance(0.3) ? 1.5 : 0.8);
  const hidden = plan.landmarks.find((mark) => Math.abs(mark.x - center) < mark.size * 0.42);
  if (hidden && row.depth === 'near') result = Math.min(result, hidden.size * rng.between(0.1, 0.22));
  if (hidden && row.depth === 'middle' && Math.abs(hidden.x - center) < hidden.size * 0.3) result = Math.min(result, hidden.size * rng.between(0.25, 0.45));
  return Math.max(height * 0.035, Math.min(result, ceilingAtSun(plan, center, width) * rng.between(0.7, 1)));
}

function landmarksOf(drawing: Drawing, plan: Plan, row: Row, ground: number, color: string): string {
  const marks = plan.landmarks.filter((mark) => mark.depth === row.depth).map((mark) => mark.draw(mark.x, ground, mark.size));
  if (marks.length === 0) return '';
  const haze = plan.palette.sky[3];
  const near = row.depth === 'near';
  const body = mix(color, plan.palette.ink, near ? 0.6 : 0.5);
  const fill = drawing.vertical(`mark${row.depth}`, [
    [0, body],
    [0.7, body],
    [1, mix(body, haze, near ? 0.2 : 0.45)],
  ]);
  const light = plan.palette.dark ? plan.palette.window : mix(body, haze, 0.55);
  return path(marks.map((mark) => mark.body).join(''), fill) + path(marks.map((mark) => mark.light).join(''), light, plan.palette.dark ? 0.85 : 0.6);
}

function drawRow(drawing: Drawing, plan: Plan, row: Row, index: number): string {
  const { rng, palette, width, height, horizon, style, sun } = plan;
  const [, high, low, haze] = palette.sky;
  const ground = horizon + (plan.land === 'water' ? 0 : index * height * 0.014);
  const color = mix(mix(low, haze, 0.35), palette.ink, row.ink);
  const tones = ['', '', ''];
  let [shade, rim, top] = ['', '', ground];
  const windows = emptyWindows();
  for (let x = -30; x < width + 30; ) {
    const w = row.width * rng.between(0.5, 1.55) * (style === 'modern' ? 1 : 1.2);
    const h = buildingHeight(plan, row, x + w / 2, w);
    const tone = rng.int(0, 2);
    tones[tone] = (tones[tone] ?? '') + buildingPath(x, ground, w, h, fittingRoof(rng.pick(ROOFS[style]), w, h, height));
    top = Math.min(top, ground - h * 1.25);
    if (row.depth !== 'far') {
      const sunRight = x + w / 2 < sun.x;
      shade += rectPath(sunRight ? x : x + w * 0.6, ground - h, w * 0.4, h);
      rim += rectPath(sunRight ? x + w - 2 : x, ground - h, 2, h);
      addWindows(windows, plan, { x, ground, width: w, height: h, near: row.depth === 'near' });
    }
    x += w + (rng.chance(0.14) ? row.width * rng.between(0, 0.7) : 0);
  }
  const near = row.depth === 'near';
  const day = plan.time === 'day' || plan.time === 'mist';
  const far = row.depth === 'far' ? 0.4 : 1;
  const walls = tones.map((data, i) => {
    const wall = mix(color, i ? palette.ink : haze, ([0.1, 0.06, 0.16][i] ?? 0) * far);
    return path(
      data,
      drawing.vertical(
        `${row.depth}${i}`,
        [
          [0, wall],
          [0.55, wall],
          [1, mix(wall, haze, near ? 0.2 : 0.5)],
        ],
        [top, horizon],
      ),
    );
  });
  const put =
    walls.join('') +
    path(shade, palette.ink, 0.16) +
    path(rim, palette.sun, plan.time === 'night' ? 0.08 : 0.22) +
    path(windows.dim, mix(color, near ? low : haze, 0.3), 0.5) +
    path(windows.lit, palette.window, near ? (day ? 0.55 : 0.95) : day ? 0.35 : 0.65) +
    path(windows.warm, mix(palette.window, day ? '#ffffff' : '#ff9d5c', 0.5), near ? 0.85 : 0.5);
  const marks = landmarksOf(drawing, plan, row, ground, mix(color, high, near ? 0 : 0.08));
  return `<g>${put}${marks}</g>`;
}

function quayTrees({ rng, width, horizon, style, palette, time }: Plan): string {
  const kind: TreeKind = style === 'domes' ? 'palm' : 'round';
  let trees = '';
  for (let x = 0; x < width; x += rng.between(14, 44)) {
    if (rng.chance(0.75)) trees += treePath(x, horizon, rng.between(14, 30) * (kind === 'palm' ? 1.3 : 1), kind);
  }
  return path(trees, mix(palette.ink, time === 'day' || time === 'mist' ? '#2f7d4f' : '#1d3b3a', 0.35));
}

/** Draws three rows of buildings with haze between them, as one group that `drawWater` can mirror. */
export function drawCity(drawing: Drawing, plan: Plan): void {
  const haze = plan.palette.sky[3];
  const band = rectPath(0, plan.horizon - plan.height * 0.22, plan.width, plan.height * 0.22);
  const veil = drawing.vertical('veil', [
    [0, haze, 0],
    [1, haze, 0.55],
  ]);
  const rows = ROWS.map((row, i) => drawRow(drawing, plan, row, i) + (i < 2 ? path(band, veil) : ''));
  const trees = plan.land === 'water' ? quayTrees(plan) : '';
  drawing.add(`<g id="${drawing.id}city">${rows.join('')}${trees}</g>`);
}
