import { drawBackdrop } from '../kit/backdrop.js';
import { palm, shadow } from '../kit/plants.js';
import { canopy, flag, lightPool, lightString } from '../kit/props.js';
import { darker, lighter, repeat, type Scene } from '../kit/scene.js';
import { walker } from '../kit/people.js';
import { mix } from '../color.js';
import { rectPath, taperPath } from '../shapes.js';
import { circle, d, ellipse, path, rect, stroke } from '../svg.js';

function parasol(scene: Scene, x: number, y: number, s: number, color: string): string {
  const { paint } = scene;
  const lounger = d`M${x + 24 * s} ${y - 30 * s}h${86 * s}l${40 * s} ${-44 * s}l${9 * s} ${7 * s}l${-44 * s} ${49 * s}h${-91 * s}z`;
  const legs = d`M${x + 36 * s} ${y - 20 * s}v${24 * s}M${x + 104 * s} ${y - 20 * s}v${24 * s}`;
  return (
    ellipse(x + 40 * s, y + 4, 130 * s, 13 * s, scene.palette.ink, 0.14) +
    rect(x - 3, y - 190 * s, 6, 190 * s, paint.ink) +
    stroke(legs, paint.wood, 5 * s) +
    path(lounger, lighter(paint.wood, 0.25)) +
    rect(x + 30 * s, y - 36 * s, 72 * s, 8 * s, color, 3) +
    canopy(scene, x, y - 168 * s, 236 * s, 78 * s, color)
  );
}

/** Draws a lifeguard hut on stilts with a ramp and a flag. */
function hut(scene: Scene, x: number, y: number, side: number): string {
  const { paint } = scene;
  const wall = mix(paint.accent2, paint.trim, 0.35);
  return (
    shadow(scene, x, y, 110) +
    stroke(d`M${x - 62} ${y}V${y - 74}M${x + 62} ${y}V${y - 74}M${x - 62} ${y}L${x + 62} ${y - 70}M${x + 62} ${y}L${x - 62} ${y - 70}`, paint.wood, 7) +
    path(d`M${x + side * 70} ${y - 78}L${x + side * 176} ${y}h${side * 22}L${x + side * 92} ${y - 84}z`, paint.wood) +
    rect(x - 66, y - 178, 132, 100, wall) +
    path(
      repeat(6, (i) => rectPath(x - 66, y - 164 + i * 16, 132, 2)),
      scene.palette.ink,
      0.12,
    ) +
    rect(x - 44, y - 152, 58, 44, paint.trim) +
    rect(x - 39, y - 147, 48, 34, paint.glass) +
    rect(x + 26, y - 152, 28, 74, darker(scene, wall, 0.35)) +
    rect(x - 92, y - 84, 184, 12, lighter(paint.wood, 0.2), 2) +
    path(d`M${x - 92} ${y - 174}L${x} ${y - 226}L${x + 92} ${y - 174}z`, paint.accent) +
    stroke(d`M${x - 88} ${y - 78}v-30h40`, paint.wood, 4) +
    flag(scene, x + 58, y - 192, 86, paint.accent)
  );
}

/** Draws a beach bar with a thatched roof. */
function beachBar(scene: Scene, x: number, y: number): string {
  const { paint } = scene;
  const straw = mix(scene.tint('#c9a35c', 0.2), paint.wood, 0.2);
  return (
    shadow(scene, x, y, 160) +
    (scene.dark ? lightPool(scene, x, y - 110, 200, 130) : '') +
    path(rectPath(x - 128, y - 190, 10, 190) + rectPath(x + 118, y - 190, 10, 190), paint.wood) +
    rect(x - 110, y - 176, 220, 100, mix(paint.glass, paint.wood, 0.2)) +
    path(
      repeat(8, (i) => rectPath(x - 92 + i * 25, y - 128, 9, 24) + rectPath(x - 89 + i * 25, y - 138, 3, 10)),
      paint.accent2,
      0.85,
    ) +
    rect(x - 110, y - 104, 220, 6, paint.wood) +
    rect(x - 136, y - 84, 272, 84, lighter(paint.wood, 0.15)) +
    path(
      repeat(10, (i) => rectPath(x - 126 + i * 27, y - 76, 2.5, 76)),
      scene.palette.ink,
      0.16,
    ) +
    rect(x - 146, y - 92, 292, 14, lighter(paint.wood, 0.35), 3) +
    path(d`M${x - 178} ${y - 176}L${x - 60} ${y - 262}h120L${x + 178} ${y - 176}${repeat(12, () => d`l-14.8 16l-14.9 -16`)}z`, straw) +
    stroke(d`M${x - 40} ${y - 254}l-48 66M${x + 40} ${y - 254}l48 66M${x} ${y - 254}v66`, scene.palette.ink, 2.5, 0.18) +
    lightString(scene, [x - 140, y - 164], [x + 140, y - 164], 14)
  );
}

/** Draws a row of painted bathing cabins. */
function cabins(scene: Scene, x: number, y: number): string {
  const { paint, tint } = scene;
  const colors = scene.rng.shuffle([paint.accent, paint.accent2, tint('#e0a53a', 0.1), tint('#4f9a8a', 0.1), tint('#d0708f', 0.1)]);
  return (
    shadow(scene, x, y, 220) +
    repeat(4, (i) => {
      const [left, color] = [x - 196 + i * 98, colors[i] ?? paint.accent];
      return (
        rect(left, y - 126, 90, 126, color) +
        path(
          repeat(4, (j) => rectPath(left + 11 + j * 22, y - 126, 11, 126)),
          lighter(paint.trim, 0.3),
        ) +
        path(d`M${left - 10} ${y - 122}L${left + 45} ${y - 176}L${left + 100} ${y - 122}z`, darker(scene, color, 0.25)) +
        rect(left + 26, y - 88, 38, 82, lighter(paint.trim, 0.4)) +
        rect(left + 30, y - 84, 30, 78, color) +
        circle(left + 54, y - 44, 3, paint.glow) +
        rect(left - 4, y - 8, 98, 10, paint.wood, 2)
      );
    })
  );
}

/** Draws a striped lighthouse on a rocky cape at the horizon. */
function lighthouse(scene: Scene, x: number, level: number, side: number): string {
  const { paint, palette } = scene;
  const rock = mix(palette.distance[1], palette.ink, 0.25);
  const red = mix(paint.accent, palette.sky[2], 0.15);
  return (
    path(d`M${x - side * 130} ${level + 8}q${side * 60} -44 ${side * 110} -44t${side * 150} 10L${x + side * 330} ${level + 8}z`, rock) +
    (scene.dark ? lightPool(scene, x, level - 178, 150, 90) : '') +
    path(taperPath(x, level - 30, 50, 34, 130), lighter(paint.trim, 0.3)) +
    path(taperPath(x, level - 56, 47, 42, 30) + taperPath(x, level - 114, 39, 35.5, 28), red) +
    rect(x - 25, level - 164, 50, 7, paint.ink, 2) +
    rect(x - 13, level - 186, 26, 23, paint.glow) +
    path(d`M${x - 18} ${level - 185}h36l-18 -20z`, red)
  );
}

function boats(scene: Scene, level: number, left: boolean): string {
  const { rng, width, paint } = scene;
  return Array.from({ length: rng.int(1, 3) }, () => {
    const [x, y, s] = [left ? rng.between(300, 780) : width - rng.between(300, 780), level + rng.between(28, 74), rng.between(34, 64)];
    return (
      path(d`M${x - s * 0.6} ${y}h${s * 1.2}l${-s * 0.2} ${s * 0.2}h${-s * 0.8}z`, paint.ink) +
      path(d`M${x} ${y - s * 0.06}V${y - s * 1.3}Q${x + s * 0.62} ${y - s * 0.5} ${x + s * 0.5} ${y - s * 0.06}z`, lighter(paint.trim, 0.5)) +
      path(d`M${x - s * 0.06} ${y - s * 0.06}V${y - s * 1.05}Q${x - s * 0.4} ${y - s * 0.4} ${x - s * 0.42} ${y - s * 0.06}z`, paint.accent)
    );
  }).join('');
}

function sea(scene: Scene, level: number, shore: number): string {
  const { rng, width, palette, drawing } = scene;
  const deep = mix(palette.sky[1], scene.dark ? palette.ink : '#1f8aa5', scene.dark ? 0.25 : 0.5);
  const fill = drawing.vertical(
    'sea',
    [
      [0, mix(palette.sky[3], deep, 0.35)],
      [0.3, mix(palette.sky[2], deep, 0.65)],
      [1, deep],
    ],
    [level, shore + 60],
  );
  const ripples = repeat(46, () => {
    const near = rng.next();
    return rectPath(rng.next() * width, level + 6 + near * (shore - level - 20), rng.between(20, 90) * (0.4 + near), 1.5 + near * 2);
  });
  return rect(0, level, width, shore - level + 90, fill) + path(ripples, '#ffffff', 0.32);
}

/** Draws a sandy shore with parasols, palms, and a lifeguard hut or a beach bar. */
export function drawBeach(scene: Scene): void {
  const { rng, width, height, paint, drawing } = scene;
  const [level, shore] = [rng.between(520, 560), 676];
  const bay = rng.between(-26, 26);
  const line = (dy: number): string =>
    d`M0 ${shore + dy}Q${width * 0.25} ${shore - 34 + dy + bay} ${width * 0.5} ${shore + 2 + dy}T${width} ${shore - 14 + dy}V${height}H0z`;
  const sand = scene.tint('#f3dfb3', scene.dark ? 0.14 : 0.28);
  const left = rng.chance(0.5);
  const flip = (x: number): number => (left ? x : width - x);
  const kind = rng.pick(['hut', 'bar', 'parasols', 'cabins'] as const);
  const colors = rng.chance(0.5) ? [paint.accent, paint.accent2, paint.accent] : [paint.accent, paint.accent, paint.accent];
  const spots = {
    hut: [
      [560, 800, 1],
      [860, 830, 1.12],
    ],
    cabins: [
      [620, 816, 1],
      [890, 838, 1.12],
    ],
    bar: [
      [590, 806, 1],
      [880, 836, 1.12],
    ],
    parasols: [
      [250, 800, 0.95],
      [540, 836, 1.16],
      [850, 790, 0.95],
    ],
  }[kind];
  const cape = rng.pick(['island', 'lighthouse', 'none'] as const);
  const island =
    cape === 'none'
      ? ''
      : cape === 'lighthouse'
        ? lighthouse(scene, flip(960), level, left ? 1 : -1)
        : path(
            d`M${flip(760)} ${level}q${left ? 90 : -90} -70 ${left ? 170 : -170} -40q${left ? 70 : -70} -50 ${left ? 150 : -150} 40z`,
            mix(scene.palette.distance[1], scene.palette.sky[2], 0.2),
          );
  drawBackdrop(scene, level, rng.chance(0.5) ? 150 : 0);
  drawing.add(
    island,
    sea(scene, level, shore),
    boats(scene, level, left),
    path(line(-12), '#ffffff', 0.45),
    path(line(0), '#ffffff', 0.75),
    path(line(12), darker(scene, sand, 0.1)),
    path(line(30), sand),
    palm(scene, flip(70), 838, rng.between(430, 480), left ? 0.8 : -0.8),
    rng.chance(0.6) ? palm(scene, flip(170), 800, rng.between(330, 370), left ? 0.6 : -0.6) : '',
    cape !== 'lighthouse' && rng.chance(0.5) ? palm(scene, flip(1150), 800, 380, left ? -0.7 : 0.7) : '',
    kind === 'hut'
      ? hut(scene, flip(320), 788, left ? 1 : -1)
      : kind === 'bar'
        ? beachBar(scene, flip(330), 796)
        : kind === 'cabins'
          ? cabins(scene, flip(330), 790)
          : '',
    spots.map(([x = 0, y = 0, s = 1], i) => parasol(scene, flip(x) - (left ? 0 : 60), y, s, colors[i] ?? paint.accent)).join(''),
    walker(scene, left ? rng.between(755, 790) : rng.between(480, 520), 806, 1.02),
    rng.chance(0.6)
      ? circle(flip(1040), 846, 20, lighter(paint.trim, 0.4)) +
          path(d`M${flip(1040)} 826a20 20 0 0 1 20 20h-20zM${flip(1040)} 866a20 20 0 0 1 -20 -20h20z`, paint.accent)
      : '',
  );
}
