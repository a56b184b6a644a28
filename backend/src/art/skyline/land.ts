import { mix } from '../color.js';
import { type TreeKind, treePath } from '../nature.js';
import { d, type Drawing, path } from '../svg.js';
import type { Plan } from './plan.js';

/** Slopes: height of the line, waviness, nearness, number and size of trees. */
const SLOPES = [
  { line: 0.8, wave: 0.045, near: 0.5, trees: 84, size: 0.055 },
  { line: 0.88, wave: 0.06, near: 0.76, trees: 40, size: 0.085 },
  { line: 0.96, wave: 0.06, near: 1, trees: 20, size: 0.12 },
] as const;

/** Draws a park or hills in front of the city: three slopes with trees that get darker towards the viewer. */
export function drawSlopes(drawing: Drawing, plan: Plan): void {
  const { rng, palette, time, land, style, width, height } = plan;
  const day = time === 'day' || time === 'mist';
  const meadow = time === 'night' ? '#174a3a' : time === 'golden' ? '#5d7a3c' : '#2f7d4f';
  const green = mix(palette.ink, meadow, land === 'park' ? (day ? 0.72 : 0.5) : day ? 0.45 : 0.22);
  const kind: TreeKind = style === 'domes' ? 'palm' : land === 'hills' ? 'pine' : 'round';
  const wood = rng.between(0, 7);
  SLOPES.forEach((slope, i) => {
    const color = mix(mix(palette.sky[2], palette.sky[1], 0.35), green, slope.near);
    const y = height * slope.line;
    const wave = height * slope.wave;
    let trees = '';
    for (let j = 0; j < slope.trees; j++) {
      const x = width * ((j + rng.between(0, 0.9)) / slope.trees);
      const density = 0.5 + 0.5 * Math.sin((x / width) * (9 + i * 4) + wood);
      const size = height * slope.size * rng.between(0.45, 1.2) * (kind === 'palm' ? 1.3 : 1);
      const foot = y + wave * rng.between(0.3, 0.55);
      if (rng.chance((kind === 'palm' ? 0.12 : 0.2) + density * (kind === 'palm' ? 0.5 : 0.75))) trees += treePath(x, foot, size, kind);
    }
    const line =
      d`M0 ${height}V${y}C${width * 0.25} ${y - wave * rng.between(-0.3, 1.1)} ${width * 0.4} ${y + wave * rng.next()} ${width * 0.55} ${y}` +
      d`S${width * 0.85} ${y - wave * rng.next()} ${width} ${y + wave * 0.3}V${height}z`;
    const fill = drawing.vertical(`slope${i}`, [
      [0, color],
      [1, mix(color, green, 0.7)],
    ]);
    drawing.add(path(trees, mix(color, mix(green, palette.ink, 0.22), 0.6)), path(line, fill));
  });
}
