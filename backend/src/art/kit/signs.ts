import { rectPath } from '../shapes.js';
import { circle, d, path, place, rect, stroke } from '../svg.js';
import { darker, type Scene } from './scene.js';

/** Symbols on signs, about 80 × 80 units around the origin: filled parts and lines. */
const EMBLEMS = {
  cutlery: {
    fill: 'M-20 -34h4v18h3v-18h4v18h3v-18h4v22q0 6 -6 7v33h-6v-33q-6 -1 -6 -7zM10 34v-68q14 4 14 28q0 8 -7 10v30z',
    line: '',
  },
  cup: {
    fill: 'M-30 -8h46v14a20 20 0 0 1 -20 20h-6a20 20 0 0 1 -20 -20zM-32 30h50v5h-50z',
    line: 'M16 -2h6a9 9 0 0 1 0 18h-8M-18 -34q6 6 0 12q-5 5 0 8M-4 -34q6 6 0 12q-5 5 0 8',
  },
  cocktail: { fill: 'M-32 -30h64L3 4v26h15v5h-36v-5h15V4z', line: 'M8 -22L24 -42' },
  bag: { fill: 'M-27 -14h54l6 46h-66z', line: 'M-13 -14v-6a13 13 0 0 1 26 0v6' },
  mask: {
    fill: 'M-34 -26q16 8 32 0v24q-2 22 -16 26q-14 -4 -16 -26zM6 -20q14 8 28 0v24q-2 20 -14 24q-12 -4 -14 -20z',
    line: '',
  },
  note: { fill: 'M-8 -34l30 -6v10l-24 5v43a12 10 0 1 1 -6 -9z', line: '' },
  star: { fill: 'M0 -34L9.7 -11L35 -9L16 7L22 32L0 18L-22 32L-16 7L-35 -9L-9.7 -11z', line: '' },
  crown: { fill: 'M-32 22l-5 -40l20 17l17 -28l17 28l20 -17l-5 40zM-32 26h64v7h-64z', line: '' },
  leaf: { fill: 'M-28 28q-6 -52 56 -58q4 60 -48 54l-6 10z', line: '' },
} as const;

export type Emblem = keyof typeof EMBLEMS;

export function emblem(kind: Emblem, x: number, y: number, size: number, color: string): string {
  const { fill, line } = EMBLEMS[kind];
  return place(path(fill, color) + stroke(line, color, 5), x, y, size / 80);
}

/** Draws a round sign on a bracket that is fixed to a wall at (x, y). `side` 1 means to the right of the wall, −1 to the left. */
export function hangingSign(scene: Scene, x: number, y: number, side: 1 | -1, kind: Emblem): string {
  const { paint } = scene;
  const cx = x + side * 46;
  return (
    stroke(d`M${x} ${y}H${x + side * 78}M${x} ${y + 26}L${x + side * 30} ${y}M${cx - 16} ${y}v16M${cx + 16} ${y}v16`, paint.ink, 4) +
    circle(cx, y + 52, 40, darker(scene, paint.accent, 0.45)) +
    circle(cx, y + 52, 34, paint.accent) +
    emblem(kind, cx, y + 52, 42, paint.glow)
  );
}

/** Draws the sign of a shop: an emblem between bars that suggest letters. */
export function signBoard(scene: Scene, x: number, y: number, width: number, height: number, kind: Emblem): string {
  const { paint, rng } = scene;
  const board = darker(scene, paint.accent, 0.62);
  const cx = x + width / 2;
  const bar = width * rng.between(0.16, 0.24);
  const bars = [-1, 1].map((side) => rect(side < 0 ? cx - height * 0.75 - bar : cx + height * 0.75, y + height / 2 - 5, bar, 10, paint.glow, 5, 0.9)).join('');
  return rect(x, y, width, height, board, 6) + bars + emblem(kind, cx, y + height / 2, height * 0.72, paint.glow);
}

/** Draws a free-standing map pin: `s` high, tip at (x, y). */
export function mapPin(scene: Scene, x: number, y: number, s: number, color = scene.paint.accent): string {
  const r = s * 0.32;
  const top = y - s + r;
  const body =
    d`M${x} ${y}C${x - s * 0.08} ${y - s * 0.3} ${x - r} ${y - s * 0.42} ${x - r} ${top}` +
    d`a${r} ${r} 0 1 1 ${2 * r} 0C${x + r} ${y - s * 0.42} ${x + s * 0.08} ${y - s * 0.3} ${x} ${y}z`;
  const shade = d`M${x} ${y}C${x + s * 0.08} ${y - s * 0.3} ${x + r} ${y - s * 0.42} ${x + r} ${top}a${r} ${r} 0 0 0 ${-r} ${-r}z`;
  return path(body, color) + path(shade, scene.palette.ink, 0.12) + circle(x, top, r * 0.45, scene.dark ? scene.paint.glow : scene.paint.trim);
}

/** Draws a clock face. */
export const clockFace = (scene: Scene, x: number, y: number, r: number): string =>
  circle(x, y, r, scene.paint.ink) +
  circle(x, y, r * 0.84, scene.dark ? scene.paint.glow : scene.paint.trim) +
  stroke(d`M${x} ${y - r * 0.5}V${y}L${x + r * 0.36} ${y + r * 0.2}`, scene.paint.ink, Math.max(2, r * 0.12)) +
  path(
    [
      [0, -0.7],
      [0.7, 0],
      [0, 0.7],
      [-0.7, 0],
    ]
      .map(([dx = 0, dy = 0]) => rectPath(x + dx * r - 1.5, y + dy * r - 1.5, 3, 3))
      .join(''),
    scene.paint.ink,
  );
