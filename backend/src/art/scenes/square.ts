import { drawBackdrop, plaza } from '../kit/backdrop.js';
import { awning, door, type RoofKind, shopWindow, storeys } from '../kit/facade.js';
import { fountain } from '../kit/fountain.js';
import { evenly } from '../kit/monument.js';
import { walker } from '../kit/people.js';
import { planter, roundTree, shadow } from '../kit/plants.js';
import { bench, bicycle, lightPool, streetLamp } from '../kit/props.js';
import { darker, lighter, repeat, type Scene } from '../kit/scene.js';
import { mapPin } from '../kit/signs.js';
import { ellipse, path, rect } from '../svg.js';
import { rectPath } from '../shapes.js';

/** Draws a row of town houses along the far side of a square. */
function houses(scene: Scene): string {
  const { rng, ground, width, paint, tint } = scene;
  const walls = rng.shuffle([paint.wall, ...paint.sideWalls, tint('#e6b98f', 0.4), tint('#cbd8d0', 0.4), tint('#d0d6e4', 0.4)]);
  const roofs = rng.shuffle<RoofKind>(['cornice', 'tiles', 'mansard', 'cornice', 'parapet', 'tiles']);
  const n = 4;
  const edges = evenly(-20, width + 20, n + 1).map((x, i) => (i > 0 && i < n ? x + rng.int(-26, 26) : x));
  return repeat(n, (i) => {
    const [left, right] = [edges[i] ?? 0, edges[i + 1] ?? width];
    const [base, wall] = [112, walls[i] ?? paint.wall];
    const block = { x: left, width: right - left, top: ground - base - rng.pick([104, 118, 190]), foot: ground - base };
    const color = darker(scene, rng.pick([paint.accent, paint.accent2, paint.roof]), 0.3);
    const w = right - left - 110;
    const shop =
      shopWindow(scene, { x: left + 18, width: w, top: ground - base + 40, foot: ground - 18 }, '', false) +
      (rng.chance(0.7) ? awning(scene, left + 12, ground - base + 14, w + 12, 30, rng.pick([paint.accent, paint.accent2]), rng.chance(0.6)) : '');
    return (
      storeys(scene, block, wall, {
        floors: block.foot - block.top > 150 ? 2 : 1,
        roof: roofs[i] ?? 'cornice',
        kind: rng.pick(['sash', 'arched'] as const),
        plain: rng.chance(0.85),
      }) +
      rect(left, ground - base, right - left, base, color) +
      rect(left, ground - base - 4, right - left, 9, lighter(wall, 0.25)) +
      rect(left, ground - 14, right - left, 14, darker(scene, color, 0.4)) +
      shop +
      door(scene, right - 50, ground, 58, 86, darker(scene, color, 0.2))
    );
  });
}

/** Draws a square with a huge map pin on a paved compass, or with a fountain. */
export function drawSquare(scene: Scene): void {
  const { rng, ground, width, center, paint, palette, drawing } = scene;
  const pin = rng.chance(0.65);
  const y = ground + 84;
  const rings =
    ellipse(center, y, 250, 46, lighter(paint.pavement, 0.3)) +
    ellipse(center, y, 206, 36, darker(scene, paint.pavement, 0.14)) +
    ellipse(center, y, 160, 27, lighter(paint.pavement, 0.3)) +
    path(rectPath(center - 2, y - 46, 4, 92) + rectPath(center - 250, y - 1.5, 500, 3), palette.ink, 0.12);
  const sight = pin
    ? rings +
      shadow(scene, center, y, 74) +
      (scene.dark ? lightPool(scene, center, y - 240, 330) : '') +
      mapPin(scene, center, y - 2, rng.between(390, 430), rng.pick([paint.accent, paint.accent, paint.accent2]))
    : ellipse(center, y, 300, 48, lighter(paint.pavement, 0.3)) + fountain(scene, center, y - 16, rng.between(330, 370));
  drawBackdrop(scene, ground, rng.chance(0.5) ? 260 : 0);
  drawing.add(
    plaza(scene),
    houses(scene),
    scene.dark ? lightPool(scene, center, y, 460, 80) : '',
    [rng.between(60, 110), rng.between(240, 280), width - rng.between(240, 280), width - rng.between(60, 110)]
      .filter(() => rng.chance(0.7))
      .map((x) => roundTree(scene, x, ground + 22, rng.between(230, 290)))
      .join(''),
    sight,
    streetLamp(scene, 320, ground + 62, 260, 2),
    streetLamp(scene, width - 320, ground + 62, 260, 2),
    bench(scene, 110, ground + 96),
    bench(scene, width - 260, ground + 96),
    rng.chance(0.5)
      ? planter(scene, center - 330, ground + 120, 110) + planter(scene, center + 220, ground + 120, 110)
      : bicycle(scene, rng.pick([400, width - 390]), ground + 128),
    walker(scene, center - rng.between(210, 330), ground + 132, 1.16),
    walker(scene, center + rng.between(190, 300), ground + 124, 1.12),
    rng.chance(0.5) ? walker(scene, center + rng.between(330, 400), ground + 128, 1.14) : '',
  );
}
