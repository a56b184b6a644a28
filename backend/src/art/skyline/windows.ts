import { rectPath } from '../shapes.js';
import type { Plan } from './plan.js';

/** Path data of all windows of a row, by brightness. */
interface Windows {
  dim: string;
  lit: string;
  warm: string;
}

interface Wall {
  x: number;
  ground: number;
  width: number;
  height: number;
  near: boolean;
}

/** Window formats: width and height of a pane, horizontal and vertical gap. */
const FORMATS = [
  { pane: [4, 5.2], gap: [4.5, 5] },
  { pane: [9, 3], gap: [3, 5] },
  { pane: [3, 9], gap: [4.5, 3] },
  { pane: [5, 5.2], gap: [4.5, 5.5] },
] as const;

export const emptyWindows = (): Windows => ({ dim: '', lit: '', warm: '' });

/** Adds a grid of windows to a wall. Low and narrow walls get none. */
export function addWindows(windows: Windows, { rng, height, palette }: Plan, wall: Wall): void {
  if (wall.height < height * 0.055 || wall.width < 18) return;
  const unit = wall.near ? 1.3 : 1;
  const { pane, gap } = rng.pick(FORMATS);
  const [w, h] = [pane[0] * unit, pane[1] * unit];
  const [stepX, stepY] = [Math.round(w + gap[0] * unit), Math.round(h + gap[1] * unit)];
  const columns = Math.floor((wall.width - 6 * unit) / stepX);
  const left = wall.x + (wall.width - columns * stepX + stepX - w) / 2;
  for (let y = wall.ground - wall.height + stepY; y < wall.ground - stepY * 1.4; y += stepY) {
    const lit = palette.lit * (rng.chance(0.25) ? 1.7 : 0.75);
    for (let i = 0; i < columns; i++) {
      const luck = rng.next();
      const window = rectPath(left + i * stepX, y, w, h);
      if (luck < lit * 0.8) windows.lit += window;
      else if (luck < lit) windows.warm += window;
      else if (luck < 0.75) windows.dim += window;
    }
  }
}
