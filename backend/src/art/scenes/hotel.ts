import { neighbors, drawBackdrop, sideObjects, street } from '../kit/backdrop.js';
import { type Block, drawRoof, type RoofKind, wallBlock } from '../kit/facade.js';
import { walker } from '../kit/people.js';
import { cypress, palm, planter, pottedPlant, shadow } from '../kit/plants.js';
import { flag, lightPool } from '../kit/props.js';
import { darker, lighter, repeat, type Scene } from '../kit/scene.js';
import { emblem, type Emblem } from '../kit/signs.js';
import { balconies, flowerBoxes, openings, type WindowKind, windows } from '../kit/windows.js';
import { mix } from '../color.js';
import { rectPath } from '../shapes.js';
import { circle, d, path, rect, stroke } from '../svg.js';

const BASE = 138;

/** Draws an illuminated sign on legs above the roof line y. */
function roofSign(scene: Scene, x: number, y: number, kind: Emblem): string {
  const { paint } = scene;
  return (
    path(rectPath(x - 84, y - 22, 5, 22) + rectPath(x + 79, y - 22, 5, 22), paint.ink) +
    (scene.dark ? lightPool(scene, x, y - 46, 210, 90) : '') +
    rect(x - 118, y - 72, 236, 52, darker(scene, paint.accent, 0.5), 8) +
    emblem(kind, x, y - 46, 38, paint.glow) +
    path(rectPath(x - 96, y - 50, 56, 8) + rectPath(x + 40, y - 50, 56, 8), paint.glow, 0.9)
  );
}

/** Draws a trolley with suitcases. */
function luggage(scene: Scene, x: number, y: number): string {
  const { paint } = scene;
  return (
    shadow(scene, x, y, 48) +
    stroke(d`M${x - 40} ${y - 12}V${y - 82}a40 34 0 0 1 80 0V${y - 12}`, mix(paint.glow, paint.wood, 0.45), 5) +
    rect(x - 32, y - 52, 64, 38, paint.accent2, 5) +
    rect(x - 22, y - 84, 44, 32, paint.wood, 5) +
    path(rectPath(x - 20, y - 52, 5, 38) + rectPath(x + 15, y - 52, 5, 38) + rectPath(x - 3, y - 84, 6, 32), paint.ink, 0.35) +
    rect(x - 46, y - 15, 92, 7, paint.ink, 3) +
    circle(x - 34, y - 4, 6, paint.ink) +
    circle(x + 34, y - 4, 6, paint.ink)
  );
}

/** Draws a ground floor with lobby windows, revolving door, canopy and carpet. */
function lobby(scene: Scene, block: Block, color: string): string {
  const { ground, center, paint } = scene;
  const { x, width } = block;
  const pane = (width - 260) / 2;
  const glass = (left: number): string =>
    rect(left - 5, ground - BASE + 26, pane + 10, BASE - 46, darker(scene, color, 0.4), 3) +
    rect(left, ground - BASE + 31, pane, BASE - 56, paint.glass) +
    path(d`M${left} ${ground - 25}l${pane * 0.4} ${-(BASE - 56)}h${pane * 0.22}l${-pane * 0.4} ${BASE - 56}z`, '#ffffff', 0.16) +
    path(rectPath(left + pane / 2 - 1.5, ground - BASE + 31, 3, BASE - 56), darker(scene, color, 0.4));
  const roof = d`M${center - 132} ${ground - 108}Q${center} ${ground - 166} ${center + 132} ${ground - 108}v18h-264z`;
  return (
    rect(x - 4, ground - BASE, width + 8, BASE, color) +
    rect(x - 12, ground - BASE - 8, width + 24, 13, lighter(color, 0.3), 2) +
    glass(x + 26) +
    glass(x + width - 26 - pane) +
    rect(center - 70, ground - 112, 140, 112, darker(scene, color, 0.5)) +
    rect(center - 60, ground - 102, 120, 102, paint.glass) +
    path(
      rectPath(center - 2, ground - 102, 4, 102) + rectPath(center - 32, ground - 102, 3, 102) + rectPath(center + 29, ground - 102, 3, 102),
      darker(scene, color, 0.55),
    ) +
    path(d`M${center - 62} ${ground}h124l26 62h-176z`, darker(scene, paint.accent, 0.12)) +
    path(d`M${center - 62} ${ground}h10l-22 62h-14zM${center + 62} ${ground}h-10l22 62h14z`, paint.glow, 0.75) +
    path(rectPath(center - 122, ground - 96, 5, 104) + rectPath(center + 117, ground - 96, 5, 104), mix(paint.glow, paint.wood, 0.4)) +
    path(roof, paint.accent) +
    path(rectPath(center - 132, ground - 96, 264, 6), scene.palette.ink, 0.2) +
    path(
      repeat(9, (i) => rectPath(center - 128 + i * 31, ground - 98, 9, 8)),
      paint.glow,
    )
  );
}

function grandHotel(scene: Scene, block: Block): string {
  const { rng, paint, ground } = scene;
  const rows = Math.round((block.foot - block.top) / 84);
  const kind = rng.pick<WindowKind>(['sash', 'arched', 'sash']);
  const roof = rng.pick<RoofKind>(['mansard', 'cornice', 'parapet', 'cornice']);
  const list = openings({ left: block.x + 34, right: block.x + block.width - 34, top: block.top + 24, rowHeight: 84 }, 5, rows, [46, 56]);
  const dress = rng.pick(['balconies', 'flowers', 'awnings'] as const);
  const shades = list.map(({ x, y, width }) => d`M${x - 4} ${y - 6}h${width + 8}l7 22h${-width - 22}z`).join('');
  return (
    wallBlock(scene, block, paint.wall) +
    drawRoof(scene, block, paint.wall, roof) +
    (roof === 'cornice' ? roofSign(scene, scene.center, block.top - 16, rng.pick(['star', 'crown'] as const)) : '') +
    windows(scene, list, kind) +
    (dress === 'balconies' ? balconies(scene, list) : dress === 'flowers' ? flowerBoxes(scene, list, 0.7) : path(shades, paint.accent)) +
    lobby(scene, { ...block, foot: ground }, darker(scene, paint.accent, 0.45))
  );
}

function modernHotel(scene: Scene, block: Block): string {
  const { rng, paint, ground, palette } = scene;
  const shell = rng.pick([paint.trim, lighter(paint.wall, 0.3), mix(paint.accent2, paint.trim, 0.55)]);
  const rows = Math.round((block.foot - block.top) / 70);
  const band = (block.foot - block.top - 14) / rows;
  const list = openings({ left: block.x + 20, right: block.x + block.width - 20, top: block.top + 14, rowHeight: band }, 7, rows, [44, band - 24]);
  const slabs = repeat(rows, (i) => rectPath(block.x - 16, block.top + 14 + (i + 1) * band - 14, block.width + 32, 9));
  const rails = repeat(rows, (i) => rectPath(block.x - 14, block.top + 14 + (i + 1) * band - 34, block.width + 28, 3));
  return (
    wallBlock(scene, block, shell) +
    windows(scene, list, 'plain', 0.7) +
    path(rails, palette.ink, 0.35) +
    path(slabs, lighter(shell, 0.3)) +
    rect(block.x - 20, block.top - 10, block.width + 40, 16, darker(scene, shell, 0.25), 2) +
    repeat(6, (i) => circle(block.x + 30 + i * 22, block.top - 20, 13, i % 2 ? paint.leaf : darker(scene, paint.leaf, 0.14))) +
    roofSign(scene, scene.center + block.width * 0.14, block.top - 8, rng.pick(['star', 'crown', 'leaf'] as const)) +
    lobby(scene, { ...block, foot: ground }, darker(scene, paint.accent, 0.5))
  );
}

/** Draws a grand or modern hotel with a lobby, canopy and carpet. */
export function drawHotel(scene: Scene): void {
  const { rng, ground, center, drawing } = scene;
  const modern = rng.chance(0.4);
  const width = rng.pick([440, 470, 500]);
  const rows = modern ? rng.int(5, 6) : rng.int(3, 4);
  const block = { x: center - width / 2, width, top: ground - BASE - rows * (modern ? 70 : 84) - 14, foot: ground - BASE };
  const [plant, size] = rng.pick([
    [cypress, 210],
    [palm, 250],
    [pottedPlant, 120],
  ] as const);
  drawBackdrop(scene, ground, 240);
  drawing.add(
    street(scene),
    neighbors(scene, block.x, block.x + width),
    modern ? modernHotel(scene, block) : grandHotel(scene, block),
    rng.chance(0.6) ? flag(scene, center - 190, ground - 130, 96, scene.paint.accent) + flag(scene, center + 166, ground - 130, 96, scene.paint.accent2) : '',
    sideObjects(scene, block.x, block.x + width),
    plant(scene, block.x + 46, ground + 16, size),
    plant(scene, block.x + width - 46, ground + 16, size),
    rng.chance(0.5) ? planter(scene, block.x + 84, ground + 14, 62) : '',
    rng.chance(0.7) ? luggage(scene, center + 128, ground + 46) : '',
    walker(scene, center + rng.between(-30, 30), ground + 40),
  );
}
