import { mix } from '../color.js';
import { drawBackdrop, plaza } from '../kit/backdrop.js';
import { walker } from '../kit/people.js';
import { cypress, hedge, palm, pottedPlant, roundTree } from '../kit/plants.js';
import { bench, lightPool, streetLamp } from '../kit/props.js';
import { darker, lighter, type Scene } from '../kit/scene.js';
import { rectPath } from '../shapes.js';
import { d, path } from '../svg.js';
import type { BuildingsByStyle } from './building.js';
import { kioskHall, tieredTower, toweredHall } from './worship/domes.js';
import { archedHall, gabledHall, tentHall } from './worship/modern.js';
import { domedHall, naveHall, twinTowers } from './worship/old.js';
import { greatRoof, roofTower, tieredHall } from './worship/pagoda.js';
import { lantern } from './worship/parts.js';

export const WORSHIP: BuildingsByStyle = {
  modern: [archedHall, gabledHall, tentHall],
  old: [naveHall, twinTowers, domedHall],
  domes: [toweredHall, kioskHall, tieredTower],
  pagoda: [tieredHall, roofTower, greatRoof],
};

/** Draws a place of worship of no particular religion, in the style of the country, with lamps, a garden and a pond. */
export function drawWorship(scene: Scene): void {
  const { rng, ground, width, height, center, drawing, paint, palette, style } = scene;
  const stone = mix(paint.wall, paint.stone, 0.5);
  const gold = mix(paint.glow, scene.tint('#b58a3c'), 0.7);
  const roof = rng.pick(
    style === 'pagoda'
      ? [scene.tint('#59616b'), scene.tint('#4f6d62'), scene.tint('#8a5038'), gold]
      : [style === 'domes' ? lighter(stone, 0.35) : paint.roof, mix(paint.accent2, paint.stone, 0.35), mix(paint.leaf, paint.stone, 0.5), gold],
  );
  const hall = rng.pick(WORSHIP[style]);
  const lawn =
    path(rectPath(0, ground + 56, 334, height - ground) + rectPath(width - 334, ground + 56, 334, height - ground), lighter(paint.pavement, 0.25)) +
    path(
      rectPath(0, ground + 60, 330, height - ground - 60) + rectPath(width - 330, ground + 60, 330, height - ground - 60),
      mix(paint.leaf, palette.sky[3], 0.12),
    );
  const water = mix(mix(palette.sky[1], palette.sky[2], 0.4), scene.tint('#3f93ad', 0.2), 0.4);
  const pool =
    path(d`M${center - 120} ${ground + 78}h240l70 ${height - ground}h-380z`, lighter(paint.stone, 0.15)) +
    path(d`M${center - 104} ${ground + 90}h208l66 ${height - ground}h-340z`, water) +
    path(
      rectPath(center - 70, ground + 112, 90, 3) + rectPath(center + 10, ground + 132, 110, 3) + rectPath(center - 120, ground + 150, 100, 4),
      '#ffffff',
      0.4,
    );
  const still = rng.chance(0.5);
  drawBackdrop(scene, ground - 10, rng.chance(0.5) ? 150 : 0);
  drawing.add(
    plaza(scene),
    lawn,
    [30, 116, width - 116, width - 30].map((x) => roundTree(scene, x, ground + 4, rng.between(230, 300), darker(scene, paint.leaf, 0.12))).join(''),
    hedge(scene, -20, ground + 10, 330, 70),
    hedge(scene, width - 310, ground + 10, 330, 70),
    scene.dark ? lightPool(scene, center, ground - 130, 430, 230) : '',
    hall(scene, stone, roof),
    [224, width - 224].map((x) => (style === 'domes' ? palm : cypress)(scene, x, ground + 26, rng.between(220, 280))).join(''),
    still ? pool : '',
    [center - 246, center + 246].map((x) => (style === 'pagoda' ? lantern(scene, x, ground + 84) : streetLamp(scene, x, ground + 84, 190))).join(''),
    rng.chance(0.5) ? pottedPlant(scene, center - 330, ground + 70, 100) + pottedPlant(scene, center + 330, ground + 70, 100) : bench(scene, 66, ground + 100),
    still ? '' : walker(scene, center + rng.between(-110, 110), ground + 104, 1.08),
  );
}
