import { neighbors, drawBackdrop, sideObjects, street } from '../kit/backdrop.js';
import { type RoofKind, storeys } from '../kit/facade.js';
import { walker } from '../kit/people.js';
import { lightPool, lightString } from '../kit/props.js';
import { darker, lighter, repeat, type Scene } from '../kit/scene.js';
import { shadow } from '../kit/plants.js';
import { bottles, shopFront } from '../kit/shopfront.js';
import { type Emblem, emblem, hangingSign } from '../kit/signs.js';
import { mix } from '../color.js';
import { ellipsePath, rectPath, taperPath } from '../shapes.js';
import { circle, d, path, rect, stroke } from '../svg.js';

const NEON = ['#ff7fb0', '#6fe3ff', '#ffd166', '#9dffb0'] as const;

/** Draws a high table with two stools and drinks. */
function highTable(scene: Scene, x: number, y: number): string {
  const { paint } = scene;
  const stool = (dx: number): string =>
    rectPath(x + dx - 17, y - 64, 34, 8) + d`M${x + dx - 12} ${y - 58}l-5 58h5l5 -58zM${x + dx + 12} ${y - 58}l5 58h-5l-5 -58z`;
  return (
    shadow(scene, x, y, 76) +
    path(stool(-54) + stool(54), paint.wood) +
    path(rectPath(x - 3, y - 98, 6, 94) + taperPath(x, y, 46, 12, 8), paint.ink) +
    rect(x - 36, y - 104, 72, 8, lighter(paint.wood, 0.2), 4) +
    path(d`M${x - 22} ${y - 126}h14l-5 11v8h4v3h-12v-3h4v-8z`, paint.glow) +
    rect(x + 8, y - 122, 11, 18, lighter(paint.accent, 0.3), 2)
  );
}

function barrel(scene: Scene, x: number, y: number): string {
  const { paint } = scene;
  return (
    shadow(scene, x, y, 44) +
    path(d`M${x - 28} ${y}q-12 -38 0 -78h56q12 40 0 78z`, paint.wood) +
    path(rectPath(x - 33, y - 64, 66, 6) + rectPath(x - 33, y - 20, 66, 6), paint.ink, 0.6) +
    path(ellipsePath(x, y - 78, 28, 6), darker(scene, paint.wood, 0.25)) +
    rect(x - 14, y - 100, 10, 20, paint.glow, 2) +
    rect(x + 6, y - 98, 10, 18, lighter(paint.accent, 0.3), 2)
  );
}

/** Draws a round neon sign with its glow. */
function neonDisc(scene: Scene, x: number, y: number, r: number, kind: Emblem, color: string): string {
  return (
    (scene.dark ? lightPool(scene, x, y, r * 2.1) : '') +
    circle(x, y, r, mix(scene.paint.ink, '#000000', 0.2)) +
    stroke(d`M${x - r * 0.86} ${y}a${r * 0.86} ${r * 0.86} 0 1 1 ${r * 1.72} 0a${r * 0.86} ${r * 0.86} 0 1 1 ${-r * 1.72} 0z`, color, 5) +
    emblem(kind, x, y + r * 0.06, r * 1.08, color)
  );
}

/** Draws a vertical sign above the pavement, with bulbs around it. */
function bladeSign(scene: Scene, x: number, top: number, height: number, kind: Emblem, color: string): string {
  const bulbs = (height - 24) / 8;
  const dots = repeat(9, (i) => circle(x - 26, top + 12 + i * bulbs, 4, scene.paint.glow) + circle(x + 26, top + 12 + i * bulbs, 4, scene.paint.glow));
  return (
    (scene.dark ? lightPool(scene, x, top + height / 2, 120, height * 0.8) : '') +
    rect(x - 34, top, 68, height, darker(scene, scene.paint.accent, 0.6), 12) +
    dots +
    emblem(kind, x, top + 44, 44, color) +
    rect(x - 13, top + 84, 26, 7, color, 3) +
    rect(x - 13, top + 104, 26, 7, color, 3) +
    rect(x - 13, top + 124, 26, 7, color, 3)
  );
}

/** Draws a bar in an old house, with bottles in the window, a neon sign, and high tables under a string of bulbs. */
export function drawBar(scene: Scene): void {
  const { rng, ground, center, paint, palette, drawing } = scene;
  const width = rng.pick([460, 500, 540]);
  const [left, right] = [center - width / 2, center + width / 2];
  const base = 240;
  const sign = rng.pick(['disc', 'blade', 'blade', 'pub', 'roof'] as const);
  const roof = sign === 'roof' ? 'cornice' : rng.pick<RoofKind>(['terrace', 'tiles', 'cornice', 'mansard', 'parapet']);
  const floors = sign === 'disc' ? 1 : rng.int(1, 2);
  const block = { x: left, width, top: ground - base - floors * 112, foot: ground - base };
  const neon = rng.pick(NEON);
  const kind = rng.pick<Emblem>(['cocktail', 'cocktail', 'note', 'star']);
  const entrance = rng.pick(['left', 'right', 'middle'] as const);
  const wall = mix(paint.wall, palette.ink, 0.3);
  const dark = darker(scene, mix(paint.accent, palette.ink, 0.3), 0.42);
  const side = entrance === 'left' ? 1 : -1;
  const seat = rng.chance(0.55) ? highTable : barrel;
  drawBackdrop(scene, ground, 240);
  drawing.add(
    street(scene),
    neighbors(scene, left, right),
    sign === 'roof'
      ? path(rectPath(center - 50, block.top - 50, 5, 50) + rectPath(center + 45, block.top - 50, 5, 50), paint.ink) +
          neonDisc(scene, center, block.top - 92, 74, kind, neon)
      : '',
    storeys(scene, block, wall, { floors, roof }),
    sign === 'disc' ? neonDisc(scene, center, block.top + 55, 48, kind, neon) : '',
    shopFront(scene, {
      left,
      width,
      height: base,
      color: dark,
      emblem: sign === 'pub' ? 'star' : 'cocktail',
      entrance,
      awnings: sign !== 'blade' && rng.chance(0.3) ? 'windows' : 'none',
      striped: false,
      inside: (x, w, foot) => bottles(scene, x, w, foot),
    }),
    sign === 'blade' ? bladeSign(scene, side > 0 ? right - 4 : left + 4, block.top + 20, floors > 1 ? 190 : 150, kind, neon) : '',
    sign === 'pub' ? hangingSign(scene, side > 0 ? right : left, ground - base - 46, side, kind) : '',
    sideObjects(scene, left, right),
    [left - 130, right + 130].map((x) => shadow(scene, x, ground + 18, 18) + rect(x - 3, ground - 242, 6, 260, paint.ink, 3)).join(''),
    lightString(scene, [left - 130, ground - 236], [left, ground - base + 66], 26),
    lightString(scene, [left, ground - base + 66], [right, ground - base + 66], 22),
    lightString(scene, [right, ground - base + 66], [right + 130, ground - 236], 26),
    scene.dark ? lightPool(scene, center, ground + 40, 330, 52) : '',
    seat(scene, entrance === 'left' ? right - 262 : left + 92, ground + 48),
    seat(scene, entrance === 'right' ? left + 262 : right - 92, ground + 52),
    rng.chance(0.6) ? walker(scene, entrance === 'middle' ? center : entrance === 'left' ? left + 92 : right - 92, ground + 32) : '',
  );
}
