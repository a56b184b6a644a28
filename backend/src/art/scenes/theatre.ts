import { drawBackdrop, neighbors, plaza, sideObjects, street } from '../kit/backdrop.js';
import { type Block, wallBlock } from '../kit/facade.js';
import { arcade, beam, colonnade, dome, drum, evenly, pediment, stairs } from '../kit/monument.js';
import { walker } from '../kit/people.js';
import { lightPool, streetLamp } from '../kit/props.js';
import { roundTree } from '../kit/plants.js';
import { darker, lighter, repeat, type Scene } from '../kit/scene.js';
import { emblem, type Emblem } from '../kit/signs.js';
import { openings, windows } from '../kit/windows.js';
import { mix } from '../color.js';
import { archPath, rectPath } from '../shapes.js';
import { d, dots, path, rect } from '../svg.js';

const bulbs = (scene: Scene, spots: readonly (readonly [number, number])[], r = 5): string => dots(spots, r, scene.dark ? '#fff0c4' : scene.paint.glow);

/** Draws a framed poster. */
function poster(scene: Scene, x: number, foot: number, width: number, height: number): string {
  const { rng, paint } = scene;
  const [back, front] = rng.chance(0.5) ? [paint.accent2, paint.glow] : [paint.glow, paint.accent];
  return (
    rect(x - 6, foot - height - 6, width + 12, height + 12, mix(paint.glow, paint.wood, 0.5), 3) +
    rect(x, foot - height, width, height, back) +
    emblem(rng.pick<Emblem>(['mask', 'note', 'star', 'crown']), x + width / 2, foot - height * 0.62, width * 0.72, front) +
    path(rectPath(x + width * 0.16, foot - height * 0.26, width * 0.68, 6) + rectPath(x + width * 0.26, foot - height * 0.16, width * 0.48, 5), front, 0.85)
  );
}

/** Draws doors with a bright foyer behind them. */
function doors(scene: Scene, cx: number, foot: number, n: number, height: number): string {
  const { paint } = scene;
  const w = 66;
  return repeat(n, (i) => {
    const x = cx + (i - n / 2) * w;
    return (
      rect(x, foot - height, w, height, darker(scene, paint.accent, 0.45)) +
      rect(x + 7, foot - height + 8, w - 14, height - 18, paint.glass) +
      rect(x + w / 2 - 2, foot - height + 8, 4, height - 18, darker(scene, paint.accent, 0.45)) +
      rect(x + w / 2 - 9, foot - height * 0.5, 4, 24, paint.glow, 2) +
      rect(x + w / 2 + 5, foot - height * 0.5, 4, 24, paint.glow, 2)
    );
  });
}

/** Draws the front of a cinema: stepped tower with a vertical sign above a canopy with bulbs. */
function palace(scene: Scene, block: Block): string {
  const { rng, ground, center, paint, palette } = scene;
  const { x, width, top } = block;
  const shell = mix(paint.wall, paint.accent, rng.pick([0, 0.16, 0.3]));
  const wings = [0, 1]
    .map((i) => {
      const left = i === 0 ? x : x + width - (width - 190) / 2;
      const w = (width - 190) / 2;
      const list = openings({ left: left + 34, right: left + w - 34, top: top + 78, rowHeight: 0 }, 2, 1, [34, 96]);
      return (
        wallBlock(scene, { x: left, width: w, top: top + 34, foot: ground }, shell) +
        rect(left - 6, top + 22, w + 12, 18, darker(scene, shell, 0.3), 2) +
        path(
          repeat(4, (j) => rectPath(left + 6, top + 48 + j * 7, w - 12, 2.5)),
          palette.ink,
          0.14,
        ) +
        windows(scene, list, 'arched', 0.9) +
        poster(scene, left + w / 2 - 33, ground - 42, 66, 98)
      );
    })
    .join('');
  const tall = [
    [190, 0],
    [146, 46],
    [100, 84],
  ]
    .map(
      ([w = 0, up = 0], i) =>
        rect(center - w / 2, top - up - 30, w, ground - top + up, mix(shell, '#ffffff', 0.06 * i)) +
        rect(center - w / 2 - 4, top - up - 36, w + 8, 9, darker(scene, shell, 0.28), 2),
    )
    .join('');
  const [signTop, signFoot] = [top - 88, ground - 216];
  const ray = repeat(5, (i) => rectPath(center - 80 + i * 40 - 2, top - 20, 4, ground - top - 190));
  const edge = evenly(signTop + 14, signFoot - 14, 13).flatMap(
    (y) =>
      [
        [center - 33, y],
        [center + 33, y],
      ] as const,
  );
  const sign =
    (scene.dark ? lightPool(scene, center, (signTop + signFoot) / 2, 150, 230) : '') +
    rect(center - 42, signTop, 84, signFoot - signTop, darker(scene, paint.accent, 0.5), 14) +
    rect(center - 24, signTop + 14, 48, signFoot - signTop - 28, paint.accent, 8) +
    emblem('mask', center, signTop + 48, 46, paint.glow) +
    path(
      repeat(4, (i) => rectPath(center - 13, signTop + 92 + i * 32, 26, 14)),
      paint.glow,
      0.92,
    ) +
    bulbs(scene, edge);
  const m = { left: center - 210, width: 420, top: ground - 222, height: 66 };
  const row = evenly(m.left + 12, m.left + m.width - 12, 24);
  const marquee =
    rect(m.left + 10, m.top + m.height, m.width - 20, 30, palette.ink, 0, 0.22) +
    rect(m.left, m.top, m.width, m.height, darker(scene, paint.accent, 0.3), 8) +
    rect(m.left + 26, m.top + 15, m.width - 52, m.height - 30, lighter(paint.trim, 0.45), 3) +
    path(
      rectPath(center - 150, m.top + 24, 84, 7) +
        rectPath(center - 54, m.top + 24, 118, 7) +
        rectPath(center + 76, m.top + 24, 72, 7) +
        rectPath(center - 96, m.top + 37, 190, 6),
      paint.ink,
      0.75,
    ) +
    bulbs(scene, [...row.map((bx) => [bx, m.top + 8] as const), ...row.map((bx) => [bx, m.top + m.height - 8] as const)], 4);
  return (
    wings +
    tall +
    path(ray, palette.ink, 0.1) +
    sign +
    rect(center - 176, ground - 160, 352, 160, darker(scene, paint.accent, 0.55)) +
    doors(scene, center, ground, 4, 128) +
    marquee +
    (scene.dark ? lightPool(scene, center, ground - 20, 330, 80) : '') +
    path(d`M${center - 66} ${ground}h132l30 70h-192z`, darker(scene, paint.accent, 0.08))
  );
}

/** Draws an opera house: arcade below, columns and tall windows above, gable or dome. */
function opera(scene: Scene, block: Block): string {
  const { rng, ground, center, paint, palette } = scene;
  const { x, width } = block;
  const floor = ground - 24;
  const [mid, top] = [floor - 172, floor - 352];
  const stone = mix(paint.wall, paint.trim, 0.35);
  const n = 5;
  const step = (width - 60) / n;
  const axes = evenly(x + 30, x + width - 30, n + 1);
  const tall = (grow: number): string =>
    axes
      .slice(0, n)
      .map((a) => archPath(a + step / 2 - 23 - grow, mid - 30 + grow, 46 + 2 * grow, 112 + 2 * grow))
      .join('');
  const crown = rng.chance(0.5)
    ? drum(scene, center, top - 40, 250, 42, stone) + dome(scene, center, top - 84, 236, 92, mix(paint.accent2, paint.stone, 0.45))
    : pediment(scene, center, top - 40, width - 130, 92, lighter(stone, 0.1)) + emblem('mask', center, top - 70, 46, paint.accent);
  const curtains = repeat(n, (i) => {
    const [l, w] = [x + 30 + (i + 0.5) * step - step * 0.34, step * 0.68];
    return d`M${l} ${floor}V${floor - 120}q${w * 0.14} 60 ${w * 0.26} ${120}z` + d`M${l + w} ${floor}V${floor - 120}q${-w * 0.14} 60 ${-w * 0.26} ${120}z`;
  });
  return (
    rect(x, top, width, floor - top, stone) +
    rect(x + width * 0.74, top, width * 0.26, floor - top, palette.ink, 0, 0.06) +
    crown +
    path(tall(7), paint.trim) +
    path(tall(0), paint.glass) +
    path(
      axes
        .slice(0, n)
        .map((a) => rectPath(a + step / 2 - 1.5, mid - 142, 3, 112) + rectPath(a + step / 2 - 23, mid - 84, 46, 3))
        .join(''),
      paint.trim,
    ) +
    colonnade(scene, axes, top + 6, mid, 25) +
    beam(scene, center, top + 8, width + 14, 42, lighter(stone, 0.08)) +
    rect(x - 8, mid - 4, width + 16, 18, lighter(stone, 0.2), 2) +
    path(repeat(34, (i) => rectPath(x + 8 + i * ((width - 20) / 33.5), mid - 26, 6, 22)) + rectPath(x, mid - 31, width, 6), lighter(stone, 0.25)) +
    rect(x, mid + 14, width, floor - mid - 14, darker(scene, stone, 0.12)) +
    path(
      repeat(4, (i) => rectPath(x, mid + 44 + i * 32, width, 2)),
      palette.ink,
      0.08,
    ) +
    arcade(scene, { left: x + 30, right: x + width - 30, top: mid + 32, foot: floor }, n, paint.glass, 0.32) +
    path(curtains, paint.accent) +
    [-1.5, -0.5, 0.5, 1.5]
      .map((at) => bulbs(scene, [[center + at * step, floor - 76]], 9) + lightPool(scene, center + at * step, floor - 76, scene.dark ? 60 : 26))
      .join('') +
    [0, n].map((i) => rect((axes[i] ?? 0) - 19, mid + 40, 38, 110, paint.accent) + emblem('mask', axes[i] ?? 0, mid + 84, 28, paint.glow)).join('') +
    rect(x - 6, floor, width + 12, 26, darker(scene, stone, 0.28)) +
    stairs(scene, center, floor, width - 30, 4, 14, 22) +
    path(d`M${center - 44} ${floor}h88l14 56h-116z`, darker(scene, paint.accent, 0.08))
  );
}

/** Draws a cinema in a street, or an opera house on a square. */
export function drawTheatre(scene: Scene): void {
  const { rng, ground, center, drawing, width } = scene;
  const classical = rng.chance(0.45);
  const size = classical ? rng.pick([560, 600]) : rng.pick([560, 590]);
  const block = { x: center - size / 2, width: size, top: ground - rng.pick([410, 430]), foot: ground };
  drawBackdrop(scene, ground, 230);
  drawing.add(
    classical ? plaza(scene) : street(scene),
    neighbors(scene, block.x, block.x + size),
    classical ? opera(scene, block) : palace(scene, block),
    classical
      ? [70, width - 70].map((x) => roundTree(scene, x, ground + 34, rng.between(230, 270))).join('') +
          [190, width - 190].map((x) => streetLamp(scene, x, ground + 62, 250, 2)).join('')
      : sideObjects(scene, block.x, block.x + size),
    [rng.between(-210, -120), rng.between(90, 130), rng.between(170, 230)]
      .map((dx, i) => walker(scene, center + dx, ground + (classical ? 84 : 46) + i * 6, 1.06))
      .join(''),
  );
}
