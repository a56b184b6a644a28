import { mix } from '../color.js';
import { archPath, rectPath } from '../shapes.js';
import { d, dots, path, stroke } from '../svg.js';
import { darker, type Scene } from './scene.js';

/** Top left corner and size of an opening. */
interface Opening {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type WindowKind = 'sash' | 'arched' | 'shutters' | 'plain';

/** Returns openings in rows and columns, evenly spaced between `left` and `right`. */
export function openings(
  area: { left: number; right: number; top: number; rowHeight: number },
  columns: number,
  rows: number,
  size: readonly [number, number],
): Opening[] {
  const [width, height] = size;
  const step = columns > 1 ? (area.right - area.left - width) / (columns - 1) : 0;
  const first = columns > 1 ? area.left : (area.left + area.right - width) / 2;
  return Array.from({ length: columns * rows }, (_, i) => ({
    x: first + (i % columns) * step,
    y: area.top + Math.floor(i / columns) * area.rowHeight,
    width,
    height,
  }));
}

const outline = (kind: WindowKind, { x, y, width, height }: Opening, grow: number): string =>
  kind === 'arched'
    ? archPath(x - grow, y + height + grow, width + 2 * grow, height + 2 * grow)
    : rectPath(x - grow, y - grow, width + 2 * grow, height + 2 * grow);

/** Draws all windows of a wall with a few common paths, which keeps the picture small. */
export function windows(scene: Scene, list: readonly Opening[], kind: WindowKind, litShare = 0.75): string {
  const { paint, palette, rng } = scene;
  const parts = { frame: '', lit: '', dim: '', shine: '', bars: '', sill: '', shutter: '' };
  for (const opening of list) {
    const { x, y, width: w, height: h } = opening;
    parts.frame += outline(kind, opening, kind === 'plain' ? 0 : 5);
    if (rng.chance(litShare)) parts.lit += outline(kind, opening, 0);
    else parts.dim += outline(kind, opening, 0);
    const head = kind === 'arched' ? w / 2 : 0;
    parts.shine += d`M${x} ${y + h}L${x + w * 0.7} ${y + head}H${x + w}L${x + w * 0.3} ${y + h}z`;
    if (kind !== 'plain') parts.bars += rectPath(x + w / 2 - 1.5, y, 3, h) + rectPath(x, y + h * 0.45 - 1.5, w, 3);
    parts.sill += rectPath(x - 9, y + h + 4, w + 18, 7);
    if (kind === 'shutters') parts.shutter += rectPath(x - w * 0.42 - 6, y - 3, w * 0.42, h + 6) + rectPath(x + w + 6, y - 3, w * 0.42, h + 6);
  }
  return (
    path(parts.shutter, mix(paint.accent2, paint.wall, 0.15)) +
    path(parts.frame, paint.trim) +
    path(parts.lit, paint.glass) +
    path(parts.dim, paint.dimGlass) +
    path(parts.shine, '#ffffff', 0.15) +
    path(parts.bars, paint.trim) +
    (kind === 'plain' ? '' : path(parts.sill, mix(paint.trim, palette.ink, 0.14)))
  );
}

/** Draws boxes with plants and flowers under some of the windows. */
export function flowerBoxes(scene: Scene, list: readonly Opening[], share = 0.5): string {
  const { rng, paint } = scene;
  let [boxes, leaves] = ['', ''];
  const flowers: [number, number][] = [];
  for (const { x, y, width, height } of list) {
    if (!rng.chance(share)) continue;
    const [left, top, length] = [x - 8, y + height - 3, width + 16];
    boxes += rectPath(left, top, length, 14);
    const n = Math.floor(length / 15);
    for (let i = 0; i < n; i++) {
      const cx = left + ((i + 0.5) * length) / n;
      leaves += d`M${cx - 10} ${top + 2}a10 10 0 0 1 20 0z`;
      if (i % 2) flowers.push([cx, top - 6]);
    }
  }
  return path(leaves, paint.leaf) + dots(flowers, 4, mix(paint.accent, '#ffffff', 0.3)) + path(boxes, paint.wood);
}

/** Draws iron balconies in front of the windows. */
export function balconies(scene: Scene, list: readonly Opening[]): string {
  let [rails, bars] = ['', ''];
  for (const { x, y, width, height } of list) {
    const [left, length, top] = [x - 13, width + 26, y + height - 24];
    rails += rectPath(left, top, length, 4) + rectPath(left, top + 30, length, 6);
    for (let bar = left + 2; bar < left + length; bar += 9) bars += d`M${bar} ${top + 2}v28`;
  }
  const iron = darker(scene, scene.paint.wall, 0.75);
  return path(rails, iron) + stroke(bars, iron, 2.4);
}
