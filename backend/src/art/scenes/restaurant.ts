import { neighbors, drawBackdrop, sideObjects, street } from '../kit/backdrop.js';
import { type RoofKind, storeys } from '../kit/facade.js';
import { walker } from '../kit/people.js';
import { chalkBoard, lightString, tableSet } from '../kit/props.js';
import { darker, type Scene } from '../kit/scene.js';
import { guests, shopFront } from '../kit/shopfront.js';
import { hangingSign } from '../kit/signs.js';

const ROOFS: readonly RoofKind[] = ['cornice', 'mansard', 'tiles', 'parapet', 'terrace'];

/** Draws a town house with a dining room behind large windows and tables on the pavement. */
export function drawRestaurant(scene: Scene): void {
  const { rng, ground, center, paint, drawing } = scene;
  const width = rng.pick([520, 560, 600]);
  const [left, right] = [center - width / 2, center + width / 2];
  const roof = rng.pick(ROOFS);
  const base = 240;
  const floors = roof === 'cornice' ? rng.int(1, 3) : rng.int(1, 2);
  const block = { x: left, width, top: ground - base - floors * 112, foot: ground - base };
  const entrance = rng.pick(['middle', 'middle', 'left', 'right'] as const);
  const parasols = rng.chance(0.4);
  const awnings = parasols ? 'none' : rng.pick(['whole', 'whole', 'windows'] as const);
  const front = shopFront(scene, {
    left,
    width,
    height: base,
    color: darker(scene, paint.accent, rng.pick([0.25, 0.4])),
    emblem: 'cutlery',
    entrance,
    awnings,
    striped: rng.chance(0.75),
    inside: (x, w, foot) => guests(scene, x, w, foot),
  });
  const signSide = rng.pick([-1, 1, 0] as const);
  const cloth = rng.chance(0.5) ? paint.accent : paint.accent2;
  const tables = { middle: [left + 120, right - 120], left: [center + 20, right - 90], right: [left + 90, center - 20] }[entrance];
  drawBackdrop(scene, ground, 230);
  drawing.add(
    street(scene),
    neighbors(scene, left, right),
    storeys(scene, block, paint.wall, { floors, roof }),
    front,
    signSide === 0 ? '' : hangingSign(scene, signSide > 0 ? right : left, ground - base - 40, signSide, 'cutlery'),
    sideObjects(scene, left, right),
    parasols && rng.chance(0.6) ? lightString(scene, [left - 6, ground - base + 66], [right + 6, ground - base + 66], 16) : '',
    tables.map((x) => tableSet(scene, x, ground + 50, parasols ? cloth : null)).join(''),
    entrance === 'middle' && rng.chance(0.5) ? walker(scene, center + rng.between(-20, 20), ground + 34) : '',
    entrance !== 'middle' && rng.chance(0.6) ? chalkBoard(scene, entrance === 'left' ? left + 160 : right - 160, ground + 40) : '',
  );
}
