import { arcade, beam, dome, drum } from '../../kit/monument.js';
import { darker, lighter, type Scene } from '../../kit/scene.js';
import { circlePath, ogivePath, rectPath, spirePath, taperPath } from '../../shapes.js';
import { d, path, rect } from '../../svg.js';
import { entrance, podium, rosette } from './parts.js';

/** Draws a central hall with a dome, and an arched porch in front. */
export function domedHall(scene: Scene, stone: string, roof: string): string {
  const { rng, ground, center } = scene;
  const floor = ground - 28;
  const w = rng.pick([330, 360]);
  const wing = rng.pick([130, 150]);
  const wall = floor - 250;
  const small = rng.chance(0.55);
  const sides = [-1, 1]
    .map((s) => {
      const x = center + s * (w / 2 + wing / 2);
      return (
        rect(x - wing / 2, floor - 176, wing, 176, darker(scene, stone, 0.08)) +
        (small ? drum(scene, x, floor - 176, 86, 26, stone) + dome(scene, x, floor - 206, 78, 46, roof) : '') +
        rect(x - wing / 2 - 8, floor - 186, wing + 16, 14, lighter(stone, 0.2), 2) +
        arcade(scene, { left: x - wing / 2 + 10, right: x + wing / 2 - 10, top: floor - 132, foot: floor - 40 }, 2, scene.paint.glass, 0.46) +
        rect(x - wing / 2, floor - 26, wing, 26, darker(scene, stone, 0.2))
      );
    })
    .join('');
  const high = rng.between(126, 150);
  return (
    podium(scene, w / 2 + wing, stone) +
    sides +
    drum(scene, center, wall - 18, w * 0.74, 62, stone) +
    dome(scene, center, wall - 84, w * 0.7, high, roof) +
    rect(center - w / 2, wall, w, floor - wall, stone) +
    rect(center + w * 0.22, wall, w * 0.28, floor - wall, scene.palette.ink, 0, 0.07) +
    beam(scene, center, wall + 10, w + 18, 30, lighter(stone, 0.12)) +
    rosette(scene, center, wall + 62, 34) +
    entrance(scene, stone, floor, 3, w - 40, 138)
  );
}

/** Draws the gabled front of a long nave, with lower aisles on both sides if `aisles`. */
function naveFront(scene: Scene, w: number, h: number, stone: string, roof: string, aisles: boolean): string {
  const { center: cx } = scene;
  const floor = scene.ground - 28;
  const peak = floor - h - w * 0.44;
  const aisle = (s: number): string => {
    const x = cx + s * (w / 2 + 54);
    return (
      path(d`M${cx + s * (w / 2 - 4)} ${floor - h * 0.82}L${x + s * 66} ${floor - h * 0.5}v14H${cx + s * (w / 2 - 4)}z`, roof) +
      rect(x - 54, floor - h * 0.48, 108, h * 0.48, darker(scene, stone, 0.08)) +
      path(ogivePath(x - 17, floor - 42, 34, h * 0.28), scene.paint.trim) +
      path(ogivePath(x - 12, floor - 42, 24, h * 0.28 - 8), scene.paint.glass) +
      rect(x - 54, floor - 24, 108, 24, darker(scene, stone, 0.2))
    );
  };
  return (
    (aisles ? aisle(-1) + aisle(1) : '') +
    path(
      d`M${cx - w / 2 - 20} ${floor - h + 6}L${cx} ${peak - 18}L${cx + w / 2 + 20} ${floor - h + 6}l-8 12L${cx} ${peak + 8}` +
        d`L${cx - w / 2 - 12} ${floor - h + 18}z`,
      roof,
    ) +
    path(d`M${cx - w / 2} ${floor}V${floor - h + 6}L${cx} ${peak}L${cx + w / 2} ${floor - h + 6}V${floor}z`, stone) +
    path(d`M${cx} ${peak}L${cx + w / 2} ${floor - h + 6}V${floor}h${-w * 0.18}V${floor - h}z`, scene.palette.ink, 0.07) +
    path([-1, 1].map((s) => rectPath(cx + s * (w / 2 - 8) - 14, floor - h * 0.92, 28, h * 0.92)).join(''), lighter(stone, 0.12)) +
    path([-1, 1].map((s) => rectPath(cx + s * (w / 2 - 8) - 18, floor - h * 0.92 - 8, 36, 10)).join(''), lighter(stone, 0.3)) +
    rect(cx - w / 2 + 20, floor - h * 0.62, w - 40, 9, lighter(stone, 0.24), 2) +
    rosette(scene, cx, floor - h * 0.84, w * 0.17) +
    entrance(scene, stone, floor, 1, w * 0.36, 128) +
    path([-1, 1].map((s) => ogivePath(cx + s * w * 0.31 - 13, floor - 46, 26, 86)).join(''), scene.paint.glass)
  );
}

/** Draws a square bell tower: storeys with paired arches, openings for the bells, pointed or low roof. */
function bellTower(scene: Scene, cx: number, floor: number, w: number, h: number, stone: string, roof: string, pointed: boolean): string {
  const top = floor - h;
  const bays = [0.06, 0.36, 0.64].map((at, i) => ({ y: top + h * at, tall: i === 0 ? 66 : 44 }));
  const holes = bays.flatMap(({ y, tall }) => [-0.2, 0.2].map((dx) => ogivePath(cx + dx * w - w * 0.11, y + tall + 14, w * 0.22, tall))).join('');
  return (
    rect(cx - w / 2, top, w, h, stone) +
    rect(cx + w * 0.2, top, w * 0.3, h, scene.palette.ink, 0, 0.09) +
    path(holes, scene.dark ? scene.paint.glass : darker(scene, stone, 0.58)) +
    bays
      .slice(1)
      .map(({ y }) => rect(cx - w / 2 - 6, y - 14, w + 12, 9, lighter(stone, 0.24), 2))
      .join('') +
    (pointed
      ? path(spirePath(cx, top, w + 8, w * 1.2), roof) + path(d`M${cx} ${top - w * 1.2}L${cx + w / 2 + 4} ${top}H${cx + w * 0.14}z`, scene.palette.ink, 0.14)
      : path(taperPath(cx, top, w + 30, w * 0.2, w * 0.42), roof)) +
    path(circlePath(cx, top - (pointed ? w * 1.2 : w * 0.42) - 4, 6), scene.paint.glow) +
    rect(cx - w / 2 - 10, top - 6, w + 20, 13, lighter(stone, 0.2), 2) +
    path(rectPath(cx - w / 2, floor - 26, w, 26), darker(scene, stone, 0.2))
  );
}

/** Draws a nave with a bell tower at its side. */
export function naveHall(scene: Scene, stone: string, roof: string): string {
  const { rng, ground, center } = scene;
  const floor = ground - 28;
  const side = rng.pick([-1, 1]);
  const pointed = rng.chance(0.5);
  const w = rng.pick([250, 270]);
  return (
    podium(scene, 340, stone) +
    bellTower(scene, center + side * (w / 2 + 150), floor, 104, pointed ? 350 : 400, darker(scene, stone, 0.03), roof, pointed) +
    naveFront(scene, w, rng.pick([220, 240]), stone, roof, true)
  );
}

/** Draws a nave between two equal towers. */
export function twinTowers(scene: Scene, stone: string, roof: string): string {
  const { rng, ground, center } = scene;
  const floor = ground - 28;
  const pointed = rng.chance(0.5);
  const w = rng.pick([230, 250]);
  return (
    podium(scene, w / 2 + 124, stone) +
    naveFront(scene, w, 230, stone, roof, false) +
    [-1, 1].map((s) => bellTower(scene, center + s * (w / 2 + 54), floor, 102, pointed ? 320 : 360, lighter(stone, 0.05), roof, pointed)).join('')
  );
}
