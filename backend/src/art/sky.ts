import { mix } from './color.js';
import { cloudLines } from './nature.js';
import type { Rng } from './random.js';
import { rectPath } from './shapes.js';
import { circle, d, dots, type Drawing, path, stroke } from './svg.js';
import type { Palette, TimeOfDay } from './times.js';

export interface Disc {
  x: number;
  y: number;
  r: number;
}

/** Part of the sky that can contain clouds, in picture units. */
interface CloudBand {
  count: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** Minimum and maximum length of a cloud. */
  length: readonly [number, number];
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const apart = (a: Box, b: Box): boolean => a.left > b.right || a.right < b.left || a.top > b.bottom || a.bottom < b.top;

/** Number of stars of each of three sizes, by time of day. */
const STARS: Readonly<Partial<Record<TimeOfDay, number>>> = { night: 24, dusk: 10 };

/** Draws the sky from the top to `horizon`, with stars if it is dark. */
export function drawSky(drawing: Drawing, palette: Palette, time: TimeOfDay, rng: Rng, horizon: number): void {
  const [zenith, high, low, haze] = palette.sky;
  const fill = drawing.vertical(
    'sky',
    [
      [0, zenith],
      [0.4, high],
      [0.77, low],
      [1, haze],
    ],
    [0, horizon],
  );
  drawing.add(path(rectPath(0, 0, drawing.width, drawing.height), fill));
  for (const radius of [0.8, 1.3, 2]) {
    const stars = Array.from({ length: STARS[time] ?? 0 }, () => [rng.next() * drawing.width, rng.next() ** 1.6 * horizon * 0.65] as const);
    drawing.add(dots(stars, radius, '#ffffff', 0.75));
  }
}

/** Draws the sun, or a crescent moon at night, with a halo. @returns the fill of the halo, for reflections */
export function drawSun(drawing: Drawing, palette: Palette, time: TimeOfDay, { x, y, r }: Disc): string {
  const halo = drawing.radial('glow', [
    [0, palette.sun, 0.95],
    [0.16, palette.sun, 0.55],
    [0.5, palette.sun, 0.16],
    [1, palette.sun, 0],
  ]);
  drawing.add(circle(x, y, r * 6, halo, time === 'night' ? 0.35 : 0.8));
  if (time === 'night') {
    const crescent = d`M${x - r * 0.2} ${y - r}a${r} ${r} 0 1 0 ${r * 1.1} ${r * 1.45}` + d`a${r * 0.84} ${r * 0.84} 0 0 1 ${-r * 1.1} ${-r * 1.45}z`;
    drawing.add(path(crescent, palette.sun));
  } else {
    drawing.add(circle(x, y, r, palette.sun));
  }
  return halo;
}

/** Draws clouds in a part of the sky. They touch neither the sun nor each other. */
export function drawClouds(drawing: Drawing, palette: Palette, rng: Rng, sun: Disc, band: CloudBand, strength = 0.85): void {
  const fill = drawing.vertical('cloud', [
    [0, palette.cloud, 0.8],
    [1, mix(palette.cloud, palette.sky[2], 0.5), 0.3],
  ]);
  const margin = sun.r * 1.7;
  const taken: Box[] = [{ left: sun.x - margin, right: sun.x + margin, top: sun.y - margin, bottom: sun.y + margin }];
  for (let i = 0; i < band.count; i++) {
    const length = rng.between(...band.length);
    const places = Array.from({ length: 10 }, () => {
      const [x, y] = [rng.between(band.left, band.right - length * 0.6), rng.between(band.top, band.bottom)];
      return { x, y, left: x - length * 0.15, right: x + length * 1.15, top: y - length * 0.26, bottom: y + length * 0.08 };
    });
    const free = places.find((box) => taken.every((other) => apart(box, other)));
    if (!free) continue;
    taken.push(free);
    drawing.add(stroke(cloudLines(rng, free.x, free.y, length), fill, length * 0.05, strength));
  }
}
