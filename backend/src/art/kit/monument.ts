import { mix } from '../color.js';
import { archPath, circlePath, domePath, rectPath, spirePath } from '../shapes.js';
import { circle, d, path, rect, stroke } from '../svg.js';
import { darker, lighter, repeat, type Scene } from './scene.js';

/** Parts of monumental buildings: columns, gables, domes, arcades and stairs. */

/** Returns `n` evenly spaced coordinates from `first` to `last`. */
export const evenly = (first: number, last: number, n: number): number[] =>
  Array.from({ length: n }, (_, i) => (n > 1 ? first + ((last - first) * i) / (n - 1) : (first + last) / 2));

/** Draws columns of width `w` at the given x coordinates, with bases, capitals and grooves. */
export function colonnade(scene: Scene, axes: readonly number[], top: number, foot: number, w: number): string {
  const { paint, palette } = scene;
  const all = (part: (x: number) => string): string => axes.map(part).join('');
  const h = foot - top;
  return (
    path(
      all((x) => rectPath(x - w / 2, top, w, h)),
      paint.trim,
    ) +
    path(
      all((x) => rectPath(x + w * 0.12, top, w * 0.38, h)),
      palette.ink,
      0.12,
    ) +
    path(
      all((x) => rectPath(x - w * 0.3, top + 22, 2.5, h - 46) + rectPath(x - w * 0.08, top + 22, 2.5, h - 46)),
      palette.ink,
      0.1,
    ) +
    path(
      all((x) => rectPath(x - w * 0.72, top, w * 1.44, 12) + rectPath(x - w * 0.72, foot - 14, w * 1.44, 14)),
      darker(scene, paint.trim, 0.06),
    ) +
    path(
      all((x) => rectPath(x - w * 0.6, top + 12, w * 1.2, 7) + rectPath(x - w * 0.6, foot - 22, w * 1.2, 8)),
      darker(scene, paint.trim, 0.15),
    )
  );
}

/** Draws the beam on a row of columns, `height` high, with its lower edge at y. */
export function beam(scene: Scene, cx: number, y: number, width: number, height: number, color: string): string {
  const teeth = Math.floor(width / 24);
  const step = width / teeth;
  return (
    rect(cx - width / 2, y - height, width, height, color) +
    rect(cx - width / 2, y - 8, width, 8, scene.palette.ink, 0, 0.14) +
    path(
      repeat(teeth, (i) => rectPath(cx - width / 2 + (i + 0.5) * step - 5, y - height + 10, 10, 8)),
      scene.palette.ink,
      0.1,
    ) +
    rect(cx - width / 2 - 12, y - height - 6, width + 24, 14, lighter(color, 0.18), 2)
  );
}

/** Draws a triangular gable standing on y. */
export function pediment(scene: Scene, cx: number, y: number, width: number, height: number, color: string): string {
  const outer = d`M${cx - width / 2} ${y}L${cx} ${y - height}L${cx + width / 2} ${y}z`;
  const inset = width * 0.11;
  const inner = d`M${cx - width / 2 + inset} ${y - 14}L${cx} ${y - height + 26}L${cx + width / 2 - inset} ${y - 14}z`;
  const shade = d`M${cx} ${y - height}L${cx + width / 2} ${y}H${cx + width / 2 - inset}z`;
  return path(outer, color) + path(shade, scene.palette.ink, 0.06) + path(inner, darker(scene, color, 0.18));
}

/** Draws a ribbed dome with a lantern on top; `w` wide, its foot on y. */
export function dome(scene: Scene, cx: number, y: number, w: number, h: number, color: string): string {
  const { ink } = scene.palette;
  const ribs = [-0.32, -0.14, 0.14, 0.32].map((at) => d`M${cx + at * w} ${y}Q${cx + at * w * 0.9} ${y - h * 0.75} ${cx} ${y - h}`).join('');
  const [lantern, foot] = [w * 0.1, y - h + 3];
  return (
    path(domePath(cx, y, w, h), color) +
    path(d`M${cx} ${y - h}A${w / 2} ${h} 0 0 1 ${cx + w / 2} ${y}H${cx + w * 0.2}Q${cx + w * 0.22} ${y - h * 0.6} ${cx} ${y - h}z`, ink, 0.12) +
    path(
      d`M${cx - w * 0.4} ${y - h * 0.2}Q${cx - w * 0.36} ${y - h * 0.66} ${cx - w * 0.16} ${y - h * 0.86}` +
        d`Q${cx - w * 0.3} ${y - h * 0.6} ${cx - w * 0.31} ${y - h * 0.18}z`,
      '#ffffff',
      0.16,
    ) +
    stroke(ribs, ink, 2.5, 0.16) +
    rect(cx - lantern / 2, foot - lantern * 0.9, lantern, lantern, lighter(color, 0.2)) +
    path(domePath(cx, foot - lantern * 0.85, lantern * 1.3, lantern * 0.7), darker(scene, color, 0.2)) +
    rect(cx - 1.5, foot - lantern * 2.1, 3, lantern * 0.7, scene.paint.glow) +
    circle(cx, foot - lantern * 2.2, Math.max(3, lantern * 0.14), scene.paint.glow)
  );
}

/** Draws a round drum with small windows that carries a dome. */
export function drum(scene: Scene, cx: number, y: number, width: number, height: number, color: string): string {
  const n = Math.max(3, Math.round(width / 34));
  const w = (width / n) * 0.42;
  return (
    rect(cx - width / 2, y - height, width, height, color) +
    rect(cx + width * 0.18, y - height, width * 0.32, height, scene.palette.ink, 0, 0.08) +
    path(
      repeat(n, (i) => archPath(cx - width / 2 + ((i + 0.5) * width) / n - w / 2, y - height * 0.2, w, height * 0.56)),
      scene.paint.glass,
    ) +
    rect(cx - width / 2 - 7, y - height - 6, width + 14, 10, lighter(color, 0.22), 2) +
    rect(cx - width / 2 - 9, y - 6, width + 18, 9, lighter(color, 0.12), 2)
  );
}

/** Draws a row of round arches standing on `foot`; the openings take `fill`. */
export function arcade(scene: Scene, area: { left: number; right: number; top: number; foot: number }, n: number, fill: string, pier = 0.26): string {
  const { left, right, top, foot } = area;
  const step = (right - left) / n;
  const w = step * (1 - pier);
  const at = (i: number): number => left + (i + 0.5) * step - w / 2;
  return (
    path(
      repeat(n, (i) => archPath(at(i) - 7, foot, w + 14, foot - top + 7)),
      scene.paint.trim,
    ) +
    path(
      repeat(n, (i) => archPath(at(i), foot, w, foot - top)),
      fill,
    ) +
    path(
      repeat(
        n,
        (i) =>
          d`M${at(i)} ${foot}V${top + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w * 0.3} ${-w * 0.46}` + d`q${-w * 0.16} ${w * 0.2} ${-w * 0.16} ${w * 0.5}V${foot}z`,
      ),
      scene.palette.ink,
      0.14,
    )
  );
}

/** Draws stairs that widen towards the viewer. The top step is at y. */
export function stairs(scene: Scene, cx: number, y: number, width: number, n: number, rise = 14, spread = 22): string {
  const tread = (i: number): string => {
    const color = mix(scene.paint.stone, scene.palette.ink, 0.02 + i * 0.035);
    const [x, w] = [cx - width / 2 - i * spread, width + 2 * i * spread];
    return rect(x, y + i * rise, w, rise, color) + rect(x, y + i * rise, w, 3, '#ffffff', 0, 0.3);
  };
  return repeat(n, tread);
}

/** Draws a cloth banner hanging from a wall. */
export function banner(scene: Scene, cx: number, y: number, width: number, height: number, color: string): string {
  const cloth = d`M${cx - width / 2} ${y}h${width}v${height}l${-width / 2} ${-width * 0.4}l${-width / 2} ${width * 0.4}z`;
  return (
    path(cloth, color) +
    path(rectPath(cx, y, width / 2, height * 0.86), scene.palette.ink, 0.08) +
    path(circlePath(cx, y + height * 0.32, width * 0.24), lighter(color, 0.6)) +
    rect(cx - width / 2 - 5, y - 5, width + 10, 6, scene.paint.ink, 3)
  );
}

/** Draws a round tower with battlements or a pointed roof. */
export function tower(scene: Scene, cx: number, foot: number, width: number, height: number, color: string, pointed: boolean): string {
  const top = foot - height;
  const teeth = Math.max(3, Math.round(width / 26));
  const step = (width + 20) / (teeth * 2 - 1);
  const head = pointed
    ? path(spirePath(cx, top - 18, width + 44, width * 1.15), scene.paint.roof) +
      path(d`M${cx} ${top - 18 - width * 1.15}L${cx + width / 2 + 22} ${top - 18}H${cx + width * 0.16}z`, scene.palette.ink, 0.14)
    : path(
        repeat(teeth, (i) => rectPath(cx - width / 2 - 10 + i * 2 * step, top - 42, step, 24)),
        darker(scene, color, 0.06),
      );
  const slits = [0.28, 0.58].map((at) => archPath(cx - 8, top + height * at + 44, 16, 44)).join('');
  return (
    rect(cx - width / 2, top, width, height, color) +
    rect(cx + width * 0.16, top, width * 0.34, height, scene.palette.ink, 0, 0.1) +
    rect(cx - width / 2, top, width * 0.12, height, '#ffffff', 0, 0.14) +
    path(
      repeat(Math.floor(height / 46), (i) => rectPath(cx - width * 0.36 + (i % 3) * width * 0.22, top + 22 + i * 44, 24, 8)),
      scene.palette.ink,
      0.09,
    ) +
    head +
    rect(cx - width / 2 - 10, top - 20, width + 20, 26, darker(scene, color, 0.12), 2) +
    path(slits, scene.dark ? scene.paint.glass : scene.paint.dimGlass)
  );
}
