import { mix } from '../color.js';
import { domePath, rectPath, taperPath } from '../shapes.js';
import { circle, d, dots, ellipse, path, rect } from '../svg.js';
import { darker, lighter, repeat, type Scene } from './scene.js';

/** Circles that form the crown of a tree: horizontal offset, height and radius, as shares of the tree's height. */
const CROWN = [
  [-0.17, 0.52, 0.19],
  [0.17, 0.5, 0.18],
  [0, 0.72, 0.23],
  [-0.03, 0.5, 0.2],
] as const;

/** Draws the shadow of an object that stands at (x, y). */
export const shadow = (scene: Scene, x: number, y: number, radius: number): string =>
  ellipse(x, y, radius, Math.max(4, radius * 0.12), scene.palette.ink, scene.dark ? 0.3 : 0.16);

/** Draws a broad-leaved tree `s` high, standing at (x, y). */
export function roundTree(scene: Scene, x: number, y: number, s: number, color = scene.paint.leaf): string {
  const { rng } = scene;
  const trunk = mix(scene.paint.wood, color, 0.12);
  const branches =
    d`M${x - s * 0.03} ${y}L${x - s * 0.018} ${y - s * 0.5}h${s * 0.036}L${x + s * 0.03} ${y}z` +
    d`M${x} ${y - s * 0.28}l${-s * 0.11} ${-s * 0.16}h${s * 0.03}l${s * 0.09} ${s * 0.12}z`;
  const blobs = CROWN.map(([dx, dy, r]) => circle(x + dx * s, y - dy * s, r * s * rng.between(0.92, 1.08), mix(color, '#ffffff', rng.between(0, 0.09))));
  const light = circle(x - s * 0.07, y - s * 0.78, s * 0.11, lighter(color, 0.18), 0.5);
  return shadow(scene, x, y, s * 0.24) + path(branches, trunk) + blobs.join('') + light;
}

/** Draws a slender conifer. */
export function cypress(scene: Scene, x: number, y: number, s: number, color = darker(scene, scene.paint.leaf, 0.18)): string {
  const half = d`M${x} ${y - s}C${x + s * 0.16} ${y - s * 0.62} ${x + s * 0.15} ${y - s * 0.2} ${x} ${y - s * 0.07}z`;
  const whole =
    d`M${x} ${y - s}C${x + s * 0.16} ${y - s * 0.62} ${x + s * 0.15} ${y - s * 0.2} ${x} ${y - s * 0.07}` +
    d`C${x - s * 0.15} ${y - s * 0.2} ${x - s * 0.16} ${y - s * 0.62} ${x} ${y - s}z`;
  return (
    shadow(scene, x, y, s * 0.12) +
    rect(x - s * 0.015, y - s * 0.09, s * 0.03, s * 0.09, scene.paint.wood) +
    path(whole, color) +
    path(half, scene.palette.ink, 0.14)
  );
}

/** Draws a palm with a bent trunk. `lean` is from −1 (left) to 1 (right). */
export function palm(scene: Scene, x: number, y: number, s: number, lean = 0.5): string {
  const { paint } = scene;
  const top = { x: x + lean * s * 0.16, y: y - s * 0.82 };
  const trunk =
    d`M${x - s * 0.035} ${y}Q${x + lean * s * 0.02} ${y - s * 0.45} ${top.x - s * 0.018} ${top.y}h${s * 0.036}` +
    d`Q${x + lean * s * 0.08 + s * 0.02} ${y - s * 0.42} ${x + s * 0.035} ${y}z`;
  const frond = (angle: number, i: number): string => {
    const tip = { x: Math.cos(angle) * s * 0.36, y: -Math.sin(angle) * s * 0.2 + s * 0.1 };
    const data =
      d`M${top.x} ${top.y}q${tip.x * 0.45} ${Math.min(tip.y, 0) - s * 0.17} ${tip.x} ${tip.y}` + d`q${-tip.x * 0.4} ${-s * 0.1} ${-tip.x} ${-tip.y}z`;
    return path(data, i % 2 ? darker(scene, paint.leaf, 0.16) : paint.leaf);
  };
  const nuts = [-0.02, 0.02].map((dx) => circle(top.x + dx * s, top.y + s * 0.022, s * 0.02, darker(scene, paint.wood, 0.25))).join('');
  return shadow(scene, x, y, s * 0.14) + path(trunk, mix(paint.wood, paint.stone, 0.25)) + [-0.5, 3.64, 0.15, 3, 0.75, 2.4, 1.57].map(frond).join('') + nuts;
}

/** Draws a shrub in a pot, `s` high. */
export function pottedPlant(scene: Scene, x: number, y: number, s: number, pot = scene.paint.accent2): string {
  const leaf = scene.paint.leaf;
  return (
    shadow(scene, x, y, s * 0.3) +
    circle(x - s * 0.14, y - s * 0.55, s * 0.2, darker(scene, leaf, 0.12)) +
    circle(x + s * 0.14, y - s * 0.57, s * 0.19, leaf) +
    circle(x, y - s * 0.74, s * 0.24, lighter(leaf, 0.06)) +
    path(d`M${x - s * 0.22} ${y - s * 0.4}h${s * 0.44}l${-s * 0.06} ${s * 0.4}h${-s * 0.32}z`, pot) +
    rect(x - s * 0.25, y - s * 0.43, s * 0.5, s * 0.08, darker(scene, pot, 0.18), 3)
  );
}

/** Draws a clipped hedge from x, `width` long and `height` high. */
export function hedge(scene: Scene, x: number, y: number, width: number, height: number): string {
  const leaf = darker(scene, scene.paint.leaf, 0.1);
  const bumps = Math.max(2, Math.round(width / 46));
  const bump = width / bumps;
  return (
    path(
      rectPath(x, y - height * 0.6, width, height * 0.6) + repeat(bumps, (i) => domePath(x + (i + 0.5) * bump, y - height * 0.55, bump * 1.06, height * 0.45)),
      leaf,
    ) +
    path(
      repeat(bumps, (i) => domePath(x + (i + 0.42) * bump, y - height * 0.62, bump * 0.5, height * 0.22)),
      lighter(leaf, 0.12),
      0.6,
    )
  );
}

/** Draws a low box of flowers, `width` long. */
export function planter(scene: Scene, x: number, y: number, width: number, box = scene.paint.wood): string {
  const { paint } = scene;
  const n = Math.round(width / 22);
  const at = (i: number): number => x + ((i + 0.5) * width) / n;
  const row = Array.from({ length: n }, (_, i) => i);
  const parted = (rest: number, dx: number, dy: number): [number, number][] => row.filter((i) => i % 2 === rest).map((i) => [at(i) + dx, y - dy - (i % 3) * 4]);
  return (
    dots(parted(0, 0, 40), 16, darker(scene, paint.leaf, 0.12)) +
    dots(parted(1, 0, 40), 16, paint.leaf) +
    dots(parted(0, 5, 38), 5, paint.glow) +
    dots(parted(1, 5, 42), 5, lighter(paint.accent, 0.3)) +
    path(taperPath(x + width / 2, y, width - 10, width, 36), box) +
    rect(x - 3, y - 38, width + 6, 7, darker(scene, box, 0.2), 3)
  );
}
