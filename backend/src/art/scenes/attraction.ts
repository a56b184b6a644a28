import { drawBackdrop, plaza } from '../kit/backdrop.js';
import { awning } from '../kit/facade.js';
import { beam, evenly, stairs } from '../kit/monument.js';
import { vendor, walker } from '../kit/people.js';
import { hedge, planter, roundTree, shadow } from '../kit/plants.js';
import { bunting, flag, lightPool, lightString, streetLamp } from '../kit/props.js';
import { darker, lighter, repeat, type Scene } from '../kit/scene.js';
import { emblem } from '../kit/signs.js';
import { mix } from '../color.js';
import { archPath, domePath, rectPath, ringPath, taperPath } from '../shapes.js';
import { circle, d, dots, path, pierced, rect, stroke } from '../svg.js';

/** Draws a ferris wheel with cabins in three colors. */
function wheel(scene: Scene): string {
  const { rng, ground, center, paint, palette } = scene;
  const r = rng.between(232, 250);
  const hub = ground - r - 62;
  const n = rng.pick([12, 14, 16]);
  const start = rng.between(0, 0.4);
  const spots = Array.from({ length: n }, (_, i) => start + (i * 2 * Math.PI) / n).map((a) => [center + Math.cos(a) * r, hub + Math.sin(a) * r] as const);
  const steel = scene.dark ? mix(paint.trim, palette.ink, 0.15) : mix(paint.accent2, palette.ink, 0.22);
  const spokes = spots.map(([x, y]) => d`M${center} ${hub}L${x} ${y}`).join('');
  const cabins = spots
    .map(([x, y], i) => {
      const color = [paint.accent, paint.accent2, paint.glow][i % 3] ?? paint.accent;
      return rect(x - 21, y + 8, 42, 38, color, 10) + rect(x - 15, y + 15, 30, 14, paint.glass, 4) + rect(x - 24, y + 5, 48, 8, darker(scene, color, 0.35), 4);
    })
    .join('');
  return (
    (scene.dark ? lightPool(scene, center, hub, r * 1.5) : '') +
    stroke(d`M${center} ${hub}L${center - 150} ${ground}M${center} ${hub}L${center + 150} ${ground}`, darker(scene, steel, 0.35), 14) +
    stroke(spokes, steel, 4) +
    path(ringPath(center, hub, r + 5, 10) + ringPath(center, hub, r - 26, 6), steel) +
    cabins +
    dots(spots, 6, paint.glow) +
    circle(center, hub, 30, darker(scene, paint.accent, 0.3)) +
    emblem('star', center, hub, 34, paint.glow) +
    rect(center - 180, ground - 16, 360, 22, darker(scene, steel, 0.4), 3)
  );
}

/** Draws a slender lookout tower with a round platform. */
function lookout(scene: Scene): string {
  const { rng, ground, center, paint, palette } = scene;
  const height = rng.between(500, 530);
  const deck = ground - height * 0.68;
  const body = rng.pick([paint.trim, lighter(paint.wall, 0.25), mix(paint.accent2, paint.trim, 0.6)]);
  const pod = d`M${center - 60} ${deck + 46}L${center - 122} ${deck}h244L${center + 60} ${deck + 46}z`;
  return (
    path(taperPath(center, ground, 120, 44, height * 0.7), body) +
    path(d`M${center + 8} ${ground - height * 0.7}h14L${center + 60} ${ground}h-32z`, palette.ink, 0.12) +
    path(
      repeat(8, (i) => rectPath(center - 5, ground - 70 - i * 36, 10, 20)),
      scene.dark ? paint.glass : paint.dimGlass,
    ) +
    path(pod, darker(scene, body, 0.28)) +
    rect(center - 130, deck - 44, 260, 46, paint.glass, 4) +
    path(
      repeat(12, (i) => rectPath(center - 128 + i * 23, deck - 44, 3, 46)),
      darker(scene, body, 0.4),
    ) +
    rect(center - 138, deck - 4, 276, 11, body, 4) +
    path(d`M${center - 138} ${deck - 44}q138 -74 276 0z`, paint.accent) +
    rect(center - 26, deck - 116, 52, 46, body) +
    path(domePath(center, deck - 112, 64, 30), darker(scene, paint.accent, 0.25)) +
    rect(center - 3, deck - 196, 6, 60, paint.ink) +
    circle(center, deck - 200, 7, paint.accent) +
    rect(center - 110, ground - 58, 220, 58, darker(scene, body, 0.2)) +
    path(
      repeat(5, (i) => archPath(center - 96 + i * 41, ground, 28, 44)),
      paint.glass,
    ) +
    rect(center - 120, ground - 66, 240, 12, lighter(body, 0.2), 2)
  );
}

/** Draws a triumphal arch. */
function triumph(scene: Scene): string {
  const { rng, ground, center, paint, palette } = scene;
  const stone = mix(paint.stone, paint.wall, 0.4);
  const [w, h] = [rng.pick([420, 460]), rng.pick([370, 400])];
  const top = ground - h;
  const side = rng.chance(0.5);
  const bay = (92 + w / 2) / 2;
  const opening = archPath(center - 72, ground, 144, h * 0.66);
  const small = side ? [-1, 1].map((s) => archPath(center + s * bay - 27, ground, 54, h * 0.42)).join('') : '';
  const reliefs = [-1, 1]
    .map(
      (s) =>
        rect(center + s * bay - 30, top + 82, 60, side ? 66 : 96, darker(scene, stone, 0.12), 3) +
        emblem(rng.pick(['star', 'leaf', 'crown'] as const), center + s * bay, top + (side ? 115 : 130), 48, darker(scene, stone, 0.34)),
    )
    .join('');
  return (
    pierced(rectPath(center - w / 2, top, w, h) + opening + small, stone) +
    path(rectPath(center + w * 0.42, top, w * 0.08, h), palette.ink, 0.1) +
    pierced(archPath(center - 86, ground, 172, h * 0.66 + 14) + opening, lighter(stone, 0.25)) +
    path(d`M${center + 72} ${ground}V${ground - h * 0.66 + 72}a72 72 0 0 0 -40 -64q16 30 16 64V${ground}z`, darker(scene, stone, 0.4)) +
    reliefs +
    [-1, 1]
      .map(
        (s) =>
          rect(center + s * (w / 2 - 14) - 12, top + 60, 24, h - 60, lighter(stone, 0.22)) +
          rect(center + s * 106 - 11, top + 60, 22, h - 60, lighter(stone, 0.22)),
      )
      .join('') +
    beam(scene, center, top + 62, w + 20, 40, lighter(stone, 0.12)) +
    rect(center - w / 2 + 16, top - 50, w - 32, 74, stone) +
    rect(center - w / 2 + 4, top - 60, w - 8, 14, lighter(stone, 0.25), 2) +
    path(
      repeat(7, (i) => rectPath(center - 120 + i * 37, top - 22, 22, 9)),
      palette.ink,
      0.18,
    ) +
    rect(center - w / 2 - 10, ground - 30, w / 2 - 62, 32, darker(scene, stone, 0.14)) +
    rect(center + 72, ground - 30, w / 2 - 62, 32, darker(scene, stone, 0.14)) +
    flag(scene, center - w / 2 + 50, top - 60, 78, paint.accent) +
    flag(scene, center + w / 2 - 90, top - 60, 78, paint.accent2)
  );
}

/** Draws a column with a figure that carries a star. */
function monument(scene: Scene): string {
  const { rng, ground, center, paint, palette } = scene;
  const stone = paint.stone;
  const bronze = mix(paint.leaf, paint.stone, 0.45);
  const height = rng.between(300, 340);
  const top = ground - 120 - height;
  const figure =
    path(d`M${center - 26} ${top - 24}q6 -66 10 -84q16 -12 32 0q4 18 10 84z`, bronze) +
    circle(center, top - 132, 15, bronze) +
    stroke(d`M${center + 12} ${top - 100}L${center + 40} ${top - 148}M${center - 12} ${top - 100}L${center - 28} ${top - 66}`, bronze, 10) +
    emblem('star', center + 44, top - 168, 42, paint.glow);
  return (
    (scene.dark ? lightPool(scene, center, ground - 120, 300, 190) : '') +
    stairs(scene, center, ground - 30, 300, 4, 15, 28) +
    rect(center - 86, ground - 122, 172, 94, stone) +
    rect(center + 30, ground - 122, 56, 94, palette.ink, 0, 0.1) +
    rect(center - 98, ground - 132, 196, 14, lighter(stone, 0.25), 2) +
    rect(center - 50, ground - 104, 100, 54, darker(scene, bronze, 0.25), 3) +
    path(
      repeat(3, (i) => rectPath(center - 36, ground - 94 + i * 13, 72, 5)),
      paint.glow,
      0.6,
    ) +
    path(taperPath(center, ground - 130, 74, 56, height - 10), lighter(stone, 0.12)) +
    path(d`M${center + 6} ${top}h22l9 ${height - 10}h-24z`, palette.ink, 0.12) +
    path(
      repeat(3, (i) => rectPath(center - 38 + i, top + 70 + i * 74, 76, 8)),
      palette.ink,
      0.12,
    ) +
    rect(center - 46, top - 10, 92, 16, lighter(stone, 0.25), 3) +
    rect(center - 34, top - 26, 68, 18, stone, 2) +
    figure +
    planter(scene, center - 300, ground + 26, 130) +
    planter(scene, center + 170, ground + 26, 130)
  );
}

function ticketBooth(scene: Scene, x: number, y: number): string {
  const { paint } = scene;
  const wall = darker(scene, paint.accent2, 0.12);
  return (
    shadow(scene, x, y, 70) +
    rect(x - 56, y - 148, 112, 148, wall) +
    rect(x - 40, y - 118, 80, 56, paint.glass) +
    vendor(scene, x, y - 62) +
    rect(x - 50, y - 64, 100, 9, lighter(paint.wood, 0.2), 2) +
    emblem('star', x, y - 30, 34, paint.glow) +
    awning(scene, x - 56, y - 152, 112, 28, paint.accent) +
    path(d`M${x - 64} ${y - 152}L${x} ${y - 196}L${x + 64} ${y - 152}z`, paint.roof) +
    flag(scene, x, y - 194, 42)
  );
}

/** Draws an attraction on a lively square: ferris wheel, lookout tower, triumphal arch or monument. */
export function drawAttraction(scene: Scene): void {
  const { rng, ground, drawing, width, center } = scene;
  const drawn = rng.pick(['wheel', 'lookout', 'triumph', 'monument'] as const);
  // Triumphal arches do not fit East Asian cities.
  const kind = drawn === 'triumph' && scene.style === 'pagoda' ? 'monument' : drawn;
  const wire = rng.chance(0.5) ? bunting : lightString;
  const tree = (x: number): string => roundTree(scene, x, ground + 10, rng.between(220, 300));
  const lamps = evenly(190, width - 190, 2);
  const booth = rng.chance(0.5) ? 300 : width - 300;
  const line = d`M0 ${ground - 30}Q${center} ${ground - 74} ${width} ${ground - 30}V${ground}H0z`;
  drawBackdrop(scene, ground, 210);
  drawing.add(
    path(line, darker(scene, scene.paint.leaf, 0.1)),
    plaza(scene),
    tree(rng.between(30, 80)),
    tree(rng.between(120, 150)),
    tree(width - rng.between(120, 150)),
    tree(width - rng.between(30, 80)),
    hedge(scene, -20, ground + 14, 300, 56),
    hedge(scene, width - 280, ground + 14, 300, 56),
    { wheel, lookout, triumph, monument }[kind](scene),
    lamps.map((x) => streetLamp(scene, x, ground + 50, 250)).join(''),
    kind === 'wheel' || kind === 'lookout'
      ? ticketBooth(scene, booth, ground + 52) +
          (booth < center
            ? wire(scene, [190, ground - 176], [booth - 58, ground - 96], 20)
            : wire(scene, [booth + 58, ground - 96], [width - 190, ground - 176], 20))
      : '',
    walker(scene, center - rng.between(30, 130), ground + 76, 1.06),
    walker(scene, center + rng.between(20, 160), ground + 104, 1.14),
    rng.chance(0.6) ? walker(scene, center + (booth < center ? 1 : -1) * rng.between(230, 300), ground + 84, 1.08) : '',
  );
}
