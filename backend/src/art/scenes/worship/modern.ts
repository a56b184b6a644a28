import { mix } from '../../color.js';
import { arcade } from '../../kit/monument.js';
import { darker, lighter, repeat, type Scene } from '../../kit/scene.js';
import { archPath, rectPath } from '../../shapes.js';
import { d, path, rect } from '../../svg.js';
import { entrance, podium, rosette } from './parts.js';

/** Draws a long hall with a big vault in the middle. */
export function archedHall(scene: Scene, stone: string, roof: string): string {
  const { rng, ground, center } = scene;
  const floor = ground - 28;
  const span = rng.pick([300, 330]);
  const wing = rng.pick([150, 170]);
  const top = floor - rng.between(390, 420);
  const sides = [-1, 1]
    .map((s) => {
      const [x, h] = [center + s * (span / 2 + wing / 2 - 6), 210];
      return (
        path(d`M${x - (s * wing) / 2} ${floor - h - 54}L${x + s * (wing / 2 + 16)} ${floor - h}v12H${x - (s * wing) / 2}z`, roof) +
        rect(x - wing / 2, floor - h + 8, wing, h - 8, darker(scene, stone, 0.07)) +
        arcade(scene, { left: x - wing / 2 + 10, right: x + wing / 2 - 10, top: floor - 160, foot: floor - 46 }, 3, scene.paint.glass, 0.44) +
        rect(x - wing / 2, floor - 26, wing, 26, darker(scene, stone, 0.2))
      );
    })
    .join('');
  const arch = (grow: number): string => archPath(center - span / 2 - grow, floor, span + 2 * grow, floor - top + grow);
  return (
    podium(scene, span / 2 + wing, stone) +
    sides +
    path(arch(16), roof) +
    path(arch(0), stone) +
    path(archPath(center - span / 2 + 26, floor, span - 52, floor - top - 28), darker(scene, stone, 0.13)) +
    rosette(scene, center, top + 128, 62) +
    path(
      repeat(3, (i) => archPath(center - 84 + i * 62, floor - 152, 44, i === 1 ? 62 : 50)),
      scene.paint.glass,
    ) +
    entrance(scene, stone, floor, 3, span - 66, 132)
  );
}

/** Draws a plain gabled hall of boards or brick with tall windows and a small porch. */
export function gabledHall(scene: Scene, stone: string, roof: string): string {
  const { rng, ground, center, paint, palette } = scene;
  const floor = ground - 28;
  const w = rng.pick([330, 360]);
  const wing = rng.pick([150, 170]);
  const wall = mix(stone, paint.trim, rng.pick([0.1, 0.5]));
  const [eaves, peak] = [floor - 220, floor - rng.between(390, 420)];
  const sides = [-1, 1]
    .map((s) => {
      const x = center + s * (w / 2 + wing / 2 - 6);
      return (
        path(d`M${x - (s * wing) / 2} ${floor - 210}L${x + s * (wing / 2 + 14)} ${floor - 158}v12H${x - (s * wing) / 2}z`, roof) +
        rect(x - wing / 2, floor - 150, wing, 150, darker(scene, wall, 0.08)) +
        path(
          repeat(3, (i) => rectPath(x - wing / 2 + 22 + i * ((wing - 70) / 2), floor - 120, 26, 78)),
          paint.glass,
        ) +
        rect(x - wing / 2, floor - 24, wing, 24, darker(scene, stone, 0.2))
      );
    })
    .join('');
  const gable = d`M${center - w / 2} ${floor}V${eaves}L${center} ${peak}L${center + w / 2} ${eaves}V${floor}z`;
  const boards = repeat(9, (i) => rectPath(center - w / 2, eaves + 14 + i * 22, w, 2));
  const glazing = d`M${center - 74} ${floor - 150}V${eaves - 26}L${center} ${peak + 82}L${center + 74} ${eaves - 26}V${floor - 150}z`;
  const bars = [-38, 0, 38]
    .map((dx) => {
      const head = peak + 82 + Math.abs(dx) * 0.9;
      return rectPath(center + dx - 2, head, 4, floor - 150 - head);
    })
    .join('');
  return (
    podium(scene, w / 2 + wing - 10, stone) +
    sides +
    path(
      d`M${center - w / 2 - 30} ${eaves + 16}L${center} ${peak - 26}L${center + w / 2 + 30} ${eaves + 16}l-12 12L${center} ${peak + 6}` +
        d`L${center - w / 2 - 18} ${eaves + 28}z`,
      roof,
    ) +
    path(gable, wall) +
    path(boards, palette.ink, 0.06) +
    path(d`M${center} ${peak}L${center + w / 2} ${eaves}V${floor}h${-w * 0.16}V${eaves}z`, palette.ink, 0.06) +
    path(glazing, paint.glass) +
    path(bars + rectPath(center - 74, eaves + 4, 148, 4), lighter(paint.trim, 0.2)) +
    [-1, 1].map((s) => rect(center + s * (w / 2 - 44) - 15, floor - 160, 30, 104, paint.glass)).join('') +
    entrance(scene, wall, floor, 1, 110, 112)
  );
}

/** Draws a hall with a glass front and a steep roof that reaches down to the ground. */
export function tentHall(scene: Scene, stone: string, roof: string): string {
  const { rng, ground, center, paint, palette } = scene;
  const floor = ground - 28;
  const half = rng.pick([250, 272]);
  const peak = floor - rng.between(400, 430);
  const flare = 46;
  const tent = (foot: number, waist: number, rise: number, top: number): string =>
    d`M${center - foot} ${floor}Q${center - half * waist} ${floor - rise} ${center} ${top}` +
    d`Q${center + half * waist} ${floor - rise} ${center + foot} ${floor}z`;
  const outer = tent(half + flare, 0.42, 120, peak);
  const inner = tent(half - 8, 0.38, 100, peak + 62);
  const shade =
    d`M${center} ${peak}Q${center + half * 0.42} ${floor - 120} ${center + half + flare} ${floor}h-46` +
    d`Q${center + half * 0.3} ${floor - 110} ${center} ${peak}z`;
  const fins = [-3, -2, -1, 0, 1, 2, 3]
    .map((i) => {
      const t = Math.abs(i) / 4;
      const rise = (floor - peak - 62) * (1 - t) ** 1.75;
      return d`M${center + i * 54 - 4} ${floor}V${floor - rise}h8V${floor}z`;
    })
    .join('');
  return (
    podium(scene, half + 60, stone) +
    path(outer, roof) +
    path(shade, palette.ink, 0.14) +
    path(inner, scene.dark ? paint.glass : darker(scene, paint.glass, 0.36)) +
    path(fins, mix(paint.wood, stone, 0.35)) +
    rect(center - half * 0.47, floor - 118, half * 0.94, 8, mix(paint.wood, stone, 0.35)) +
    rosette(scene, center, floor - 196, 40) +
    entrance(scene, mix(stone, paint.trim, 0.3), floor, 3, 210, 104)
  );
}
