import { neighbors, drawBackdrop, sideObjects, street } from '../kit/backdrop.js';
import { awning, type Block, door, drawRoof, type RoofKind, shopWindow, wallBlock } from '../kit/facade.js';
import { evenly } from '../kit/monument.js';
import { walker } from '../kit/people.js';
import { planter } from '../kit/plants.js';
import { flag, lightPool } from '../kit/props.js';
import { darker, lighter, repeat, type Scene } from '../kit/scene.js';
import { display, shopFront } from '../kit/shopfront.js';
import { emblem, type Emblem, hangingSign } from '../kit/signs.js';
import { openings, windows } from '../kit/windows.js';
import { mix } from '../color.js';
import { archPath, rectPath } from '../shapes.js';
import { circle, d, path, rect, stroke } from '../svg.js';

/** Draws a round shop sign with a bag. */
const bagDisc = (scene: Scene, x: number, y: number, r: number): string =>
  (scene.dark ? lightPool(scene, x, y, r * 2.2) : '') +
  circle(x, y, r, darker(scene, scene.paint.accent, 0.4)) +
  circle(x, y, r * 0.86, scene.paint.accent) +
  emblem('bag', x, y - r * 0.03, r * 1.05, lighter(scene.paint.trim, 0.5));

/** Draws a department store: shop windows below, tall windows between pilasters above. */
function store(scene: Scene, block: Block): string {
  const { rng, ground, center, paint, palette } = scene;
  const { x, width, top } = block;
  const base = 216;
  const axes = evenly(x + 14, x + width - 14, 6);
  const bay = (width - 28) / 5;
  const upper = { top: top + 46, foot: ground - base - 26 };
  const tall = axes
    .slice(0, 5)
    .map((left) => archPath(left + 20, upper.foot, bay - 40, upper.foot - upper.top))
    .join('');
  const frames = axes
    .slice(0, 5)
    .map((left) => archPath(left + 13, upper.foot + 4, bay - 26, upper.foot - upper.top + 11))
    .join('');
  const bars = axes
    .slice(0, 5)
    .map(
      (left) =>
        rectPath(left + bay / 2 - 2, upper.top, 4, upper.foot - upper.top) + rectPath(left + 20, upper.top + (upper.foot - upper.top) * 0.55, bay - 40, 10),
    )
    .join('');
  const show = (left: number, w: number): string => {
    const pane = { x: left, width: w, top: ground - base + 84, foot: ground - 30 };
    return (
      shopWindow(scene, pane, display(scene, left, w, pane.foot), false) + awning(scene, left - 4, ground - base + 48, w + 8, 40, paint.accent, rng.chance(0.4))
    );
  };
  const w = (width - 130 - 4 * 24) / 4;
  return (
    wallBlock(scene, block, paint.wall) +
    drawRoof(scene, block, paint.wall, rng.pick<RoofKind>(['cornice', 'parapet', 'mansard'])) +
    path(frames, paint.trim) +
    path(tall, paint.glass) +
    path(bars, paint.trim) +
    path(axes.map((a) => rectPath(a - 9, top + 16, 18, ground - base - top - 16)).join(''), lighter(paint.wall, 0.3)) +
    rect(x - 8, ground - base, width + 16, base, darker(scene, paint.wall, 0.5)) +
    rect(x - 14, ground - base - 10, width + 28, 16, lighter(paint.wall, 0.3), 2) +
    rect(x - 8, ground - 20, width + 16, 20, palette.ink, 0, 0.4) +
    show(x + 20, w) +
    show(x + 44 + w, w) +
    show(x + width - 44 - 2 * w, w) +
    show(x + width - 20 - w, w) +
    door(scene, center, ground, 112, 150, darker(scene, paint.accent, 0.35), true) +
    bagDisc(scene, center, ground - base - 4, 46)
  );
}

/** Draws three narrow shops with houses of different colors. */
function row(scene: Scene, block: Block): string {
  const { rng, ground, paint, tint } = scene;
  const w = block.width / 3;
  const colors = rng.shuffle([paint.accent, paint.accent2, tint('#c98b2b', 0.1), tint('#4f7f6f', 0.1), tint('#8a4f7d', 0.1)]);
  const kinds = rng.shuffle<Emblem>(['bag', 'bag', 'star', 'crown', 'leaf', 'note']);
  const walls = rng.shuffle([paint.wall, paint.sideWalls[0], paint.sideWalls[1]]);
  const roofs = rng.shuffle<RoofKind>(['cornice', 'tiles', 'parapet', 'mansard', 'cornice']);
  return (
    [0, 2, 1]
      .map((i) => {
        const color = colors[i] ?? paint.accent;
        const house = { x: block.x + i * w + 4, width: w - 8, top: block.top + rng.pick([0, 24, 48]), foot: ground - 220 };
        const list = openings({ left: house.x + 34, right: house.x + house.width - 34, top: house.top + 40, rowHeight: 0 }, 2, 1, [50, 74]);
        const front = shopFront(scene, {
          left: house.x + 6,
          width: house.width - 12,
          height: 220,
          color: darker(scene, color, 0.3),
          emblem: kinds[i] ?? 'bag',
          entrance: 'narrow',
          awnings: 'whole',
          awningColor: color,
          striped: rng.chance(0.5),
          inside: (x, width, foot) => display(scene, x, width, foot),
        });
        return (
          wallBlock(scene, house, walls[i] ?? paint.wall) +
          drawRoof(scene, house, walls[i] ?? paint.wall, roofs[i] ?? 'cornice') +
          windows(scene, list, rng.pick(['sash', 'arched'] as const)) +
          front
        );
      })
      .join('') + hangingSign(scene, block.x + w * 2 - 2, ground - 262, -1, 'bag')
  );
}

/** Draws a shopping arcade with a glazed vault between two wings. */
function vault(scene: Scene, block: Block): string {
  const { ground, center, paint, palette } = scene;
  const { x, width, top } = block;
  const iron = mix(paint.accent2, palette.ink, 0.35);
  const span = 300;
  const ribs = [-0.36, -0.18, 0, 0.18, 0.36].map((at) => d`M${center + at * span} ${ground - 150}L${center + at * span} ${ground - 290}`).join('');
  const rings = [0.66, 0.34].map((s) => d`M${center - (span / 2) * s} ${ground - 300}a${(span / 2) * s} ${(span / 2) * s} 0 0 1 ${span * s} 0`).join('');
  const spokes = [0.2, 0.35, 0.5, 0.65, 0.8]
    .map((t) => d`M${center} ${ground - 300}L${center - Math.cos(t * Math.PI) * span * 0.5} ${ground - 300 - Math.sin(t * Math.PI) * span * 0.5}`)
    .join('');
  const wing = (left: number): string => {
    const w = (width - span - 40) / 2;
    const list = openings({ left: left + 24, right: left + w - 24, top: top + 40, rowHeight: 92 }, 2, 2, [40, 62]);
    const pane = { x: left + 16, width: w - 32, top: ground - 124, foot: ground - 30 };
    return (
      wallBlock(scene, { x: left, width: w, top, foot: ground }, paint.wall) +
      drawRoof(scene, { x: left, width: w, top, foot: ground }, paint.wall, 'cornice') +
      windows(scene, list, 'arched') +
      rect(left, ground - 176, w, 176, darker(scene, paint.accent, 0.3)) +
      shopWindow(scene, pane, display(scene, pane.x, pane.width, pane.foot), false) +
      awning(scene, left + 10, ground - 160, w - 20, 40, paint.accent)
    );
  };
  return (
    wing(x) +
    wing(x + width - (width - span - 40) / 2) +
    path(archPath(center - span / 2 - 30, ground, span + 60, 480), paint.wall) +
    path(archPath(center - span / 2 - 10, ground, span + 20, 460), iron) +
    path(archPath(center - span / 2, ground, span, 450), paint.glass) +
    stroke(ribs + rings + spokes, iron, 4) +
    rect(center - span / 2, ground - 304, span, 10, iron) +
    rect(center - span / 2, ground - 156, span, 12, iron) +
    repeat(
      3,
      (i) =>
        rect(center - span / 2 + 14 + i * 94, ground - 144, 84, 144, darker(scene, paint.glass, 0.22)) +
        rect(center - span / 2 + 54 + i * 94, ground - 144, 4, 144, iron),
    ) +
    bagDisc(scene, center, ground - 226, 52)
  );
}

/** Draws a department store, a row of shops or a glazed arcade. */
export function drawShopping(scene: Scene): void {
  const { rng, ground, center, drawing, paint } = scene;
  const kind = rng.pick(['store', 'row', 'vault'] as const);
  const width = { store: rng.pick([580, 620]), row: 660, vault: 640 }[kind];
  const block = { x: center - width / 2, width, top: ground - { store: rng.pick([410, 440]), row: 400, vault: 400 }[kind], foot: ground };
  drawBackdrop(scene, ground, 240);
  drawing.add(
    street(scene),
    neighbors(scene, block.x, block.x + width),
    { store, row, vault }[kind](scene, block),
    kind === 'store' ? flag(scene, block.x + 40, block.top - 14, 74, paint.accent) + flag(scene, block.x + width - 76, block.top - 14, 74, paint.accent2) : '',
    sideObjects(scene, block.x, block.x + width),
    walker(scene, center - rng.between(110, 200), ground + 42, 1.08),
    walker(scene, center + rng.between(60, 190), ground + 52, 1.1),
    rng.chance(0.5) ? walker(scene, center + rng.between(-60, 30), ground + 36, 1.04) : planter(scene, center + 210, ground + 28, 96),
  );
}
