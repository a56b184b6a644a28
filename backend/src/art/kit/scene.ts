import { mix } from '../color.js';
import type { Rng } from '../random.js';
import type { SkylineStyle } from '../style.js';
import type { Drawing } from '../svg.js';
import type { Palette, TimeOfDay } from '../times.js';

/** Colors of a picture, tinted by the time of day. */
interface Paints {
  /** Main color of the place, and a matching second one. */
  accent: string;
  accent2: string;
  wall: string;
  /** Wall colors of the houses at the left and right. */
  sideWalls: readonly [string, string];
  trim: string;
  /** Colors of window panes: lit or reflecting the sky, and dark. */
  glass: string;
  dimGlass: string;
  /** Color of lamps. */
  glow: string;
  leaf: string;
  ink: string;
  wood: string;
  stone: string;
  roof: string;
  pavement: string;
  road: string;
}

/** Everything that a scene needs to draw a picture of 1200 × 900 units. */
export interface Scene {
  drawing: Drawing;
  rng: Rng;
  time: TimeOfDay;
  palette: Palette;
  /** Building style of the place's country. */
  style: SkylineStyle;
  dark: boolean;
  width: number;
  height: number;
  /** y coordinate at which buildings meet the pavement. */
  ground: number;
  /** x coordinate of the middle of the picture. */
  center: number;
  paint: Paints;
  /** Tints a color by the light of this time of day. Strength: 0–1. */
  tint: (color: string, strength?: number) => string;
  /** Value of `fill` for soft lamp light. */
  halo: string;
}

const ACCENTS: readonly (readonly [string, string])[] = [
  ['#d8492f', '#2f6f73'],
  ['#cf4668', '#3d5a9e'],
  ['#23887d', '#d98a2b'],
  ['#3d5a9e', '#d8492f'],
  ['#80519a', '#d6a23a'],
  ['#c4821c', '#2f6f73'],
  ['#4f7f3f', '#c9564a'],
  ['#b5483a', '#46617f'],
  ['#0b6b6b', '#c9402a'],
];
const WALLS = ['#f4e4cb', '#ebcfb4', '#dccab9', '#cbd8d0', '#e8d3d1', '#d0d6e4', '#f1dca6', '#d98f72', '#e6b98f', '#b9cbd6'] as const;
const ROOFS = ['#a5533f', '#6a6f86', '#8a5a4a', '#54707a', '#7c5570'] as const;

/** Chooses the paints of a picture and prepares its lamp light. */
export function makeScene(base: Pick<Scene, 'drawing' | 'rng' | 'time' | 'palette' | 'style'>): Scene {
  const { drawing, rng, palette } = base;
  const { dark, ink, sky } = palette;
  const tint = (color: string, strength = 0.3): string => mix(color, dark ? ink : sky[2], dark ? strength + 0.18 : strength * 0.5);
  const [accent, accent2] = rng.pick(ACCENTS);
  const walls = rng.shuffle(WALLS);
  const wall = tint(walls[0] ?? WALLS[0]);
  const glass = dark ? '#ffd58f' : mix(sky[1], '#ffffff', 0.3);
  const glow = dark ? '#ffd98a' : '#fff1cf';
  return {
    ...base,
    dark,
    width: drawing.width,
    height: drawing.height,
    ground: 730,
    center: drawing.width / 2,
    tint,
    halo: drawing.radial('lamp', [
      [0, glow, dark ? 0.7 : 0.35],
      [0.4, glow, dark ? 0.25 : 0.1],
      [1, glow, 0],
    ]),
    paint: {
      accent: tint(accent, 0.06),
      accent2: tint(accent2, 0.06),
      wall,
      sideWalls: [tint(walls[1] ?? WALLS[1], 0.5), mix(tint(walls[2] ?? WALLS[2], 0.5), ink, 0.08)],
      trim: mix(wall, '#ffffff', dark ? 0.25 : 0.5),
      glass,
      dimGlass: mix(dark ? sky[1] : glass, ink, 0.42),
      glow,
      leaf: tint(rng.pick(['#3f8f5b', '#4c9a52', '#35836a']), 0.18),
      ink: mix(ink, '#000000', 0.12),
      wood: tint(rng.pick(['#8a5a3a', '#9a6a45', '#74503c']), 0.2),
      stone: tint(rng.pick(['#dccfbd', '#d3cdc6', '#e0d2b4']), 0.3),
      roof: tint(rng.pick(ROOFS), 0.25),
      pavement: tint('#d3c3b1', 0.45),
      road: tint('#8f8d97', 0.55),
    },
  };
}

/** Returns a darker shade of a color in this light. */
export const darker = (scene: Scene, color: string, share: number): string => mix(color, scene.palette.ink, share);

/** Returns a lighter shade of a color. */
export const lighter = (color: string, share: number): string => mix(color, '#ffffff', share);

/** Returns the concatenation of `n` parts. */
export const repeat = (n: number, part: (i: number) => string): string => Array.from({ length: n }, (_, i) => part(i)).join('');
