import { curvedRoof, finial, latticeWall, stoneBase } from '../../kit/curved.js';
import { stairs } from '../../kit/monument.js';
import { lightPool } from '../../kit/props.js';
import { darker, lighter, repeat, type Scene } from '../../kit/scene.js';
import { archPath, rectPath, taperPath } from '../../shapes.js';
import { path, rect } from '../../svg.js';

/** Draws the gate of a palace: a stone base with passages, and on it a pillared hall with one or two curved roofs. */
export function palaceGate(scene: Scene, stone: string, roof: string): string {
  const { rng, ground, center, tint } = scene;
  const [base, high] = [rng.pick([600, 640]), rng.pick([170, 186])];
  const deck = ground - high;
  const post = tint(rng.pick(['#a8442f', '#8f4a35', '#7a5140']), 0.15);
  const double = rng.chance(0.6);
  const hall = { cx: center, foot: deck - 26, width: base - 170, height: 78 };
  const eaves = hall.foot - hall.height - 2;
  const passages = rng.chance(0.5) ? [0] : [-168, 0, 168];
  const arch = (grow: number): string =>
    passages.map((dx) => archPath(center + dx - (dx ? 34 : 46) - grow, ground, (dx ? 68 : 92) + 2 * grow, (dx ? 96 : 120) + grow)).join('');
  const upper = double
    ? latticeWall(scene, { cx: center, foot: eaves - 56, width: hall.width - 110, height: 46 }, 7, post) +
      curvedRoof(scene, center, eaves - 104, hall.width + 30, hall.width * 0.5, 84, roof)
    : '';
  return (
    [-1, 1]
      .map(
        (s) =>
          rect(s < 0 ? 0 : center + base / 2 - 20, ground - 96, center - base / 2 + 20, 100, darker(scene, stone, 0.1)) +
          rect(s < 0 ? -10 : center + base / 2 - 20, ground - 106, center - base / 2 + 30, 14, roof, 2),
      )
      .join('') +
    stoneBase(scene, center, ground, base, base - 50, high, stone) +
    path(arch(12), lighter(stone, 0.22)) +
    path(arch(0), darker(scene, stone, 0.66)) +
    (scene.dark ? lightPool(scene, center, ground - 26, 120, 110) : '') +
    path(
      repeat(19, (i) => rectPath(center - base / 2 + 34 + (i * (base - 76)) / 18, deck - 30, 8, 28)) +
        rectPath(center - base / 2 + 30, deck - 34, base - 60, 7),
      lighter(stone, 0.3),
    ) +
    latticeWall(scene, hall, 9, post) +
    upper +
    curvedRoof(scene, center, eaves, hall.width + 150, double ? hall.width - 60 : hall.width * 0.66, double ? 62 : 108, roof) +
    path(taperPath(center, ground + 70, 220, 112, 70), lighter(stone, 0.16)) +
    path(
      repeat(4, (i) => rectPath(center - 64 - i * 13, ground + 12 + i * 16, 128 + i * 26, 2.5)),
      scene.palette.ink,
      0.14,
    )
  );
}

/** Draws a castle tower on a base of fitted stones: white storeys that get smaller upwards, each with a curved roof. */
export function tieredKeep(scene: Scene, stone: string, roof: string): string {
  const { rng, ground, center, tint, paint } = scene;
  const plaster = tint(rng.pick(['#f4efe6', '#e9e1d2', '#dcd6cc']), 0.25);
  const base = rng.pick([470, 500]);
  const high = rng.pick([120, 136]);
  const shift = rng.pick([-60, 0, 60]);
  const cx = center + shift;
  const storey = (i: number): string => {
    const [w, foot] = [base - 150 - i * 92, ground - high - 6 - i * 96];
    const n = 5 - i;
    return (
      rect(cx - w / 2, foot - 70, w, 72, plaster) +
      rect(cx + w * 0.2, foot - 70, w * 0.3, 72, scene.palette.ink, 0, 0.07) +
      rect(cx - w / 2, foot - 22, w, 24, darker(scene, paint.wood, 0.35)) +
      path(
        repeat(n, (j) => rectPath(cx - w / 2 + ((j + 0.5) * w) / n - 13, foot - 56, 26, 26)),
        scene.dark ? paint.glass : paint.dimGlass,
      ) +
      path(
        repeat(n, (j) => [4, 12, 20].map((dx) => rectPath(cx - w / 2 + ((j + 0.5) * w) / n - 13 + dx, foot - 56, 2.5, 26)).join('')),
        plaster,
      ) +
      curvedRoof(scene, cx, foot - 66, w + 92, i === 2 ? w * 0.5 : w - 70, i === 2 ? 74 : 42, roof)
    );
  };
  const side = (s: number): string => {
    const x = center + s * 330;
    return (
      stoneBase(scene, x, ground, 260, 220, 64, darker(scene, stone, 0.06)) +
      rect(x - 98, ground - 118, 196, 56, plaster) +
      path(
        repeat(4, (j) => rectPath(x - 76 + j * 44, ground - 100, 20, 20)),
        scene.dark ? paint.glass : paint.dimGlass,
      ) +
      curvedRoof(scene, x, ground - 116, 250, 150, 46, roof)
    );
  };
  return (
    side(-1) +
    side(1) +
    stoneBase(scene, cx, ground, base, base - 110, high, stone) +
    storey(0) +
    storey(1) +
    storey(2) +
    path(archPath(cx - 34, ground, 68, 84), lighter(stone, 0.2)) +
    path(archPath(cx - 26, ground, 52, 74), darker(scene, paint.wood, 0.45)) +
    (scene.dark ? lightPool(scene, cx, ground - 30, 90, 80) : '') +
    stairs(scene, cx, ground - 4, 120, 3, 12, 18)
  );
}

/** Draws an old brick watch tower of many narrow storeys, each with a small eave. */
export function watchTower(scene: Scene, stone: string, roof: string): string {
  const { rng, ground, center, paint } = scene;
  const n = rng.pick([5, 6]);
  const step = 372 / n;
  const foot = ground - 66;
  const tier = (i: number): string => {
    const [w, y] = [196 - i * 15, foot - i * step];
    return (
      rect(center - w / 2, y - step, w, step + 2, i % 2 ? lighter(stone, 0.06) : stone) +
      rect(center + w * 0.22, y - step, w * 0.28, step + 2, scene.palette.ink, 0, 0.1) +
      path([-0.3, 0, 0.3].map((at) => archPath(center + at * w - 9, y - 8, 18, step * 0.52)).join(''), scene.dark ? paint.glass : darker(scene, stone, 0.6)) +
      curvedRoof(scene, center, y - step + 4, w + 68, w - 8, 24, roof)
    );
  };
  const top = foot - n * step;
  return (
    repeat(n, tier) +
    curvedRoof(scene, center, top + 2, 180, 34, 62, roof) +
    finial(scene, center, top - 62, 62) +
    stoneBase(scene, center, ground, 420, 380, 68, darker(scene, stone, 0.08)) +
    [-1, 1]
      .map((s) => rect(center + s * 300 - 110, ground - 62, 220, 66, darker(scene, stone, 0.12)) + rect(center + s * 300 - 122, ground - 74, 244, 15, roof, 3))
      .join('') +
    path(archPath(center - 38, foot, 76, 64), lighter(stone, 0.24)) +
    path(archPath(center - 29, foot, 58, 54), scene.dark ? paint.glass : darker(scene, stone, 0.66)) +
    stairs(scene, center, foot, 110, 5, 14, 14)
  );
}
