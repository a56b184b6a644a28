import { curvedRoof, finial, latticeWall } from '../../kit/curved.js';
import { stairs } from '../../kit/monument.js';
import { darker, lighter, repeat, type Scene } from '../../kit/scene.js';
import { archPath, rectPath } from '../../shapes.js';
import { path, rect } from '../../svg.js';
import { hangingLamp, podium } from './parts.js';

const postColor = (scene: Scene): string => scene.tint(scene.rng.pick(['#a8442f', '#8a4a38', '#7a5a44', '#b5602f']), 0.15);

/** Draws the balustrade of the terrace under a hall. It is open in the middle. */
const balustrade = ({ center }: Scene, floor: number, half: number, gap: number, stone: string): string =>
  path(
    [-1, 1]
      .map((s) => {
        const left = s < 0 ? center - half : center + gap;
        return rectPath(left, floor - 28, half - gap, 6) + repeat(8, (i) => rectPath(left + (i * (half - gap - 7)) / 7, floor - 34, 7, 34));
      })
      .join(''),
    lighter(stone, 0.25),
  );

/** Draws a wide hall of posts and lattice with two or three curved roofs. */
export function tieredHall(scene: Scene, stone: string, roof: string): string {
  const { rng, ground, center } = scene;
  const floor = ground - 28;
  const post = postColor(scene);
  const tiers = rng.pick([2, 3]);
  const base = rng.pick([460, 490]);
  const [storey, step] = [128, tiers === 3 ? 108 : 128];
  const part = (i: number): string => {
    const w = base - i * 124;
    const y = floor - storey - i * step;
    const last = i === tiers - 1;
    return (
      (i ? latticeWall(scene, { cx: center, foot: y + 50, width: w - 30, height: 54 }, 7 - 2 * (i - 1), post) : '') +
      curvedRoof(scene, center, y, w + 150, last ? w * 0.56 : w - 60, last ? 104 : 66, roof) +
      [-1, 1].map((s) => hangingLamp(scene, center + s * (w / 2 + 34), y + 6, 8)).join('')
    );
  };
  return (
    podium(scene, base / 2 + 40, stone) +
    latticeWall(scene, { cx: center, foot: floor, width: base, height: storey }, 7, post, true) +
    repeat(tiers, (i) => part(tiers - 1 - i)) +
    balustrade(scene, floor, base / 2 + 50, 92, stone) +
    stairs(scene, center, floor, 150, 4, 14, 24)
  );
}

/** Draws a slender tower with five to seven roofs behind a low gate hall. */
export function roofTower(scene: Scene, stone: string, roof: string): string {
  const { rng, ground, center } = scene;
  const floor = ground - 28;
  const post = postColor(scene);
  const n = rng.pick([4, 5]);
  const rise = 352 / n;
  const tier = (i: number): string => {
    const [w, y] = [188 - i * 18, floor - 84 - i * rise];
    return (
      latticeWall(scene, { cx: center, foot: y, width: w, height: rise - 16 }, 3, post) +
      curvedRoof(scene, center, y - rise + 20, w + 112, i === n - 1 ? 40 : w - 10, i === n - 1 ? 62 : 36, roof)
    );
  };
  const side = (s: number): string => {
    const x = center + s * 236;
    return (
      latticeWall(scene, { cx: x, foot: floor, width: 190, height: 92 }, 4, post) +
      curvedRoof(scene, x, floor - 92, 270, 130, 66, roof) +
      hangingLamp(scene, x + s * 106, floor - 86, 8)
    );
  };
  return (
    podium(scene, 350, stone) +
    repeat(n, tier) +
    finial(scene, center, floor - 84 - n * rise - 40, 76) +
    side(-1) +
    side(1) +
    rect(center - 112, floor - 88, 224, 88, darker(scene, stone, 0.06)) +
    rect(center - 122, floor - 94, 244, 12, lighter(stone, 0.2), 2) +
    path(archPath(center - 40, floor, 80, 78), lighter(stone, 0.28)) +
    path(archPath(center - 31, floor, 62, 68), scene.dark ? scene.paint.glass : darker(scene, stone, 0.6)) +
    stairs(scene, center, floor, 140, 4, 14, 24)
  );
}

/** Draws a broad hall with one large roof, and a gabled porch in front. */
export function greatRoof(scene: Scene, stone: string, roof: string): string {
  const { rng, ground, center } = scene;
  const floor = ground - 28;
  const post = postColor(scene);
  const w = rng.pick([560, 590]);
  const high = rng.pick([150, 172]);
  return (
    podium(scene, w / 2 + 30, stone) +
    latticeWall(scene, { cx: center, foot: floor, width: w, height: 120 }, 11, post) +
    curvedRoof(scene, center, floor - 118, w + 150, w * 0.6, high, roof) +
    [-1, 1].map((s) => hangingLamp(scene, center + s * (w / 2 + 30), floor - 112, 10)).join('') +
    latticeWall(scene, { cx: center, foot: floor, width: 210, height: 132 }, 3, lighter(post, 0.06), true) +
    curvedRoof(scene, center, floor - 130, 318, 120, 84, lighter(roof, scene.dark ? 0.1 : 0.22)) +
    balustrade(scene, floor, w / 2 + 36, 116, stone) +
    stairs(scene, center, floor, 190, 4, 14, 24)
  );
}
