import { mix } from '../color.js';
import { taperPath } from '../shapes.js';
import { d, ellipse, path, stroke } from '../svg.js';
import { lightPool } from './props.js';
import { lighter, type Scene } from './scene.js';

/** Draws a fountain with two bowls, its basin around (x, y). */
export function fountain(scene: Scene, x: number, y: number, s: number): string {
  const { paint, palette } = scene;
  const stone = lighter(paint.stone, 0.1);
  const water = mix(paint.glass, palette.sky[1], 0.35);
  const arc = (reach: number, top: number, foot: number): string =>
    d`M${x} ${y - s * top}C${x + reach * 0.4} ${y - s * top * 1.08} ${x + reach} ${y - s * top * 0.9} ${x + reach} ${y - s * foot}`;
  const jet = (reach: number, top: number, foot: number): string => arc(-s * reach, top, foot) + arc(s * reach, top, foot);
  const bowl = (at: number, r: number): string =>
    path(d`M${x - s * r} ${y - s * at}q${s * r * 0.3} ${s * 0.11} ${s * r} ${s * 0.11}q${s * r * 0.7} 0 ${s * r} ${-s * 0.11}z`, stone) +
    ellipse(x, y - s * at, s * r, s * r * 0.16, lighter(stone, 0.2)) +
    ellipse(x, y - s * at, s * r * 0.86, s * r * 0.11, water);
  return (
    ellipse(x, y + s * 0.07, s * 0.66, s * 0.1, palette.ink, 0.14) +
    path(d`M${x - s * 0.6} ${y}v${s * 0.08}a${s * 0.6} ${s * 0.1} 0 0 0 ${s * 1.2} 0v${-s * 0.08}z`, stone) +
    path(d`M${x + s * 0.2} ${y + s * 0.1}h${s * 0.4}v${-s * 0.1}h${-s * 0.4}z`, palette.ink, 0.07) +
    ellipse(x, y, s * 0.6, s * 0.1, lighter(stone, 0.25)) +
    ellipse(x, y, s * 0.54, s * 0.08, water) +
    path(taperPath(x, y + s * 0.03, s * 0.16, s * 0.08, s * 0.34), stone) +
    bowl(0.3, 0.3) +
    path(taperPath(x, y - s * 0.28, s * 0.08, s * 0.05, s * 0.26), stone) +
    bowl(0.54, 0.17) +
    (scene.dark ? lightPool(scene, x, y - s * 0.3, s * 0.75) : '') +
    stroke(jet(0.13, 0.76, 0.55) + jet(0.25, 0.7, 0.31) + jet(0.46, 0.62, 0.01), '#ffffff', Math.max(2.5, s * 0.016), 0.7) +
    stroke(d`M${x} ${y - s * 0.54}V${y - s * 0.8}`, '#ffffff', Math.max(3, s * 0.02), 0.75)
  );
}
