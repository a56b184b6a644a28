import { drawBackdrop, neighbors, plaza } from '../kit/backdrop.js';
import { awning } from '../kit/facade.js';
import { vendor, walker } from '../kit/people.js';
import { roundTree, shadow } from '../kit/plants.js';
import { bunting, canopy, lightPool, lightString, streetLamp } from '../kit/props.js';
import { darker, lighter, repeat, type Scene } from '../kit/scene.js';
import { clockFace, emblem } from '../kit/signs.js';
import { mix } from '../color.js';
import { archPath, rectPath } from '../shapes.js';
import { circle, d, dots, path, rect, stroke } from '../svg.js';

const GOODS = ['#d8492f', '#e9a23b', '#7fae3f', '#8a4f9e', '#f0d060', '#c9564a', '#d98a4a', '#4f9a5a'] as const;

/** Draws crates with heaps of fruit, `width` wide, with the lower left corner at each of the spots. */
function crates(scene: Scene, spots: readonly (readonly [number, number])[], width: number, height = 32): string {
  const { paint, rng } = scene;
  const n = Math.max(3, Math.floor(width / 15));
  const heaps = spots.map(([x, y]) => {
    const color = scene.tint(rng.pick(GOODS), 0.1);
    const row = Array.from({ length: n }, (_, i) => [x + ((i + 0.5) * width) / n, y - height - 3] as const);
    return (
      dots(
        row.slice(1).map(([cx, cy]) => [cx - width / n / 2, cy - 9]),
        9,
        lighter(color, 0.14),
      ) + dots(row, 9, color)
    );
  });
  return (
    heaps.join('') +
    path(spots.map(([x, y]) => rectPath(x, y - height, width, height)).join(''), paint.wood) +
    path(spots.map(([x, y]) => rectPath(x, y - height + 9, width, 3) + rectPath(x, y - height + 20, width, 3)).join(''), scene.palette.ink, 0.22)
  );
}

/** Draws a market stall of width `w` that stands on y: posts, striped roof, counter with crates, vendor. */
function stall(scene: Scene, x: number, y: number, w: number, color: string): string {
  const { paint, rng } = scene;
  const left = x - w / 2;
  const n = Math.floor(w / 66);
  const step = (w - 20) / n;
  const roof = rng.pick(['awning', 'awning', 'gable'] as const);
  const top = y - 206;
  return (
    shadow(scene, x, y, w * 0.56) +
    rect(left + 8, top + 40, w - 16, 120, scene.dark ? mix(paint.glass, paint.wood, 0.35) : darker(scene, paint.pavement, 0.32), 0, scene.dark ? 0.8 : 0.5) +
    path(rectPath(left + 4, top, 8, 206) + rectPath(left + w - 12, top, 8, 206), paint.wood) +
    vendor(scene, x + rng.between(-0.2, 0.2) * w, y - 64) +
    crates(
      scene,
      Array.from({ length: n }, (_, i) => [left + 12 + i * step, y - 58]),
      step - 5,
    ) +
    rect(left - 2, y - 60, w + 4, 60, lighter(paint.wood, 0.12)) +
    rect(left - 2, y - 60, w + 4, 8, darker(scene, paint.wood, 0.2)) +
    rect(left + 12, y - 44, w - 24, 34, color, 4) +
    emblem(rng.pick(['leaf', 'bag'] as const), x, y - 27, 24, paint.trim) +
    (scene.dark ? lightPool(scene, x, y - 110, w * 0.7, 90) : '') +
    (roof === 'gable'
      ? path(d`M${left - 14} ${top + 34}L${x} ${top - 40}L${left + w + 14} ${top + 34}z`, color) +
        path(d`M${x} ${top - 40}L${x - w * 0.16} ${top + 34}h${w * 0.32}z`, lighter(paint.trim, 0.2)) +
        awning(scene, left - 4, top + 30, w + 8, 16, color)
      : awning(scene, left, top - 8, w, 58, color))
  );
}

/** Draws a flower cart with buckets under a parasol. */
function flowerCart(scene: Scene, x: number, y: number): string {
  const { paint, rng } = scene;
  const bucket = (bx: number, by: number): string => {
    const color = lighter(scene.tint(rng.pick(GOODS), 0.1), 0.12);
    return (
      dots(
        [
          [bx - 10, by - 40],
          [bx + 10, by - 40],
        ],
        9,
        paint.leaf,
      ) +
      dots(
        [
          [bx, by - 50],
          [bx - 12, by - 46],
          [bx + 13, by - 47],
        ],
        7,
        color,
      ) +
      path(d`M${bx - 15} ${by - 32}h30l-4 32h-22z`, mix(paint.trim, paint.ink, 0.2))
    );
  };
  return (
    shadow(scene, x, y, 110) +
    rect(x - 3, y - 220, 6, 160, paint.ink) +
    canopy(scene, x, y - 172, 220, 64, paint.accent2) +
    repeat(5, (i) => bucket(x - 80 + i * 40, y - 64)) +
    rect(x - 104, y - 66, 208, 14, paint.wood, 3) +
    stroke(d`M${x + 104} ${y - 60}l44 -16`, paint.wood, 7) +
    circle(x - 50, y - 26, 26, paint.ink) +
    circle(x - 50, y - 26, 19, paint.wood) +
    circle(x - 50, y - 26, 5, paint.ink) +
    circle(x + 50, y - 26, 26, paint.ink) +
    circle(x + 50, y - 26, 19, paint.wood) +
    circle(x + 50, y - 26, 5, paint.ink) +
    bucket(x - 120, y + 12) +
    bucket(x - 88, y + 18)
  );
}

/** Draws an iron and glass market hall in the background. */
function hall(scene: Scene): string {
  const { rng, ground, center, paint, palette } = scene;
  const [w, eaves] = [rng.pick([560, 620]), ground - 240];
  const iron = mix(paint.accent2, palette.ink, 0.3);
  const left = center - w / 2;
  const n = 7;
  const step = w / n;
  const vaulted = rng.chance(0.5);
  const gable = vaulted ? d`M${left} ${eaves}a${w / 2} ${190} 0 0 1 ${w} 0z` : d`M${left - 20} ${eaves}L${center} ${eaves - 170}L${left + w + 20} ${eaves}z`;
  const inner = vaulted
    ? d`M${left + 30} ${eaves}a${w / 2 - 30} ${162} 0 0 1 ${w - 60} 0z`
    : d`M${left + 60} ${eaves}L${center} ${eaves - 132}L${left + w - 60} ${eaves}z`;
  const bars = Array.from({ length: 9 }, (_, i) => (i - 4) / 5)
    .map((t) => {
      const rise = vaulted ? 160 * Math.sqrt(Math.max(0, 1 - t * t)) : 130 * (1 - Math.abs(t));
      return d`M${center + t * (w / 2 - 44)} ${eaves}v${-rise}`;
    })
    .join('');
  return (
    path(gable, iron) +
    path(inner, paint.glass) +
    stroke(bars, iron, 4) +
    rect(left - 16, eaves - 6, w + 32, 18, darker(scene, iron, 0.2), 2) +
    rect(left, eaves + 12, w, 228, mix(paint.wall, palette.ink, 0.06)) +
    path(
      repeat(n, (i) => archPath(left + i * step + 9, ground, step - 18, 214)),
      iron,
    ) +
    path(
      repeat(n, (i) => archPath(left + i * step + 15, ground, step - 30, 207)),
      scene.dark ? paint.glass : mix(paint.glass, palette.ink, 0.28),
    ) +
    path(
      repeat(n, (i) => rectPath(left + i * step + 15, ground - 140, step - 30, 4)),
      iron,
    ) +
    clockFace(scene, center, eaves - (vaulted ? 190 : 148), 32)
  );
}

/** Draws a market on a square: stalls with striped roofs in front of a hall or old houses. */
export function drawMarket(scene: Scene): void {
  const { rng, ground, width, center, paint, drawing, tint } = scene;
  const covered = rng.chance(0.5);
  const colors = rng.shuffle([paint.accent, paint.accent2, tint('#c98b2b', 0.1), tint('#4f8a5f', 0.1), tint('#b0476b', 0.1)]);
  const at = (i: number): string => colors[i % colors.length] ?? paint.accent;
  const wire = rng.chance(0.6) ? bunting : lightString;
  const y = ground + 54;
  const cart = rng.pick([-1, 0, 1] as const);
  const spots =
    cart === 0
      ? [
          [200, 250],
          [500, 262],
          [800, 262],
          [1060, 220],
        ]
      : cart < 0
        ? [
            [470, 262],
            [770, 262],
            [1044, 226],
          ]
        : [
            [156, 226],
            [430, 262],
            [730, 262],
          ];
  drawBackdrop(scene, ground, 220);
  drawing.add(
    plaza(scene),
    covered
      ? [60, 190, width - 190, width - 60].map((x) => roundTree(scene, x, ground + 6, rng.between(240, 310))).join('') + hall(scene)
      : neighbors(scene, 330, 870) + roundTree(scene, 600, ground + 6, 320),
    streetLamp(scene, 60, ground + 20, 300),
    streetLamp(scene, width - 60, ground + 20, 300),
    wire(scene, [60, ground - 240], [center, ground - 250], 44),
    wire(scene, [center, ground - 250], [width - 60, ground - 240], 44),
    spots.map(([x = 0, w = 0], i) => stall(scene, x, y, w, at(i))).join(''),
    cart === 0 ? '' : flowerCart(scene, cart < 0 ? 190 : width - 190, y + 14),
    crates(
      scene,
      [
        [center - 60, ground + 122],
        [center + 14, ground + 128],
      ],
      62,
    ),
    walker(scene, rng.between(330, 480), ground + 122, 1.14),
    walker(scene, rng.between(710, 800), ground + 132, 1.16),
    rng.chance(0.5) ? walker(scene, rng.between(920, 1000), ground + 124, 1.14) : '',
  );
}
