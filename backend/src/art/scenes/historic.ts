import { mix } from '../color.js';
import { drawBackdrop, plaza } from '../kit/backdrop.js';
import { walker } from '../kit/people.js';
import { cypress, hedge, palm, roundTree } from '../kit/plants.js';
import { bench, streetLamp } from '../kit/props.js';
import { lighter, type Scene } from '../kit/scene.js';
import type { SkylineStyle } from '../style.js';
import { d, path } from '../svg.js';
import type { Building, BuildingsByStyle } from './building.js';
import { archedGateway, fortGate, galleryPalace } from './historic/domes.js';
import { assemblyHall, lookoutTower, fort } from './historic/modern.js';
import { aqueduct, castle, townGate } from './historic/old.js';
import { palaceGate, tieredKeep, watchTower } from './historic/pagoda.js';

export const HISTORIC: BuildingsByStyle = {
  modern: [assemblyHall, fort, lookoutTower],
  old: [castle, townGate, aqueduct],
  domes: [fortGate, archedGateway, galleryPalace],
  pagoda: [palaceGate, tieredKeep, watchTower],
};

const STONES: Readonly<Record<SkylineStyle, readonly string[]>> = {
  modern: ['#b79a78', '#a9a6a0', '#c2a583', '#c9b48c'],
  old: ['#b79a78', '#a9a6a0', '#c2a583', '#c9b48c'],
  domes: ['#c67a52', '#d39a63', '#d9b577', '#b9694a'],
  pagoda: ['#a9a6a0', '#b3aa9a', '#9aa0a0', '#bba68c'],
};

/** Buildings that have a town around them. The others stand in open land. */
const IN_TOWN: ReadonlySet<Building> = new Set<Building>([townGate, assemblyHall, archedGateway]);

/** Draws a historic building in the style of the country: gate, castle, fort, palace or tower. */
export function drawHistoric(scene: Scene): void {
  const { rng, ground, width, center, drawing, paint, style } = scene;
  const building = rng.pick(HISTORIC[style]);
  const stone = mix(paint.stone, scene.tint(rng.pick(STONES[style])), style === 'domes' ? 0.8 : 0.65);
  const roof = {
    modern: paint.roof,
    old: paint.roof,
    domes: rng.pick([lighter(stone, 0.3), mix(stone, paint.trim, 0.55), stone]),
    pagoda: scene.tint(rng.pick(['#59616b', '#4f6d62', '#6b5a52', '#b5863c'])),
  }[style];
  const slim = style === 'domes' ? palm : cypress;
  const tree = (x: number, y: number): string => (rng.chance(0.5) ? slim(scene, x, y, rng.between(230, 300)) : roundTree(scene, x, y, rng.between(220, 290)));
  const hill = d`M0 ${ground + 6}V${ground - 60}Q${width * 0.16} ${ground - 110} ${width * 0.4} ${ground - 74}` + d`T${width} ${ground - 56}V${ground + 6}z`;
  drawBackdrop(scene, ground - 30, IN_TOWN.has(building) ? 190 : 0);
  drawing.add(
    path(hill, mix(paint.leaf, scene.palette.sky[3], 0.3)),
    plaza(scene),
    hedge(scene, -20, ground + 8, 260, 62),
    hedge(scene, width - 240, ground + 8, 260, 62),
    building === aqueduct ? '' : tree(rng.between(40, 80), ground + 8) + tree(width - rng.between(40, 80), ground + 8),
    building(scene, stone, roof),
    tree(rng.between(120, 150), ground + 40),
    tree(width - rng.between(120, 150), ground + 44),
    streetLamp(scene, 240, ground + 62, 230),
    streetLamp(scene, width - 240, ground + 62, 230),
    rng.chance(0.6) ? bench(scene, rng.pick([290, width - 440]), ground + 74) : '',
    walker(scene, center - rng.between(30, 60), ground + 90, 1.06),
    walker(scene, center + rng.between(60, 150), ground + 112, 1.14),
  );
}
