import { buildingPath, type Roof } from '../buildings.js';
import { mix } from '../color.js';
import { ridgePath } from '../nature.js';
import { rectPath } from '../shapes.js';
import { type Disc, drawClouds, drawSky, drawSun } from '../sky.js';
import { d, path, rect } from '../svg.js';
import { wallBlock, drawRoof } from './facade.js';
import { hedge, planter, pottedPlant, roundTree } from './plants.js';
import { bench, bicycle, lightPool, streetLamp } from './props.js';
import { darker, lighter, repeat, type Scene } from './scene.js';
import { openings, windows } from './windows.js';
import { walker } from './people.js';

/** Chooses a position of the sun that buildings in the middle do not cover. */
function sunOf({ rng, width, time }: Scene): Disc {
  const left = rng.chance(0.5);
  return { x: left ? rng.between(95, 215) : width - rng.between(95, 215), y: rng.between(195, 270), r: time === 'night' ? 38 : 46 };
}

const DISTANT_ROOFS: readonly Roof[] = ['flat', 'flat', 'step', 'slant', 'antenna', 'tank', 'gable'];

function distantRow(scene: Scene, sun: Disc, level: number, height: number): string {
  const { rng, width } = scene;
  let data = '';
  for (let x = -30; x < width + 20; ) {
    const w = rng.between(46, 116);
    const free = Math.abs(x + w / 2 - sun.x) < sun.r + w / 2 + 14 ? level - sun.y - sun.r - 26 : Infinity;
    const h = Math.min(height * rng.between(0.45, 1.25), free);
    data += buildingPath(x, level, w, h, h > 120 ? rng.pick(DISTANT_ROOFS) : 'flat');
    x += w;
  }
  return data;
}

/** Draws sky, sun, clouds and a hazy town that stands on `level`. `tall` is the height of distant houses; 0 means open land. */
export function drawBackdrop(scene: Scene, level: number, tall: number): void {
  const { drawing, palette, rng, time } = scene;
  const [, , low, haze] = palette.sky;
  const [far, near] = palette.distance;
  const sun = sunOf(scene);
  drawSky(drawing, palette, time, rng, level + 20);
  drawSun(drawing, palette, time, sun);
  drawClouds(
    drawing,
    palette,
    rng,
    sun,
    { count: rng.int(2, 4), left: -60, right: 1260, top: 90, bottom: 300, length: [150, 300] },
    time === 'night' ? 0.5 : 0.8,
  );
  const fade = (name: string, color: string, share: number): string =>
    drawing.vertical(
      name,
      [
        [0, color],
        [0.4, color],
        [1, mix(color, haze, share)],
      ],
      [level - tall * 1.3 - 60, level],
    );
  drawing.add(path(ridgePath(rng, drawing.width, level, 150, 10), fade('hill', mix(far, low, 0.45), 0.6)));
  if (tall === 0) return;
  drawing.add(path(distantRow(scene, sun, level, tall), fade('far', far, 0.5)), path(distantRow(scene, sun, level, tall * 0.62), fade('town', near, 0.35)));
}

/** Draws pavement with slabs, kerb and a strip of road. */
export function street(scene: Scene): string {
  const { paint, ground, width, height, center } = scene;
  const joints = repeat(13, (i) => {
    const x = center + (i - 6) * 96;
    return d`M${x} ${ground}L${center + (i - 6) * 122} ${ground + 78}h3L${x + 2} ${ground}z`;
  });
  return (
    rect(0, ground, width, 80, paint.pavement) +
    path(joints + rectPath(0, ground + 30, width, 2), scene.palette.ink, 0.08) +
    rect(0, ground + 78, width, 8, lighter(paint.pavement, 0.35)) +
    rect(0, ground + 86, width, 12, darker(scene, paint.pavement, 0.3)) +
    rect(0, ground + 98, width, height - ground - 98, paint.road) +
    path(
      repeat(7, (i) => rectPath(-20 + i * 190, height - 26, 104, 8)),
      '#ffffff',
      scene.dark ? 0.25 : 0.5,
    )
  );
}

/** Draws an open square with rows of slabs that widen towards the viewer. */
export function plaza(scene: Scene): string {
  const { paint, ground, width, height, center } = scene;
  const rays = repeat(13, (i) => d`M${center + (i - 6) * 96} ${ground}L${center + (i - 6) * 190} ${height}h4L${center + (i - 6) * 96 + 2} ${ground}z`);
  const rows = [12, 34, 66, 110].map((dy) => rectPath(0, ground + dy, width, 2 + dy * 0.02)).join('');
  return (
    rect(0, ground, width, height - ground, paint.pavement) + path(rays + rows, scene.palette.ink, 0.08) + rect(0, ground, width, 5, scene.palette.ink, 0, 0.1)
  );
}

function sideHouse(scene: Scene, left: number, right: number, color: string): string {
  const { rng, ground } = scene;
  const block = { x: left, width: right - left, top: ground - rng.between(250, 320), foot: ground };
  const shown = { left: Math.max(26, left + 30), right: Math.min(scene.width - 26, right - 30) };
  const columns = Math.max(1, Math.round((shown.right - shown.left) / 96));
  const rows = block.top < ground - 285 ? 3 : 2;
  const list = openings({ ...shown, top: block.top + 34, rowHeight: 92 }, columns, rows, [44, 60]);
  return (
    wallBlock(scene, block, color) +
    drawRoof(scene, block, color, rng.pick(['cornice', 'cornice', 'tiles'] as const)) +
    windows(scene, list, rng.pick(['sash', 'arched'] as const), 0.6) +
    rect(block.x, ground - 26, block.width, 26, darker(scene, color, 0.22))
  );
}

function sideGarden(scene: Scene, left: number, right: number): string {
  const { rng, ground } = scene;
  const [from, to] = [Math.max(left, 0), Math.min(right, scene.width)];
  return (
    roundTree(scene, from + (to - from) * rng.between(0.2, 0.4), ground + 2, rng.between(260, 330), darker(scene, scene.paint.leaf, 0.16)) +
    roundTree(scene, from + (to - from) * rng.between(0.6, 0.8), ground + 2, rng.between(210, 270)) +
    hedge(scene, left, ground + 2, right - left, 74)
  );
}

/** Draws the houses or trees beside a building that extends from `left` to `right`. */
export function neighbors(scene: Scene, left: number, right: number): string {
  const { rng, paint, width } = scene;
  const side = (from: number, to: number, color: string): string => (rng.chance(0.62) ? sideHouse(scene, from, to, color) : sideGarden(scene, from, to));
  return side(-30, left + 6, paint.sideWalls[0]) + side(right - 6, width + 30, paint.sideWalls[1]);
}

type Furniture = 'lamp' | 'tree' | 'bench' | 'bicycle' | 'pots' | 'planter' | 'walker';

const FURNITURE: Readonly<Record<Furniture, (scene: Scene, x: number, y: number) => string>> = {
  lamp: (scene, x, y) => lightPool(scene, x, y + 4, scene.dark ? 150 : 0, 34) + streetLamp(scene, x, y, 262, scene.rng.chance(0.4) ? 2 : 1),
  tree: (scene, x, y) => roundTree(scene, x, y + 8, scene.rng.between(240, 290)),
  bench: (scene, x, y) => bench(scene, x - 75, y + 8),
  bicycle: (scene, x, y) => bicycle(scene, x, y + 12, scene.rng.chance(0.5) ? 1 : -1),
  pots: (scene, x, y) => pottedPlant(scene, x - 34, y, 108) + pottedPlant(scene, x + 30, y + 10, 84, scene.paint.accent),
  planter: (scene, x, y) => planter(scene, x - 65, y + 8, 130),
  walker: (scene, x, y) => walker(scene, x, y + 22, 1.06),
};

/** Draws street furniture and people beside a front, two or three things on each side. */
export function sideObjects(scene: Scene, left: number, right: number): string {
  const { rng, ground, width } = scene;
  const y = ground + 26;
  const pair = (from: number, to: number): string => {
    const [tall, low] = [
      rng.pick(['lamp', 'tree', 'lamp'] as const),
      rng.shuffle(['bench', 'bicycle', 'pots', 'planter', 'walker', 'walker'] as const)[0] ?? 'bench',
    ];
    const span = to - from;
    return FURNITURE[tall](scene, from + span * (rng.chance(0.5) ? 0.26 : 0.4), y) + FURNITURE[low](scene, from + span * 0.74, y + 8);
  };
  return pair(20, left) + pair(width - 20, right);
}
