import { domePath, ogivePath, onionPath, rectPath, taperPath } from '../shapes.js';
import { circle, d, path, rect } from '../svg.js';
import { darker, lighter, repeat, type Scene } from './scene.js';

/** Parts of South Asian and Middle Eastern buildings: bulbous domes, kiosks on roofs, pointed arches. */

/** Draws a bulbous dome with a plain finial; `w` wide, its foot on y, about as high as wide. */
export function bulb(scene: Scene, cx: number, y: number, w: number, color: string): string {
  const half =
    d`M${cx} ${y - w * 1.05}c${w * 0.18} ${w * 0.43} ${w * 0.72} ${w * 0.55} ${w * 0.5} ${w * 1.05}h${-w * 0.26}` +
    d`c${w * 0.14} ${-w * 0.4} ${-w * 0.1} ${-w * 0.62} ${-w * 0.24} ${-w * 1.05}z`;
  const shine =
    d`M${cx - w * 0.44} ${y - w * 0.2}c${-w * 0.02} ${-w * 0.22} ${w * 0.14} ${-w * 0.34} ${w * 0.24} ${-w * 0.46}` +
    d`c${-w * 0.08} ${w * 0.16} ${-w * 0.14} ${w * 0.26} ${-w * 0.13} ${w * 0.46}z`;
  return (
    rect(cx - w * 0.015 - 1, y - w * 1.22, w * 0.03 + 2, w * 0.2, scene.paint.glow) +
    circle(cx, y - w * 1.22, Math.max(3, w * 0.035), scene.paint.glow) +
    path(onionPath(cx, y, w), color) +
    path(half, scene.palette.ink, 0.12) +
    path(shine, '#ffffff', 0.22) +
    rect(cx - w * 0.53, y - w * 0.05, w * 1.06, w * 0.06 + 3, lighter(color, 0.2), 2)
  );
}

/** Draws the shadow on the right part of a dome. */
export const domeShade = (cx: number, y: number, w: number, h: number): string =>
  d`M${cx} ${y - h}a${w / 2} ${h} 0 0 1 ${w / 2} ${h}h${-w * 0.27}q0 ${-h * 0.62} ${-w * 0.23} ${-h}z`;

/** Draws an open pavilion under a small dome, as it stands on roofs and towers; `w` wide and about 1.5 w high. */
export function kiosk(scene: Scene, cx: number, foot: number, w: number, stone: string, roof: string): string {
  const { ink } = scene.palette;
  const [h, post] = [w * 0.52, w * 0.1];
  const gap = (w * 0.8 - post) / 2;
  const top = foot - w * 0.12 - h;
  return (
    rect(cx - w * 0.4, top, w * 0.8, h, scene.dark ? scene.paint.glass : darker(scene, stone, 0.45), 0, scene.dark ? 0.75 : 1) +
    path(
      repeat(3, (i) => rectPath(cx - w * 0.4 + i * gap, top, post, h)),
      lighter(stone, 0.12),
    ) +
    rect(cx - w * 0.48, foot - w * 0.14, w * 0.96, w * 0.15, lighter(stone, 0.18)) +
    path(domePath(cx, top - w * 0.08, w * 0.84, w * 0.5), roof) +
    path(domeShade(cx, top - w * 0.08, w * 0.84, w * 0.5), ink, 0.12) +
    path(taperPath(cx, top, w * 1.22, w * 0.86, w * 0.13), darker(scene, stone, 0.14)) +
    rect(cx - 1.5, top - w * 0.76, 3, w * 0.2, scene.paint.glow) +
    circle(cx, top - w * 0.76, Math.max(2.5, w * 0.05), scene.paint.glow)
  );
}

/** Draws a row of pointed merlons on a wall whose upper edge is y. */
export function merlons(scene: Scene, x: number, y: number, width: number, color: string): string {
  const n = Math.round(width / 27);
  const step = width / n;
  return (
    path(
      repeat(n, (i) => ogivePath(x + i * step + 2, y + 4, step - 4, 28)),
      color,
    ) +
    rect(x - 4, y, width + 8, 9, lighter(color, 0.2)) +
    rect(x - 4, y + 9, width + 8, 4, scene.palette.ink, 0, 0.14)
  );
}

/** Draws a row of pointed arches standing on `foot`; the openings take `fill`. */
export function ogiveRow(scene: Scene, area: { left: number; right: number; top: number; foot: number }, n: number, fill: string, pier = 0.34): string {
  const { left, right, top, foot } = area;
  const step = (right - left) / n;
  const w = step * (1 - pier);
  const at = (i: number): number => left + (i + 0.5) * step - w / 2;
  const grow = Math.min(7, step * 0.1);
  return (
    path(
      repeat(n, (i) => ogivePath(at(i) - grow, foot, w + 2 * grow, foot - top + grow * 1.4)),
      scene.paint.trim,
    ) +
    path(
      repeat(n, (i) => ogivePath(at(i), foot, w, foot - top)),
      fill,
    )
  );
}

/** Draws a tall framed recess with a pointed arch and a bright doorway in it, standing on `foot`. */
export function portal(scene: Scene, cx: number, foot: number, w: number, h: number, stone: string): string {
  const { paint, palette } = scene;
  const [arch, high] = [w * 0.68, h * 0.86];
  const band = w * 0.055;
  return (
    rect(cx - w / 2, foot - h, w, h, lighter(stone, 0.14)) +
    path(
      rectPath(cx - w / 2 + band, foot - h + band, w - 2 * band, band * 0.7) +
        rectPath(cx - w / 2 + band, foot - h + band, band * 0.7, h - band) +
        rectPath(cx + w / 2 - band * 1.7, foot - h + band, band * 0.7, h - band),
      darker(scene, stone, 0.2),
    ) +
    path(ogivePath(cx - arch / 2 - 7, foot, arch + 14, high + 10), lighter(stone, 0.4)) +
    path(ogivePath(cx - arch / 2, foot, arch, high), darker(scene, stone, 0.34)) +
    path(
      d`M${cx + arch / 2} ${foot}V${foot - high + arch * 0.8}Q${cx + arch / 2} ${foot - high + arch * 0.35} ${cx} ${foot - high}` +
        d`Q${cx + arch * 0.34} ${foot - high + arch * 0.5} ${cx + arch * 0.34} ${foot - high + arch * 0.9}V${foot}z`,
      palette.ink,
      0.16,
    ) +
    rect(cx - arch * 0.42, foot - high * 0.6, arch * 0.84, 6, lighter(stone, 0.3)) +
    path(ogivePath(cx - arch * 0.3, foot, arch * 0.6, high * 0.54), lighter(stone, 0.2)) +
    path(ogivePath(cx - arch * 0.24, foot, arch * 0.48, high * 0.48), scene.dark ? paint.glass : darker(scene, stone, 0.66)) +
    (scene.dark ? path(ogivePath(cx - arch * 0.17, foot - high * 0.66, arch * 0.34, arch * 0.4), paint.glass, 0.8) : '')
  );
}

/** Draws a slender round tower with two balconies and a small dome, `h` high without the dome. */
export function slenderTower(scene: Scene, cx: number, foot: number, w: number, h: number, stone: string, roof: string): string {
  const rings = [0.52, 0.8];
  return (
    path(taperPath(cx, foot, w * 1.1, w * 0.8, h), stone) +
    path(d`M${cx + w * 0.14} ${foot - h}h${w * 0.26}L${cx + w * 0.55} ${foot}h${-w * 0.35}z`, scene.palette.ink, 0.11) +
    rings
      .map(
        (at) =>
          path(taperPath(cx, foot - h * at, w, w * 1.4, 10), darker(scene, stone, 0.16)) +
          rect(cx - w * 0.72, foot - h * at - 18, w * 1.44, 9, lighter(stone, 0.25), 2),
      )
      .join('') +
    path([0.24, 0.4, 0.64].map((at) => ogivePath(cx - 4, foot - h * at, 8, 22)).join(''), scene.dark ? scene.paint.glass : scene.paint.dimGlass) +
    kiosk(scene, cx, foot - h + 2, w * 1.1, stone, roof)
  );
}
