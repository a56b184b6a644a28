import { lightPool } from '../../kit/props.js';
import { darker, lighter, repeat, type Scene } from '../../kit/scene.js';
import { archPath, rectPath } from '../../shapes.js';
import { path, rect } from '../../svg.js';

/** Draws square battlements on a wall with its upper edge at y. */
export const battlements = (scene: Scene, x: number, y: number, width: number, color: string): string => {
  const n = Math.round(width / 44);
  const step = width / (2 * n - 1);
  return (
    path(
      repeat(n, (i) => rectPath(x + i * 2 * step, y - 24, step, 26)),
      color,
    ) + rect(x - 4, y, width + 8, 10, darker(scene, color, 0.16))
  );
};

/** Draws single stones, scattered over a wall. */
export const marks = (scene: Scene, x: number, y: number, width: number, height: number): string =>
  path(
    repeat(16, () => {
      const [mx, my] = [x + scene.rng.next() * (width - 30), y + scene.rng.next() * (height - 10)];
      return rectPath(mx, my, 26, 8) + rectPath(mx + 14, my + 11, 22, 8);
    }),
    scene.palette.ink,
    0.08,
  );

/** Draws an arched gateway with a raised portcullis. */
export function gateway(scene: Scene, x: number, foot: number, width: number, height: number, stone: string): string {
  return (
    path(archPath(x - width / 2 - 14, foot, width + 28, height + 14), lighter(stone, 0.2)) +
    path(archPath(x - width / 2, foot, width, height), darker(scene, stone, 0.7)) +
    path(
      repeat(5, (i) => rectPath(x - width * 0.36 + i * width * 0.17, foot - height * 0.94 + Math.abs(i - 2) * 9, 5, height * 0.36)) +
        rectPath(x - width / 2 + 6, foot - height * 0.68, width - 12, 5),
      scene.paint.wood,
    ) +
    (scene.dark ? lightPool(scene, x, foot - 30, width * 0.9, height * 0.8) : '')
  );
}
