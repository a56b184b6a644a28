import { path, place, rect, circle, stroke, d } from '../svg.js';
import { shadow } from './plants.js';
import type { Scene } from './scene.js';

const SKINS = ['#8d5a3c', '#c58c62', '#e3b08a', '#6b4430', '#d79f78'] as const;
const CLOTHES = ['#c9402a', '#0b6b6b', '#d9a441', '#3d5a9e', '#f2ede4', '#7a3e9d', '#2f7a4a', '#d0637f'] as const;
const TROUSERS = ['#2b2a44', '#4a4f6b', '#6b5a4a', '#1f3d4d'] as const;
const HAIRS = ['#241a1a', '#3b2a22', '#6b4a2f', '#8d8680'] as const;

/** Draws a walking person, about 118 units tall, with the feet at y. */
export function walker(scene: Scene, x: number, y: number, scale = 1): string {
  const { rng, tint } = scene;
  const [skin, cloth, trousers, hair] = [rng.pick(SKINS), rng.pick(CLOTHES), rng.pick(TROUSERS), rng.pick(HAIRS)].map((c) => tint(c, 0.12));
  if (!skin || !cloth || !trousers || !hair) return '';
  const [long, bag] = [rng.chance(0.4), rng.chance(0.4)];
  const legs = long
    ? stroke('M-4 -26L-6 -2M5 -26L9 -2', skin, 6) + path('M-11 -64H11L17 -22H-16z', cloth)
    : stroke('M-2 -54L-9 -2M2 -54L4 -28L13 -3', trousers, 9);
  const body =
    path('M-12 -88q12 -8 24 0l-1 38h-22z', cloth) + stroke('M-9 -82L-14 -54M9 -82L17 -60', cloth, 7) + circle(-14, -52, 4, skin) + circle(18, -58, 4, skin);
  const head =
    rect(-3.5, -97, 7, 10, skin) +
    circle(0, -105, 10.5, skin) +
    path(long ? 'M-11 -104a11.5 11.5 0 0 1 23 -2q-10 2 -15 -4q-2 8 -3 20q-6 -2 -5 -14z' : 'M-11 -106a11 11 0 0 1 22 -1q-9 1 -14 -4q-3 5 -8 5z', hair);
  const tote = bag ? stroke('M18 -58l-5 16M18 -58l5 16', trousers, 2) + rect(9, -43, 19, 23, tint('#d9a441', 0.15), 2) : '';
  return shadow(scene, x, y, 24 * scale) + place(legs + body + head + tote, x, y, scale, rng.chance(0.5) ? scale : -scale);
}

/** Draws a person behind a counter: head and shoulders above y. */
export function vendor(scene: Scene, x: number, y: number): string {
  const { rng, tint } = scene;
  const [skin, cloth, hair] = [tint(rng.pick(SKINS), 0.12), tint(rng.pick(CLOTHES), 0.12), tint(rng.pick(HAIRS), 0.12)];
  return (
    path(d`M${x - 22} ${y}v-22q0 -16 22 -18q22 2 22 18v22z`, cloth) +
    rect(x - 5, y - 48, 10, 12, skin) +
    circle(x, y - 58, 14, skin) +
    path(d`M${x - 15} ${y - 58}a15 15 0 0 1 30 0q-14 0 -20 -6q-3 6 -10 6z`, hair)
  );
}
