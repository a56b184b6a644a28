import { drawBackdrop, neighbors, plaza } from '../kit/backdrop.js';
import { banner, beam, colonnade, dome, drum, evenly, pediment, stairs } from '../kit/monument.js';
import { wallBlock } from '../kit/facade.js';
import { walker } from '../kit/people.js';
import { cypress, hedge, roundTree, shadow } from '../kit/plants.js';
import { bench, lightPool, streetLamp } from '../kit/props.js';
import { darker, lighter, repeat, type Scene } from '../kit/scene.js';
import { openings, windows } from '../kit/windows.js';
import { mix } from '../color.js';
import { rectPath, taperPath } from '../shapes.js';
import { circle, d, path, rect } from '../svg.js';

/** Draws a classical museum: portico with gable or dome, wings with tall windows, banners, wide stairs. */
function temple(scene: Scene): string {
  const { rng, ground, center, paint, palette } = scene;
  const n = rng.pick([4, 6, 6, 8]);
  const width = { 4: 400, 6: 500, 8: 580 }[n] ?? 500;
  const [left, floor] = [center - width / 2, ground - 26];
  const top = floor - rng.between(270, 300);
  const axes = evenly(left + 34, left + width - 34, n);
  const stone = mix(paint.wall, paint.trim, 0.45);
  const [wing, gap] = [rng.pick([130, 170]), (axes[1] ?? 0) - (axes[0] ?? 0)];
  const kinds = rng.pick(['sash', 'arched'] as const);
  const wings = [left - wing, left + width]
    .map((x) => {
      const list = openings({ left: x + 26, right: x + wing - 26, top: floor - 168, rowHeight: 0 }, wing > 150 ? 3 : 2, 1, [28, 84]);
      return (
        wallBlock(scene, { x, width: wing, top: floor - 214, foot: floor + 30 }, darker(scene, stone, 0.06)) +
        beam(scene, x + wing / 2, floor - 206, wing + 8, 26, stone) +
        windows(scene, list, kinds, 0.9) +
        rect(x, floor + 4, wing, 26, darker(scene, stone, 0.2))
      );
    })
    .join('');
  const hasDome = rng.chance(0.5);
  const cupola = hasDome
    ? drum(scene, center, top - 60, 230, 66, stone) +
      dome(scene, center, top - 130, 216, rng.between(96, 118), rng.chance(0.5) ? paint.roof : mix(paint.accent2, paint.stone, 0.55))
    : '';
  const banners = axes
    .slice(0, -1)
    .map((x, i) =>
      Math.abs(x + gap / 2 - center) < 4 || (n === 8 && i % 2 === 0)
        ? ''
        : banner(scene, x + gap / 2, top + 36, gap * 0.42, 150, i < n / 2 - 1 ? paint.accent : paint.accent2),
    )
    .join('');
  const gable =
    hasDome && rng.chance(0.4)
      ? rect(center - width / 2 + 6, top - 74, width - 12, 34, stone) + rect(center - width / 2 - 4, top - 80, width + 8, 12, lighter(stone, 0.2), 2)
      : pediment(scene, center, top - 44, width + 36, rng.between(96, 124), lighter(stone, 0.1)) +
        circle(center, top - 82, 21, paint.accent) +
        circle(center, top - 82, 12, paint.trim);
  return (
    wings +
    cupola +
    rect(left, top, width, floor - top, darker(scene, stone, 0.2)) +
    rect(left, top, width, 34, palette.ink, 0, 0.12) +
    rect(center - gap * 0.3 - 8, floor - 178, gap * 0.6 + 16, 178, darker(scene, stone, 0.42)) +
    rect(center - gap * 0.3, floor - 170, gap * 0.6, 170, paint.glass) +
    path(rectPath(center - 2, floor - 170, 4, 170) + rectPath(center - gap * 0.3, floor - 122, gap * 0.6, 4), darker(scene, stone, 0.42)) +
    banners +
    colonnade(scene, axes, top, floor, n === 8 ? 32 : 38) +
    beam(scene, center, top, width + 20, 44, stone) +
    gable +
    stairs(scene, center, floor, width + 16, 5, 15)
  );
}

/** Draws a modern museum: overhanging white blocks with a long glass front. */
function modern(scene: Scene): string {
  const { rng, ground, center, paint, palette } = scene;
  const flip = rng.chance(0.5) ? 1 : -1;
  const shell = rng.pick([lighter(paint.trim, 0.3), mix(paint.wall, paint.trim, 0.5)]);
  const floor = ground - 14;
  const box = (x: number, y: number, w: number, h: number, color: string): string => rect(flip > 0 ? x : 2 * center - x - w, y, w, h, color);
  const slats = repeat(17, (i) => box(center - 296 + i * 22, floor - 300, 9, 92, darker(scene, shell, 0.14)));
  const mullions = repeat(14, (i) => box(center - 268 + i * 42, floor - 176, 3.5, 176, darker(scene, shell, 0.5)));
  const people = [center - 130, center + 74, center + 120]
    .map((x) => circle(x, floor - 62, 9, palette.ink, 0.35) + path(taperPath(x, floor, 20, 26, 52), palette.ink, 0.3))
    .join('');
  const works = [
    [-210, 74, 62],
    [-96, 54, 82],
    [170, 84, 56],
  ]
    .map(([x = 0, w = 0, h = 0], i) => rect(center + x, floor - 136, w, h, [paint.accent, paint.accent2, paint.roof][i] ?? paint.accent, 2, 0.8))
    .join('');
  return (
    rect(center - 280, floor - 182, 570, 182, darker(scene, shell, 0.45)) +
    rect(center - 272, floor - 176, 556, 176, paint.glass) +
    works +
    people +
    mullions +
    box(center - 340, floor - 316, 480, 140, shell) +
    slats +
    box(center - 340, floor - 184, 480, 8, darker(scene, shell, 0.3)) +
    box(center - 60, floor - 430, 380, 250, lighter(shell, 0.2)) +
    box(center + 210, floor - 430, 110, 250, mix(shell, palette.ink, 0.1)) +
    box(center - 60, floor - 188, 380, 10, darker(scene, shell, 0.3)) +
    box(center - 24, floor - 392, 150, 150, darker(scene, shell, 0.35)) +
    box(center - 16, floor - 384, 134, 134, paint.glass) +
    path(d`M${center + flip * -16} ${floor - 250}l${flip * 60} -134h${flip * 34}l${flip * -60} 134z`, '#ffffff', 0.16) +
    banner(scene, center + flip * 176, floor - 404, 54, 168, paint.accent) +
    banner(scene, center + flip * 256, floor - 404, 54, 168, paint.accent2) +
    rect(center - 360, floor, 720, 16, paint.stone) +
    stairs(scene, center, ground + 2, 720, 2, 14, 18)
  );
}

/** Draws a sculpture on a plinth: rings, a broken column of cubes or a bust-like block. */
function sculpture(scene: Scene, x: number, y: number): string {
  const { rng, paint } = scene;
  const form = rng.pick([
    path(`M${Math.round(x - 34)} ${Math.round(y - 96)}a34 34 0 1 1 68 0a34 34 0 1 1 -68 0zm14 0a20 20 0 1 0 40 0a20 20 0 1 0 -40 0z`, paint.accent),
    rect(x - 24, y - 104, 40, 42, paint.accent2) + rect(x - 10, y - 142, 36, 40, paint.accent),
    path(d`M${x - 26} ${y - 62}q4 -86 30 -96q-8 40 22 96z`, paint.accent2),
  ]);
  return (
    shadow(scene, x, y, 46) +
    form +
    rect(x - 32, y - 62, 64, 62, paint.stone) +
    rect(x + 10, y - 62, 22, 62, scene.palette.ink, 0, 0.1) +
    rect(x - 38, y - 66, 76, 10, lighter(paint.stone, 0.2), 2)
  );
}

/** Draws a classical or modern museum on a square. */
export function drawMuseum(scene: Scene): void {
  const { rng, ground, drawing, width, center } = scene;
  const classical = rng.chance(0.58);
  const side = (x: number): string =>
    rng.chance(0.5)
      ? roundTree(scene, x, ground + 40, rng.between(250, 300))
      : cypress(scene, x - 30, ground + 34, 260) + cypress(scene, x + 34, ground + 40, 220);
  drawBackdrop(scene, ground, 210);
  drawing.add(
    plaza(scene),
    rng.chance(0.5) ? hedge(scene, -20, ground + 6, 250, 96) + hedge(scene, width - 230, ground + 6, 250, 96) : neighbors(scene, 190, width - 190),
    scene.dark ? lightPool(scene, center, ground - 120, 460, 220) : '',
    classical ? temple(scene) : modern(scene),
    side(rng.between(70, 110)),
    side(width - rng.between(70, 110)),
    streetLamp(scene, 216, ground + 64, 250),
    streetLamp(scene, width - 216, ground + 64, 250),
    sculpture(scene, rng.chance(0.5) ? 300 : width - 300, ground + 108),
    rng.chance(0.5) ? bench(scene, rng.chance(0.5) ? 96 : width - 246, ground + 92) : '',
    walker(scene, center + rng.between(-170, -40), ground + 116, 1.1),
    walker(scene, center + rng.between(40, 150), ground + 96, 1.04),
  );
}
