import { neighbors, drawBackdrop, plaza, sideObjects, street } from '../kit/backdrop.js';
import { awning, type RoofKind, storeys } from '../kit/facade.js';
import { vendor, walker } from '../kit/people.js';
import { hedge, planter, pottedPlant, roundTree } from '../kit/plants.js';
import { bicycle, bunting, chalkBoard, lightString, streetLamp, tableSet } from '../kit/props.js';
import { darker, lighter, repeat, type Scene } from '../kit/scene.js';
import { guests, shopFront } from '../kit/shopfront.js';
import { emblem, hangingSign, signBoard } from '../kit/signs.js';
import { rectPath, taperPath } from '../shapes.js';
import { circle, path, rect } from '../svg.js';

/** Draws a big cup that stands on the edge of a roof at y. */
function roofCup(scene: Scene, x: number, y: number): string {
  const { paint } = scene;
  return (
    path(rectPath(x - 40, y - 12, 6, 12) + rectPath(x + 34, y - 12, 6, 12), paint.ink) +
    circle(x, y - 66, 60, darker(scene, paint.accent, 0.45)) +
    circle(x, y - 66, 52, paint.accent) +
    emblem('cup', x - 2, y - 66, 76, lighter(paint.trim, 0.4))
  );
}

function house(scene: Scene): void {
  const { rng, ground, center, paint, drawing } = scene;
  const width = rng.pick([430, 470, 510]);
  const [left, right] = [center - width / 2, center + width / 2];
  const base = 238;
  const roof = rng.pick<RoofKind>(['tiles', 'terrace', 'parapet', 'cornice', 'mansard']);
  const cup = roof === 'cornice';
  const block = { x: left, width, top: ground - base - 116, foot: ground - base };
  const entrance = rng.pick(['left', 'right', 'middle'] as const);
  drawBackdrop(scene, ground, 230);
  drawing.add(
    street(scene),
    neighbors(scene, left, right),
    cup ? roofCup(scene, center + rng.pick([-0.3, 0, 0.3]) * width, block.top - 14) : '',
    storeys(scene, block, paint.wall, { floors: 1, roof, kind: rng.pick(['arched', 'sash', 'shutters'] as const) }),
    shopFront(scene, {
      left,
      width,
      height: base,
      color: rng.pick([lighter(paint.accent2, 0.25), darker(scene, paint.wood, 0.15), paint.trim, darker(scene, paint.accent2, 0.2)]),
      emblem: 'cup',
      entrance,
      awnings: rng.pick(['windows', 'whole'] as const),
      striped: rng.chance(0.5),
      inside: (x, w, foot) => guests(scene, x, w, foot),
    }),
    hangingSign(scene, rng.chance(0.5) ? left : right, ground - base - 50, 1, 'cup'),
    sideObjects(scene, left, right),
    tableSet(scene, entrance === 'left' ? right - 96 : left + 96, ground + 50, null),
    entrance === 'middle' ? planter(scene, right - 130, ground + 20, 90) : chalkBoard(scene, entrance === 'left' ? left + 170 : right - 170, ground + 42),
  );
}

function kiosk(scene: Scene): void {
  const { rng, ground, center, paint, drawing, width } = scene;
  const w = 300;
  const [left, top] = [center - w / 2, ground - 250];
  const board = darker(scene, paint.accent2, 0.18);
  const body =
    rect(left, top, w, 262, board) +
    path(
      repeat(11, (i) => rectPath(left + 14 + i * 26, ground - 88, 2.5, 96)),
      scene.palette.ink,
      0.18,
    ) +
    rect(left + 24, top + 62, w - 48, 104, paint.glass) +
    rect(left + 24, top + 62, w - 48, 8, scene.palette.ink, 0, 0.2) +
    vendor(scene, center - 40, ground - 84) +
    rect(center + 40, ground - 130, 62, 46, darker(scene, paint.wood, 0.3), 4) +
    rect(center + 50, ground - 144, 14, 16, paint.trim, 3) +
    rect(center + 74, ground - 144, 14, 16, paint.trim, 3) +
    rect(left - 14, ground - 88, w + 28, 13, lighter(paint.wood, 0.2), 3) +
    awning(scene, left + 6, top + 30, w - 12, 48, paint.accent) +
    rect(left - 6, ground, w + 12, 14, darker(scene, board, 0.4));
  const roof = rng.chance(0.5)
    ? path(taperPath(center, top + 30, w + 56, w - 90, 64), paint.roof) + signBoard(scene, center - 90, top - 84, 180, 52, 'cup')
    : rect(left - 24, top + 12, w + 48, 20, darker(scene, board, 0.35), 4) + roofCup(scene, center, top + 14);
  const cloth = rng.chance(0.5) ? paint.accent : paint.accent2;
  const wire = rng.chance(0.5) ? lightString : bunting;
  drawBackdrop(scene, ground, 200);
  drawing.add(
    plaza(scene),
    roundTree(scene, rng.between(60, 110), ground + 4, rng.between(300, 350)),
    roundTree(scene, width - rng.between(50, 110), ground + 4, rng.between(290, 340)),
    roundTree(scene, rng.between(330, 370), ground - 2, 270, darker(scene, paint.leaf, 0.16)),
    roundTree(scene, width - rng.between(330, 370), ground - 2, 250, darker(scene, paint.leaf, 0.12)),
    hedge(scene, -20, ground + 8, left - 60, 76),
    hedge(scene, left + w + 80, ground + 8, width - left - w, 76),
    streetLamp(scene, 196, ground + 16, 270),
    streetLamp(scene, width - 196, ground + 16, 270),
    wire(scene, [196, ground - 214], [left - 8, top + 24], 40),
    wire(scene, [left + w + 8, top + 24], [width - 196, ground - 214], 40),
    roof,
    body,
    pottedPlant(scene, left - 34, ground + 18, 96),
    pottedPlant(scene, left + w + 34, ground + 18, 96),
    tableSet(scene, 240, ground + 66, cloth),
    tableSet(scene, width - 250, ground + 74, cloth),
    rng.chance(0.5) ? bicycle(scene, center + 10, ground + 96, rng.chance(0.5) ? 1 : -1) : walker(scene, center + rng.between(40, 90), ground + 60, 1.1),
    chalkBoard(scene, left - 4, ground + 70),
  );
}

/** Draws a coffee house at a street, or a kiosk under trees. */
export const drawCafe = (scene: Scene): void => (scene.rng.chance(0.66) ? house(scene) : kiosk(scene));
