import { drawBackdrop } from '../kit/backdrop.js';
import { fountain } from '../kit/fountain.js';
import { walker } from '../kit/people.js';
import { cypress, hedge, planter, roundTree, shadow } from '../kit/plants.js';
import { bench, bicycle, lightPool, streetLamp } from '../kit/props.js';
import { darker, lighter, repeat, type Scene } from '../kit/scene.js';
import { mix } from '../color.js';
import { domePath, ellipsePath, rectPath } from '../shapes.js';
import { circle, d, ellipse, path, rect, stroke } from '../svg.js';

/** Draws a bandstand with a pointed roof. */
function bandstand(scene: Scene, x: number, y: number): string {
  const { paint, palette } = scene;
  const posts = [-118, -62, 62, 118];
  return (
    shadow(scene, x, y + 10, 190) +
    (scene.dark ? lightPool(scene, x, y - 90, 210, 150) : '') +
    rect(x - 140, y - 190, 280, 170, mix(palette.sky[3], paint.leaf, 0.45), 0, 0.35) +
    path(posts.map((p) => rectPath(x + p - 5, y - 190, 10, 166)).join(''), paint.trim) +
    path(repeat(19, (i) => rectPath(x - 124 + i * 13.6, y - 70, 4, 44)) + rectPath(x - 128, y - 76, 256, 7), paint.trim) +
    path(d`M${x - 168} ${y - 184}Q${x - 60} ${y - 230} ${x} ${y - 306}Q${x + 60} ${y - 230} ${x + 168} ${y - 184}z`, paint.roof) +
    path(d`M${x} ${y - 306}Q${x + 60} ${y - 230} ${x + 168} ${y - 184}H${x + 54}Q${x + 30} ${y - 240} ${x} ${y - 306}z`, palette.ink, 0.14) +
    path(
      repeat(12, (i) => domePath(x - 154 + i * 28, y - 186, 28, -16)),
      darker(scene, paint.roof, 0.25),
    ) +
    rect(x - 172, y - 190, 344, 9, lighter(paint.trim, 0.2), 3) +
    circle(x, y - 310, 8, paint.glow) +
    rect(x - 148, y - 28, 296, 20, paint.stone, 2) +
    rect(x - 166, y - 10, 332, 20, darker(scene, paint.stone, 0.1), 2) +
    circle(x, y - 164, 11, paint.glow)
  );
}

/** Draws a pond with ducks, lilies and an arched bridge. */
function pond(scene: Scene, x: number, y: number): string {
  const { paint, palette } = scene;
  const water = mix(mix(palette.sky[1], palette.sky[2], 0.4), scene.tint('#3f93ad', 0.2), 0.4);
  const duck = (dx: number, dy: number, side: number): string =>
    path(d`M${x + dx} ${y + dy}q${side * 6} 14 ${side * 26} 12q${side * 16} -2 ${side * 16} -16q${side * -10} 6 ${side * -22} 4z`, lighter(paint.trim, 0.4)) +
    circle(x + dx, y + dy - 6, 8, paint.leaf) +
    path(d`M${x + dx - side * 6} ${y + dy - 8}l${-side * 12} 4l${side * 12} 3z`, paint.glow);
  const arch = d`M${x - 230} ${y - 34}Q${x} ${y - 158} ${x + 230} ${y - 34}v22h-40Q${x} ${y - 120} ${x - 190} ${y - 12}h-40z`;
  const rail = d`M${x - 228} ${y - 76}Q${x} ${y - 200} ${x + 228} ${y - 76}`;
  const posts = repeat(9, (i) => {
    const t = (i + 0.5) / 9;
    const lift = 4 * t * (1 - t) * 62;
    return d`M${x - 228 + t * 456} ${y - 76 - lift}V${y - 36 - lift}`;
  });
  return (
    ellipse(x, y + 24, 380, 74, darker(scene, paint.leaf, 0.2)) +
    ellipse(x, y + 24, 364, 64, water) +
    ellipse(x, y + 44, 300, 34, '#ffffff', 0.12) +
    path(rectPath(x - 200, y + 40, 90, 3) + rectPath(x + 90, y + 20, 120, 3) + rectPath(x - 40, y + 62, 80, 3), '#ffffff', 0.4) +
    path(ellipsePath(x - 250, y + 28, 26, 7) + ellipsePath(x - 206, y + 16, 18, 5) + ellipsePath(x + 250, y + 44, 24, 6), paint.leaf) +
    circle(x - 246, y + 22, 7, lighter(paint.accent, 0.4)) +
    path(arch, darker(scene, paint.accent, 0.15)) +
    stroke(posts, darker(scene, paint.accent, 0.3), 6) +
    stroke(rail, paint.accent, 8) +
    duck(60, 40, 1) +
    duck(-70, 56, -1)
  );
}

/** Draws flower beds on the outer lawns. */
const beds = (scene: Scene, y: number): string => [50, 1020].map((x) => planter(scene, x, y, 130, darker(scene, scene.paint.leaf, 0.25))).join('');

/** Draws a park: lawns and trees around a fountain, a bandstand or a pond, with a town in the background. */
export function drawPark(scene: Scene): void {
  const { rng, width, height, center, paint, palette, drawing, ground } = scene;
  const kind = rng.pick(['fountain', 'bandstand', 'pond'] as const);
  const level = ground - 60;
  const haze = palette.sky[3];
  const back = mix(paint.leaf, haze, 0.32);
  const tilt = rng.chance(0.5) ? 1 : -1;
  const meadow =
    d`M0 ${height}V${level - 40 * tilt}Q${width * 0.3} ${level - 70} ${width * 0.55} ${level - 34}` + d`T${width} ${level - 34 + 20 * tilt}V${height}z`;
  const lawn = d`M0 ${height}V${ground - 14}Q${width * 0.4} ${ground - 52} ${width} ${ground - 8}V${height}z`;
  const sand = scene.tint('#ead9b8', 0.3);
  const way =
    kind === 'pond'
      ? d`M0 ${height - 62}Q${center} ${height - 110} ${width} ${height - 58}V${height}H0z`
      : d`M${center - 210} ${height}Q${center - 60} ${ground + 60} ${center - 44} ${ground - 26}` +
        d`h88Q${center + 60} ${ground + 60} ${center + 210} ${height}z`;
  const grove = Array.from({ length: 11 }, (_, i) =>
    roundTree(scene, (i + rng.between(0.1, 0.9)) * (width / 11), level - rng.between(4, 20), rng.between(120, 190), back),
  ).join('');
  const tree = (x: number, y: number): string =>
    rng.chance(0.22)
      ? cypress(scene, x, y, rng.between(270, 340))
      : roundTree(scene, x, y, rng.between(290, 390), darker(scene, paint.leaf, rng.between(0, 0.18)));
  const middle =
    kind === 'fountain'
      ? ellipse(center, ground + 26, 270, 44, sand) + fountain(scene, center, ground + 16, rng.between(250, 290))
      : kind === 'bandstand'
        ? bandstand(scene, center, ground + 14)
        : pond(scene, center, ground + 10);
  drawBackdrop(scene, level, 200);
  drawing.add(
    path(meadow, mix(paint.leaf, haze, 0.4)),
    grove,
    path(lawn, lighter(paint.leaf, 0.06)),
    path(way, sand),
    hedge(scene, -20, ground + 4, 300, 58),
    hedge(scene, width - 280, ground + 4, 300, 58),
    tree(rng.between(30, 90), ground + 14),
    tree(rng.between(190, 250), ground + 2),
    tree(width - rng.between(190, 250), ground + 2),
    tree(width - rng.between(30, 90), ground + 16),
    middle,
    kind !== 'pond' && rng.chance(0.5) ? beds(scene, ground + 62) : '',
    streetLamp(scene, kind === 'pond' ? 236 : 372, ground + 80, 240),
    streetLamp(scene, width - (kind === 'pond' ? 236 : 372), ground + 80, 240),
    bench(scene, rng.pick(kind === 'pond' ? [30, width - 180] : [190, width - 340]), ground + 108),
    rng.chance(0.4) ? bicycle(scene, rng.pick([110, width - 110]), ground + 128) : '',
    walker(scene, center + rng.between(-60, 40), ground + 122, 1.16),
    rng.chance(0.5) ? walker(scene, center + rng.between(70, 130), ground + 134, 1.18) : '',
  );
}
