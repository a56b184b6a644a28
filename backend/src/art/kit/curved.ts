import { rectPath, taperPath } from '../shapes.js';
import { circle, d, path, rect, stroke } from '../svg.js';
import { darker, lighter, repeat, type Scene } from './scene.js';

/** Parts of East Asian buildings: roofs with upturned eaves, halls of posts and lattice, battered stone bases. */

/** Draws a tiled roof with upturned corners. Its eaves are on y; it is `eave` wide there, `ridge` wide on top, and `h` high. */
export function curvedRoof(scene: Scene, cx: number, y: number, eave: number, ridge: number, h: number, color: string): string {
  const [half, top] = [eave / 2, ridge / 2];
  const run = half - top;
  const lift = Math.min(30, h * 0.34);
  const slope = d`Q${cx + half - run * 0.62} ${y - h * 0.2} ${cx + half} ${y - lift}l-5 12`;
  const outline =
    d`M${cx - half} ${y - lift}Q${cx - half + run * 0.62} ${y - h * 0.2} ${cx - top} ${y - h}h${ridge}` +
    slope +
    d`Q${cx + half * 0.8} ${y + 8} ${cx + half * 0.6} ${y + 8}H${cx - half * 0.6}` +
    d`Q${cx - half * 0.8} ${y + 8} ${cx - half + 5} ${y - lift + 12}z`;
  const shade = d`M${cx + top * 0.3} ${y - h}H${cx + top}` + slope + d`Q${cx + half * 0.8} ${y + 8} ${cx + half * 0.6} ${y + 8}h${-half * 0.3}z`;
  const n = Math.max(5, Math.round(eave / 46));
  const ribs = repeat(n, (i) => {
    const t = ((i + 0.5) / n - 0.5) * 1.7;
    const end = y + 2 - lift * 0.7 * t ** 4;
    return d`M${cx + t * top} ${y - h}Q${cx + t * (top + run * 0.36)} ${y - h * 0.26} ${cx + t * half * 0.96} ${end}`;
  });
  const curl = (s: number): string => d`M${cx + s * (top - 8)} ${y - h + 4}h${s * 14}q${s * 8} -6 ${s * 7} -22q${s * -7} 10 ${s * -21} 10z`;
  return (
    rect(cx - half * 0.78, y + 4, eave * 0.78, 11, darker(scene, color, 0.45), 2) +
    path(outline, color) +
    path(shade, scene.palette.ink, 0.1) +
    stroke(ribs, scene.palette.ink, 3, 0.13) +
    path(curl(-1) + curl(1) + rectPath(cx - top, y - h - 6, ridge, 10), darker(scene, color, 0.26))
  );
}

/** Draws a wall of `n` lattice bays between posts under a painted beam. If `open`, the middle bay is a doorway. */
export function latticeWall(scene: Scene, area: { cx: number; foot: number; width: number; height: number }, n: number, post: string, open = false): string {
  const { paint, palette } = scene;
  const { cx, foot, width, height } = area;
  const [left, top, step] = [cx - width / 2, foot - height, width / n];
  const beam = Math.min(20, height * 0.2);
  const bays = Array.from({ length: n }, (_, i) => ({ x: left + i * step + 9, door: open && i === (n - 1) / 2 }));
  const panes = bays.map(({ x }) => rectPath(x, top + beam, step - 18, height - beam)).join('');
  const bars = bays
    .filter(({ door }) => !door)
    .map(
      ({ x }) =>
        [0.25, 0.5, 0.75].map((t) => rectPath(x + (step - 18) * t - 1, top + beam, 2, height - beam)).join('') +
        [0.3, 0.6].map((t) => rectPath(x, top + beam + (height - beam) * t, step - 18, 2)).join('') +
        rectPath(x, foot - height * 0.22, step - 18, height * 0.22),
    )
    .join('');
  const posts = repeat(n + 1, (i) => rectPath(left + i * step - 6, top, 12, height));
  return (
    rect(left, top, width, height, darker(scene, post, 0.4)) +
    path(panes, scene.dark ? paint.glass : darker(scene, paint.glass, 0.3)) +
    path(bars, darker(scene, post, 0.35)) +
    path(posts, post) +
    rect(left - 10, top, width + 20, beam, darker(scene, paint.accent2, 0.1)) +
    path(
      repeat(n * 2, (i) => rectPath(left + ((i + 0.5) * width) / (n * 2) - 7, top + beam * 0.3, 14, beam * 0.4)),
      lighter(paint.trim, 0.1),
      0.75,
    ) +
    rect(left, top, width, 6, palette.ink, 0, 0.22)
  );
}

/** Draws a sloping base of fitted stones, `bottom` wide at `foot` and `top` wide above. */
export function stoneBase(scene: Scene, cx: number, foot: number, bottom: number, top: number, height: number, stone: string): string {
  const { rng, palette } = scene;
  const rows = Math.floor(height / 28);
  const courses = repeat(rows, (i) => {
    const w = bottom + ((top - bottom) * (i + 0.5)) / rows - 30;
    return repeat(Math.round(w / 74), (j) => rectPath(cx - w / 2 + j * 74 + (i % 2) * 30 + rng.between(0, 12), foot - 20 - i * 28, 34, 8));
  });
  return (
    path(taperPath(cx, foot, bottom, top, height), stone) +
    path(d`M${cx + top * 0.28} ${foot - height}h${top * 0.22}L${cx + bottom / 2} ${foot}h${-bottom * 0.26}z`, palette.ink, 0.1) +
    path(courses, palette.ink, 0.09) +
    rect(cx - top / 2 - 8, foot - height - 6, top + 16, 14, lighter(stone, 0.2), 2)
  );
}

/** Draws a mast with rings, the top of a pagoda. */
export function finial(scene: Scene, cx: number, y: number, h: number): string {
  const metal = darker(scene, scene.paint.glow, scene.dark ? 0.15 : 0.28);
  return (
    rect(cx - 2, y - h, 4, h, metal) +
    path(
      repeat(4, (i) => rectPath(cx - 10 + i * 1.5, y - h * (0.3 + i * 0.14), 20 - i * 3, 4)),
      metal,
    ) +
    circle(cx, y - h, 5, metal)
  );
}
