import { mix } from '../../color.js';
import { arcade, stairs } from '../../kit/monument.js';
import { shadow } from '../../kit/plants.js';
import { lightPool } from '../../kit/props.js';
import { darker, lighter, repeat, type Scene } from '../../kit/scene.js';
import { circlePath, rectPath, ringPath, taperPath } from '../../shapes.js';
import { circle, d, path, rect } from '../../svg.js';

/** Parts of the places of worship in all styles. */

/** Draws a lamp hanging on a chain from (x, y). */
export const hangingLamp = (scene: Scene, x: number, y: number, chain: number): string =>
  rect(x - 1, y, 2, chain, scene.paint.ink, 0, 0.7) +
  lightPool(scene, x, y + chain + 12, scene.dark ? 62 : 34) +
  path(d`M${x - 10} ${y + chain + 6}h20l-4 22h-12z`, scene.paint.glow) +
  path(d`M${x - 13} ${y + chain + 7}h26l-8 -10h-10z`, scene.paint.ink);

/** Draws a stone lantern beside the way. */
export const lantern = (scene: Scene, x: number, y: number): string =>
  shadow(scene, x, y, 32) +
  lightPool(scene, x, y - 84, scene.dark ? 96 : 44) +
  path(
    taperPath(x, y, 48, 34, 16) + rectPath(x - 9, y - 62, 18, 48) + taperPath(x, y - 60, 30, 44, 10) + rectPath(x - 18, y - 102, 36, 34),
    scene.paint.stone,
  ) +
  rect(x - 11, y - 98, 22, 26, scene.paint.glow, 3) +
  path(d`M${x - 32} ${y - 100}h64l-20 -22h-24z`, darker(scene, scene.paint.stone, 0.3));

/** Draws a rosette of rings and dots above an entrance. */
export function rosette(scene: Scene, x: number, y: number, r: number): string {
  const { paint } = scene;
  const dots = repeat(8, (i) => circlePath(x + Math.cos((i * Math.PI) / 4) * r * 0.58, y + Math.sin((i * Math.PI) / 4) * r * 0.58, r * 0.17));
  return (
    circle(x, y, r, lighter(paint.trim, 0.15)) +
    circle(x, y, r * 0.84, paint.glass) +
    path(ringPath(x, y, r * 0.9, r * 0.1), paint.trim) +
    path(dots, darker(scene, paint.accent, 0.1), 0.75) +
    circle(x, y, r * 0.22, paint.accent2)
  );
}

/** Draws the low base of a hall, down to the ground. */
export const podium = ({ center, ground, palette }: Scene, half: number, stone: string): string =>
  rect(center - half - 14, ground - 30, 2 * half + 28, 34, mix(stone, palette.ink, 0.28)) +
  rect(center - half - 20, ground - 34, 2 * half + 40, 9, lighter(stone, 0.1), 2);

/** Draws arches with warm light and hanging lamps, and steps in front of them. */
export function entrance(scene: Scene, stone: string, floor: number, n: number, width: number, height: number): string {
  const { center, paint } = scene;
  const step = width / n;
  return (
    rect(center - width / 2 - 12, floor - height - 24, width + 24, height + 24, lighter(stone, 0.14), 2) +
    arcade(
      scene,
      { left: center - width / 2, right: center + width / 2, top: floor - height, foot: floor },
      n,
      scene.dark ? paint.glass : darker(scene, stone, 0.5),
      0.24,
    ) +
    repeat(n, (i) => hangingLamp(scene, center + (i - (n - 1) / 2) * step, floor - height + 2, 26)) +
    stairs(scene, center, floor, width + 70, 4, 14, 24)
  );
}
