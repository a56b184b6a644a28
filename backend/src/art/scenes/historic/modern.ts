import { mix } from '../../color.js';
import { wallBlock } from '../../kit/facade.js';
import { colonnade, dome, evenly, pediment, stairs } from '../../kit/monument.js';
import { flag, lightPool } from '../../kit/props.js';
import { darker, lighter, repeat, type Scene } from '../../kit/scene.js';
import { clockFace } from '../../kit/signs.js';
import { openings, windows } from '../../kit/windows.js';
import { archPath, domePath, rectPath, spirePath, taperPath } from '../../shapes.js';
import { circle, d, path, rect } from '../../svg.js';
import { gateway, marks } from './parts.js';

/** Draws an old assembly hall: long front with a gabled porch, and a clock turret on the roof. */
export function assemblyHall(scene: Scene): string {
  const { rng, ground, center, paint, palette, tint } = scene;
  const w = rng.pick([600, 640]);
  const wall = tint(rng.pick(['#c07a5c', '#e2cfa8', '#cfd6d2', '#d8a37f']), 0.3);
  const [top, floor] = [ground - 226, ground - 24];
  const half = (w - 220) / 2;
  const kind = rng.pick(['sash', 'arched', 'shutters'] as const);
  const wings = [center - w / 2, center + 110]
    .map((x) => {
      const area = { left: x + 34, right: x + half - 34, top: top + 26, rowHeight: 94 };
      return windows(scene, openings(area, kind === 'shutters' ? 2 : 3, 2, [30, 58]), kind, 0.7);
    })
    .join('');
  const turret = top - 92;
  return (
    rect(center - 42, turret - 96, 84, 120, lighter(paint.trim, 0.1)) +
    rect(center + 14, turret - 96, 28, 120, palette.ink, 0, 0.08) +
    rect(center - 52, turret - 100, 104, 10, paint.trim, 2) +
    clockFace(scene, center, turret - 52, 28) +
    rect(center - 28, turret - 154, 56, 56, paint.trim) +
    path(
      repeat(2, (i) => archPath(center - 20 + i * 24, turret - 104, 16, 40)),
      scene.dark ? paint.glass : paint.dimGlass,
    ) +
    dome(scene, center, turret - 152, 66, 40, mix(paint.leaf, paint.stone, 0.5)) +
    path(taperPath(center, top + 4, w + 36, w - 84, 80), paint.roof) +
    path(
      repeat(3, (i) => rectPath(center - w / 2 + 10 + i * 16, top - 18 - i * 20, w - 20 - i * 32, 2.5)),
      palette.ink,
      0.12,
    ) +
    wallBlock(scene, { x: center - w / 2, width: w, top, foot: ground }, wall) +
    rect(center - w / 2 - 20, top, w + 40, 12, paint.trim, 2) +
    rect(center - w / 2, ground - 26, w, 26, darker(scene, paint.stone, 0.16)) +
    wings +
    rect(center - 104, top + 10, 208, floor - top - 10, darker(scene, wall, 0.22)) +
    path(archPath(center - 36, floor, 72, 118), darker(scene, paint.wood, 0.35)) +
    path(archPath(center - 27, floor, 54, 108), paint.glass) +
    rect(center - 2, floor - 108, 4, 108, darker(scene, paint.wood, 0.35)) +
    colonnade(scene, evenly(center - 88, center + 88, 4), top + 8, floor, 22) +
    rect(center - 122, top - 16, 244, 28, paint.trim, 2) +
    pediment(scene, center, top - 14, 262, 84, lighter(paint.trim, 0.12)) +
    circle(center, top - 44, 14, paint.accent) +
    stairs(scene, center, floor, 224, 4, 13, 20) +
    flag(scene, center - w / 2 + 60, top - 76, 74, paint.accent2)
  );
}

/** Draws a low fort of sloping walls with sentry boxes, loopholes and a flag. */
export function fort(scene: Scene, stone: string): string {
  const { rng, ground, center, paint, palette } = scene;
  const high = rng.pick([180, 200]);
  const top = ground - high;
  const shade = darker(scene, stone, 0.12);
  const sentry = (x: number, y: number): string =>
    path(taperPath(x, y + 66, 22, 60, 40), shade) +
    rect(x - 30, y - 46, 60, 74, lighter(stone, 0.08)) +
    rect(x + 10, y - 46, 20, 74, palette.ink, 0, 0.1) +
    rect(x - 5, y - 26, 10, 34, scene.dark ? paint.glass : paint.dimGlass, 4) +
    path(domePath(x, y - 44, 70, 38), paint.roof) +
    rect(x - 38, y - 48, 76, 8, lighter(stone, 0.24), 2) +
    circle(x, y - 84, 6, paint.roof);
  const bulwark = (s: number): string => {
    const at = (dx: number): number => center + s * dx;
    return (
      path(d`M${at(150)} ${ground}L${at(176)} ${top - 26}H${at(400)}L${at(456)} ${ground}z`, s > 0 ? shade : lighter(stone, 0.04)) +
      path(d`M${at(372)} ${top - 26}H${at(400)}L${at(456)} ${ground}H${at(400)}z`, palette.ink, 0.12) +
      path(
        repeat(4, (i) => rectPath(at(196 + i * 54) - 16, top - 44, 32, 20)),
        s > 0 ? shade : lighter(stone, 0.04),
      ) +
      path(d`M${at(171)} ${top + 10}H${at(410)}l${s * 4} 12H${at(169)}z`, lighter(stone, 0.22)) +
      sentry(at(398), top - 24)
    );
  };
  const house = rng.pick([-1, 1]);
  const hx = center + house * 96;
  const rooms = openings({ left: hx - 56, right: hx + 56, top: top - 58, rowHeight: 0 }, 3, 1, [22, 30]);
  return (
    rect(hx - 80, top - 74, 160, 80, paint.wall) +
    windows(scene, rooms, 'sash') +
    path(taperPath(hx, top - 72, 190, 120, 50), paint.roof) +
    flag(scene, center - house * 60, top, 190, paint.accent) +
    rect(center - 190, top, 380, high, stone) +
    rect(center - 190, top + 30, 380, 10, lighter(stone, 0.22)) +
    marks(scene, center - 170, top + 52, 340, 110) +
    bulwark(-1) +
    bulwark(1) +
    rect(center - 96, top - 14, 192, high + 14, lighter(stone, 0.1)) +
    pediment(scene, center, top - 12, 220, 56, lighter(stone, 0.16)) +
    gateway(scene, center, ground, 104, 138, stone) +
    path(taperPath(center, ground + 66, 200, 120, 66), mix(paint.wood, paint.stone, 0.2)) +
    path(
      repeat(5, (i) => rectPath(center - 64 - i * 8, ground + 4 + i * 13, 128 + i * 16, 2.5)),
      palette.ink,
      0.2,
    )
  );
}

/** Draws a round stone tower with an open lookout under its roof, and a house at its side. */
export function lookoutTower(scene: Scene, stone: string): string {
  const { rng, ground, center, paint, palette } = scene;
  const side = rng.pick([-1, 1]);
  const x = center - side * 70;
  const h = rng.pick([330, 356]);
  const top = ground - h;
  const pointed = rng.chance(0.5);
  const hx = x + side * 216;
  const dark = scene.dark ? paint.glass : darker(scene, stone, 0.5);
  const rooms = openings({ left: hx - 120, right: hx + 120, top: ground - 100, rowHeight: 0 }, 4, 1, [34, 50]);
  return (
    wallBlock(scene, { x: hx - 150, width: 300, top: ground - 124, foot: ground }, paint.wall) +
    windows(scene, rooms, 'sash', 0.7) +
    rect(hx + side * 70 - 15, ground - 222, 30, 60, darker(scene, stone, 0.16)) +
    path(taperPath(hx, ground - 120, 344, 220, 84), paint.roof) +
    path(
      repeat(3, (i) => rectPath(hx - 150 + i * 17, ground - 144 - i * 20, 300 - i * 34, 2.5)),
      palette.ink,
      0.12,
    ) +
    path(taperPath(x, ground, 192, 136, h), stone) +
    marks(scene, x - 64, top + 120, 128, h - 150) +
    path(d`M${x + 26} ${top}h42l28 ${h}h-50z`, palette.ink, 0.1) +
    path(d`M${x - 68} ${top}h14l-24 ${h}h-18z`, '#ffffff', 0.14) +
    clockFace(scene, x, top + 66, 34) +
    path([0.4, 0.62].map((at) => archPath(x - 11, top + h * at + 44, 22, 44)).join(''), dark) +
    rect(x - 78, top + 116, 156, 10, lighter(stone, 0.24), 2) +
    path(taperPath(x, top + 2, 138, 168, 18), darker(scene, stone, 0.16)) +
    rect(x - 76, top - 86, 152, 72, lighter(stone, 0.08)) +
    path(
      repeat(4, (i) => archPath(x - 66 + i * 35, top - 18, 26, 54)),
      dark,
    ) +
    rect(x + 36, top - 86, 40, 72, palette.ink, 0, 0.08) +
    rect(x - 84, top - 28, 168, 13, lighter(stone, 0.26), 2) +
    (pointed
      ? path(spirePath(x, top - 88, 190, 112), paint.roof) + path(d`M${x} ${top - 200}L${x + 95} ${top - 88}H${x + 26}z`, palette.ink, 0.13)
      : dome(scene, x, top - 88, 150, 76, paint.roof)) +
    rect(x - 92, top - 94, 184, 11, lighter(stone, 0.2), 2) +
    path(archPath(x - 34, ground, 68, 96), lighter(stone, 0.24)) +
    path(archPath(x - 25, ground, 50, 86), darker(scene, paint.wood, 0.35)) +
    (scene.dark ? lightPool(scene, x, ground - 50, 90) : '') +
    rect(x - 112, ground - 8, 224, 16, darker(scene, stone, 0.1), 2)
  );
}
