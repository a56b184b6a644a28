import { mix } from '../../color.js';
import { drawRoof, wallBlock } from '../../kit/facade.js';
import { tower } from '../../kit/monument.js';
import { flag } from '../../kit/props.js';
import { darker, lighter, repeat, type Scene } from '../../kit/scene.js';
import { clockFace } from '../../kit/signs.js';
import { openings, windows } from '../../kit/windows.js';
import { archPath, ogivePath, rectPath, taperPath } from '../../shapes.js';
import { d, path, pierced, rect } from '../../svg.js';
import { battlements, gateway, marks } from './parts.js';

/** Draws a castle with a keep and round towers. */
export function castle(scene: Scene, stone: string): string {
  const { rng, ground, center, paint } = scene;
  const pointed = rng.chance(0.6);
  const wide = rng.pick([280, 300]);
  const wall = { x: center - wide, y: ground - 190, w: 2 * wide };
  const shift = rng.pick([-70, -30, 0, 40, 70]);
  const keep = { x: center + shift - 112, y: ground - rng.pick([310, 340]), w: 224 };
  const list = openings({ left: keep.x + 36, right: keep.x + keep.w - 36, top: keep.y + 50, rowHeight: 0 }, 3, 1, [26, 56]);
  return (
    rect(keep.x, keep.y, keep.w, 330, darker(scene, stone, 0.08)) +
    battlements(scene, keep.x - 6, keep.y, keep.w + 12, darker(scene, stone, 0.08)) +
    windows(scene, list, 'arched', 0.8) +
    tower(scene, center + shift - 136, ground, 76, rng.pick([350, 380]), darker(scene, stone, 0.04), pointed) +
    tower(scene, center + shift + 136, ground, 76, rng.pick([310, 400]), darker(scene, stone, 0.04), pointed) +
    flag(scene, center + shift, keep.y - 20, 96, paint.accent) +
    rect(wall.x, wall.y, wall.w, 190, stone) +
    marks(scene, wall.x, wall.y + 20, wall.w, 150) +
    battlements(scene, wall.x, wall.y, wall.w, stone) +
    tower(scene, center - wide, ground, 108, rng.pick([240, 262, 290]), stone, pointed) +
    tower(scene, center + wide, ground, 108, rng.pick([240, 262, 290]), stone, pointed) +
    gateway(scene, center, ground, 128, 142, stone) +
    path(taperPath(center, ground + 66, 210, 130, 66), mix(paint.wood, paint.stone, 0.2)) +
    path(
      repeat(5, (i) => rectPath(center - 70 - i * 8, ground + 4 + i * 13, 140 + i * 16, 2.5)),
      scene.palette.ink,
      0.2,
    )
  );
}

/** Draws a town gate with a clock between half-timbered houses. */
export function townGate(scene: Scene, stone: string): string {
  const { rng, ground, center, paint } = scene;
  const house = (left: number, width: number, top: number, color: string): string => {
    const block = { x: left, width, top, foot: ground };
    const beams =
      [0, 1, 2, 3].map((i) => rectPath(left + (i * (width - 9)) / 3, top, 9, ground - top)).join('') +
      [0, 1, 2].map((i) => rectPath(left, top + 8 + i * 96, width, 9)).join('');
    const braces = [0, 2]
      .map((i) => {
        const [x, w] = [left + (i * (width - 9)) / 3 + 9, (width - 36) / 3];
        return d`M${x} ${top + 104}l${w} -87h-11l${-w} 87zM${x + w} ${top + 200}l${-w} -87h11l${w} 87z`;
      })
      .join('');
    const list = openings({ left: left + width / 2 - 20, right: left + width / 2 + 20, top: top + 30, rowHeight: 96 }, 1, 2, [40, 56]);
    return (
      wallBlock(scene, block, color) +
      path(beams + braces, darker(scene, paint.wood, 0.2)) +
      windows(scene, list, 'sash') +
      drawRoof(scene, block, color, 'tiles') +
      rect(left, ground - 30, width, 30, darker(scene, paint.stone, 0.2)) +
      path(archPath(left + width / 2 - 30, ground, 60, 98), darker(scene, paint.wood, 0.4))
    );
  };
  const [w, h] = [rng.pick([190, 214]), rng.pick([400, 430])];
  const top = ground - h;
  const roof = rng.chance(0.5)
    ? path(d`M${center - w / 2 - 22} ${top}L${center} ${top - w * 0.72}L${center + w / 2 + 22} ${top}z`, paint.roof) +
      path(d`M${center} ${top - w * 0.72}L${center + w / 2 + 22} ${top}H${center + 20}z`, scene.palette.ink, 0.14)
    : path(taperPath(center, top, w + 40, w * 0.5, 66), paint.roof) +
      rect(center - w * 0.16, top - 104, w * 0.32, 40, stone) +
      path(ogivePath(center - w * 0.2, top - 102, w * 0.4, 54), paint.roof);
  const list = openings({ left: center - 44, right: center + 44, top: ground - 250, rowHeight: 0 }, 2, 1, [26, 48]);
  return (
    house(center - w / 2 - 200, 190, ground - rng.pick([250, 270]), paint.wall) +
    house(center + w / 2 + 10, 190, ground - rng.pick([250, 270]), paint.sideWalls[0]) +
    roof +
    rect(center - w / 2, top, w, h, stone) +
    rect(center + w * 0.16, top, w * 0.34, h, scene.palette.ink, 0, 0.08) +
    marks(scene, center - w / 2 + 6, top + 20, w - 20, h - 60) +
    rect(center - w / 2 - 10, top - 6, w + 20, 14, lighter(stone, 0.2), 2) +
    rect(center - w / 2 - 6, ground - 196, w + 12, 12, lighter(stone, 0.2), 2) +
    clockFace(scene, center, top + 66, 38) +
    windows(scene, list, 'arched', 0.9) +
    gateway(scene, center, ground, 108, 158, stone)
  );
}

/** Draws an ancient aqueduct, two tiers of arches with a broken end. */
export function aqueduct(scene: Scene, stone: string): string {
  const { rng, ground, center, palette } = scene;
  const flip = rng.chance(0.5);
  const at = (x: number): number => (flip ? 2 * center - x : x);
  const top = ground - 400;
  const edge =
    d`M${at(150)} ${ground}V${top}H${at(810)}l${flip ? -16 : 16} 34l${flip ? -30 : 30} 6l${flip ? -4 : 4} 40` +
    d`l${flip ? -36 : 36} 22l${flip ? -8 : 8} 60l${flip ? -44 : 44} 20l${flip ? 0 : 0} 36l${flip ? -40 : 40} 26V${ground}z`;
  const [l, r] = flip ? [center * 2 - 900, center * 2 - 172] : [172, 900];
  const [ul, ur] = flip ? [center * 2 - 800, center * 2 - 172] : [172, 800];
  const row = (from: number, to: number, foot: number, height: number, n: number): { holes: string; frames: string; reveals: string } => {
    const step = (to - from) / n;
    const w = step * 0.7;
    const each = (part: (x: number) => string): string => repeat(n, (i) => part(from + (i + 0.15) * step));
    return {
      holes: each((x) => archPath(x, foot, w, height)),
      frames: each((x) => archPath(x - 8, foot, w + 16, height + 8) + archPath(x, foot, w, height)),
      reveals: each(
        (x) =>
          d`M${x} ${foot}V${foot - height + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w * 0.3} ${-w * 0.46}` +
          d`q${-w * 0.14} ${w * 0.2} ${-w * 0.14} ${w * 0.5}V${foot}z`,
      ),
    };
  };
  const [lower, upper] = [row(l, r, ground, 206, 5), row(ul, ur, top + 160, 116, 7)];
  return (
    pierced(edge + lower.holes + upper.holes, stone) +
    marks(scene, l, top + 8, 600, 20) +
    pierced(lower.frames + upper.frames, lighter(stone, 0.28)) +
    path(lower.reveals + upper.reveals, darker(scene, stone, 0.35)) +
    rect(Math.min(ul, ur) - 24, top + 158, 660, 16, lighter(stone, 0.2), 2) +
    rect(flip ? at(814) : 142, top - 6, 672, 16, lighter(stone, 0.2), 2) +
    rect(at(985) - 24, ground - 128, 48, 128, lighter(stone, 0.08)) +
    rect(at(985) - 32, ground - 138, 64, 14, lighter(stone, 0.25), 2) +
    rect(at(1070) - 22, ground - 66, 44, 66, stone) +
    rect(at(1070) + 2, ground - 66, 20, 66, palette.ink, 0, 0.1)
  );
}
