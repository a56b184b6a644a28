import { drawBackdrop, plaza } from '../kit/backdrop.js';
import { arcade, beam, dome, drum, stairs } from '../kit/monument.js';
import { walker } from '../kit/people.js';
import { cypress, hedge, pottedPlant, roundTree, shadow } from '../kit/plants.js';
import { bench, lightPool } from '../kit/props.js';
import { darker, lighter, repeat, type Scene } from '../kit/scene.js';
import { mix } from '../colour.js';
import { archPath, circlePath, rectPath, ringPath, taperPath } from '../shapes.js';
import { circle, d, path, rect } from '../svg.js';

/** Lamp hanging on a chain from (x, y). */
const hangingLamp = (scene: Scene, x: number, y: number, chain: number): string =>
  rect(x - 1, y, 2, chain, scene.paint.ink, 0, 0.7)
  + lightPool(scene, x, y + chain + 12, scene.dark ? 62 : 34)
  + path(d`M${x - 10} ${y + chain + 6}h20l-4 22h-12z`, scene.paint.glow)
  + path(d`M${x - 13} ${y + chain + 7}h26l-8 -10h-10z`, scene.paint.ink);

/** Stone lantern beside the way. */
const lantern = (scene: Scene, x: number, y: number): string =>
  shadow(scene, x, y, 32)
  + lightPool(scene, x, y - 84, scene.dark ? 96 : 44)
  + path(
    taperPath(x, y, 48, 34, 16) + rectPath(x - 9, y - 62, 18, 48) + taperPath(x, y - 60, 30, 44, 10) + rectPath(x - 18, y - 102, 36, 34),
    scene.paint.stone,
  )
  + rect(x - 11, y - 98, 22, 26, scene.paint.glow, 3)
  + path(d`M${x - 32} ${y - 100}h64l-20 -22h-24z`, darker(scene, scene.paint.stone, 0.3));

/** Rose of rings and dots above an entrance. */
function rosette(scene: Scene, x: number, y: number, r: number): string {
  const { paint } = scene;
  const dots = repeat(8, (i) =>
    circlePath(x + Math.cos((i * Math.PI) / 4) * r * 0.58, y + Math.sin((i * Math.PI) / 4) * r * 0.58, r * 0.17),
  );
  return (
    circle(x, y, r, lighter(paint.trim, 0.15))
    + circle(x, y, r * 0.84, paint.glass)
    + path(ringPath(x, y, r * 0.9, r * 0.1), paint.trim)
    + path(dots, darker(scene, paint.accent, 0.1), 0.75)
    + circle(x, y, r * 0.22, paint.accent2)
  );
}

/** Low base under a hall, down to the ground. */
const podium = ({ centre, ground, palette }: Scene, half: number, stone: string): string =>
  rect(centre - half - 14, ground - 30, 2 * half + 28, 34, mix(stone, palette.ink, 0.28))
  + rect(centre - half - 20, ground - 34, 2 * half + 40, 9, lighter(stone, 0.1), 2);

/** Central hall under a dome, arched porch in front. */
function domedHall(scene: Scene, stone: string, roof: string): string {
  const { rng, ground, centre } = scene;
  const floor = ground - 28;
  const w = rng.pick([330, 360]);
  const wing = rng.pick([130, 150]);
  const wall = floor - 250;
  const small = rng.chance(0.55);
  const sides = [-1, 1]
    .map((s) => {
      const x = centre + s * (w / 2 + wing / 2);
      return (
        rect(x - wing / 2, floor - 176, wing, 176, darker(scene, stone, 0.08))
        + (small ? drum(scene, x, floor - 176, 86, 26, stone) + dome(scene, x, floor - 206, 78, 46, roof) : '')
        + rect(x - wing / 2 - 8, floor - 186, wing + 16, 14, lighter(stone, 0.2), 2)
        + arcade(
          scene,
          { left: x - wing / 2 + 10, right: x + wing / 2 - 10, top: floor - 132, foot: floor - 40 },
          2,
          scene.paint.glass,
          0.46,
        )
        + rect(x - wing / 2, floor - 26, wing, 26, darker(scene, stone, 0.2))
      );
    })
    .join('');
  const high = rng.between(126, 150);
  return (
    podium(scene, w / 2 + wing, stone)
    + sides
    + drum(scene, centre, wall - 18, w * 0.74, 62, stone)
    + dome(scene, centre, wall - 84, w * 0.7, high, roof)
    + rect(centre - w / 2, wall, w, floor - wall, stone)
    + rect(centre + w * 0.22, wall, w * 0.28, floor - wall, scene.palette.ink, 0, 0.07)
    + beam(scene, centre, wall + 10, w + 18, 30, lighter(stone, 0.12))
    + rosette(scene, centre, wall + 62, 34)
    + entrance(scene, stone, floor, 3, w - 40, 138)
  );
}

/** Long hall with a big vault in the middle. */
function archedHall(scene: Scene, stone: string, roof: string): string {
  const { rng, ground, centre } = scene;
  const floor = ground - 28;
  const span = rng.pick([300, 330]);
  const wing = rng.pick([150, 170]);
  const top = floor - rng.between(390, 420);
  const sides = [-1, 1]
    .map((s) => {
      const [x, h] = [centre + s * (span / 2 + wing / 2 - 6), 210];
      return (
        path(d`M${x - (s * wing) / 2} ${floor - h - 54}L${x + s * (wing / 2 + 16)} ${floor - h}v12H${x - (s * wing) / 2}z`, roof)
        + rect(x - wing / 2, floor - h + 8, wing, h - 8, darker(scene, stone, 0.07))
        + arcade(
          scene,
          { left: x - wing / 2 + 10, right: x + wing / 2 - 10, top: floor - 160, foot: floor - 46 },
          3,
          scene.paint.glass,
          0.44,
        )
        + rect(x - wing / 2, floor - 26, wing, 26, darker(scene, stone, 0.2))
      );
    })
    .join('');
  const arch = (grow: number): string => archPath(centre - span / 2 - grow, floor, span + 2 * grow, floor - top + grow);
  return (
    podium(scene, span / 2 + wing, stone)
    + sides
    + path(arch(16), roof)
    + path(arch(0), stone)
    + path(archPath(centre - span / 2 + 26, floor, span - 52, floor - top - 28), darker(scene, stone, 0.13))
    + rosette(scene, centre, top + 128, 62)
    + path(
      repeat(3, (i) => archPath(centre - 84 + i * 62, floor - 152, 44, i === 1 ? 62 : 50)),
      scene.paint.glass,
    )
    + entrance(scene, stone, floor, 3, span - 66, 132)
  );
}

/** Tiered roofs over an open porch. */
function tieredHall(scene: Scene, stone: string, roof: string): string {
  const { rng, ground, centre, palette } = scene;
  const floor = ground - 28;
  const tiers = rng.pick([2, 3]);
  const base = rng.pick([500, 540]);
  const part = (i: number): string => {
    const [w, y] = [base - i * 130, floor - 158 - i * 112];
    const eave = d`M${centre - w / 2 - 56} ${y + 8}Q${centre - w / 2} ${y - 8} ${centre - w * 0.32} ${y - 62}`
      + d`h${w * 0.64}Q${centre + w / 2} ${y - 8} ${centre + w / 2 + 56} ${y + 8}l-8 12H${centre - w / 2 - 48}z`;
    const wall =
      i === 0
        ? ''
        : rect(centre - w / 2 + 22, y + 8, w - 44, 62, stone)
          + path(
            repeat(5, (j) => archPath(centre - w / 2 + 44 + j * ((w - 88 - 26) / 4), y + 66, 26, 42)),
            scene.paint.glass,
          );
    return (
      wall
      + path(eave, roof)
      + path(
        d`M${centre} ${y - 62}h${w * 0.32}Q${centre + w / 2} ${y - 8} ${centre + w / 2 + 56} ${y + 8}H${centre + w * 0.2}z`,
        palette.ink,
        0.1,
      )
      + rect(centre - w / 2 - 46, y + 12, w + 92, 8, darker(scene, roof, 0.3), 3)
      + hangingLamp(scene, centre - w / 2 - 34, y + 18, 10)
      + hangingLamp(scene, centre + w / 2 + 34, y + 18, 10)
    );
  };
  const top = floor - 158 - (tiers - 1) * 112 - 62;
  return (
    podium(scene, base / 2, stone)
    + rect(centre - base / 2 + 10, floor - 150, base - 20, 150, stone)
    + arcade(scene, { left: centre - base / 2 + 22, right: centre - 86, top: floor - 112, foot: floor - 34 }, 2, scene.paint.glass, 0.4)
    + arcade(scene, { left: centre + 86, right: centre + base / 2 - 22, top: floor - 112, foot: floor - 34 }, 2, scene.paint.glass, 0.4)
    + rect(centre - base / 2 + 10, floor - 24, base - 20, 24, darker(scene, stone, 0.2))
    + repeat(tiers, (i) => part(tiers - 1 - i))
    + rect(centre - 5, top - 34, 10, 36, scene.paint.glow)
    + circle(centre, top - 36, 11, scene.paint.glow)
    + entrance(scene, stone, floor, 1, 130, 122)
  );
}

/** Arches with warm light and hanging lamps, and steps in front of them. */
function entrance(scene: Scene, stone: string, floor: number, n: number, width: number, height: number): string {
  const { centre, paint } = scene;
  const step = width / n;
  return (
    rect(centre - width / 2 - 12, floor - height - 24, width + 24, height + 24, lighter(stone, 0.14), 2)
    + arcade(
      scene,
      { left: centre - width / 2, right: centre + width / 2, top: floor - height, foot: floor },
      n,
      scene.dark ? paint.glass : darker(scene, stone, 0.5),
      0.24,
    )
    + repeat(n, (i) => hangingLamp(scene, centre + (i - (n - 1) / 2) * step, floor - height + 2, 26))
    + stairs(scene, centre, floor, width + 70, 4, 14, 24)
  );
}

/** A quiet sanctuary of no particular faith: arches, lamps, a garden and still water. */
export function drawWorship(scene: Scene): void {
  const { rng, ground, width, height, centre, drawing, paint, palette } = scene;
  const stone = mix(paint.wall, paint.stone, 0.5);
  const roof = rng.pick([
    paint.roof,
    mix(paint.accent2, paint.stone, 0.35),
    mix(paint.leaf, paint.stone, 0.5),
    mix(paint.glow, scene.tint('#b58a3c'), 0.7),
  ]);
  const hall = rng.pick([domedHall, archedHall, tieredHall]);
  const lawn =
    path(
      rectPath(0, ground + 56, 334, height - ground) + rectPath(width - 334, ground + 56, 334, height - ground),
      lighter(paint.pavement, 0.25),
    )
    + path(
      rectPath(0, ground + 60, 330, height - ground - 60) + rectPath(width - 330, ground + 60, 330, height - ground - 60),
      mix(paint.leaf, palette.sky[3], 0.12),
    );
  const water = mix(mix(palette.sky[1], palette.sky[2], 0.4), scene.tint('#3f93ad', 0.2), 0.4);
  const pool =
    path(d`M${centre - 120} ${ground + 78}h240l70 ${height - ground}h-380z`, lighter(paint.stone, 0.15))
    + path(d`M${centre - 104} ${ground + 90}h208l66 ${height - ground}h-340z`, water)
    + path(
      rectPath(centre - 70, ground + 112, 90, 3)
        + rectPath(centre + 10, ground + 132, 110, 3)
        + rectPath(centre - 120, ground + 150, 100, 4),
      '#ffffff',
      0.4,
    );
  const still = rng.chance(0.5);
  drawBackdrop(scene, ground - 10, rng.chance(0.5) ? 150 : 0);
  drawing.add(
    plaza(scene),
    lawn,
    [30, 116, width - 116, width - 30]
      .map((x) => roundTree(scene, x, ground + 4, rng.between(230, 300), darker(scene, paint.leaf, 0.12)))
      .join(''),
    hedge(scene, -20, ground + 10, 330, 70),
    hedge(scene, width - 310, ground + 10, 330, 70),
    scene.dark ? lightPool(scene, centre, ground - 130, 430, 230) : '',
    hall(scene, stone, roof),
    [224, width - 224].map((x) => cypress(scene, x, ground + 26, rng.between(220, 280))).join(''),
    still ? pool : '',
    [centre - 246, centre + 246].map((x) => lantern(scene, x, ground + 84)).join(''),
    rng.chance(0.5)
      ? pottedPlant(scene, centre - 330, ground + 70, 100) + pottedPlant(scene, centre + 330, ground + 70, 100)
      : bench(scene, 66, ground + 100),
    still ? '' : walker(scene, centre + rng.between(-110, 110), ground + 104, 1.08),
  );
}
