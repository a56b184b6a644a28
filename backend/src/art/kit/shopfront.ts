import { circlePath, domePath, rectPath } from '../shapes.js';
import { path, rect } from '../svg.js';
import { awning, door, shopWindow } from './facade.js';
import { darker, lighter, repeat, type Scene } from './scene.js';
import { type Emblem, signBoard } from './signs.js';

/** Ground floor of a shop. */
interface ShopFront {
  left: number;
  width: number;
  height: number;
  color: string;
  emblem: Emblem;
  /** Position of the door. `narrow` means one window and a door on the right, for narrow shops. */
  entrance: 'left' | 'middle' | 'right' | 'narrow';
  /** One awning over the whole front, one over each window, or none. */
  awnings: 'whole' | 'windows' | 'none';
  awningColor?: string;
  striped?: boolean;
  /** Draws the things behind a window that starts at x, is `width` wide and stands on `foot`. */
  inside?: (x: number, width: number, foot: number) => string;
}

interface Span {
  x: number;
  width: number;
}

function layout({ left, width, entrance }: ShopFront): { door: number; windows: Span[] } {
  const margin = 30;
  const gap = 22;
  if (entrance === 'middle') {
    const w = width / 2 - margin - 52 - gap;
    return {
      door: left + width / 2,
      windows: [
        { x: left + margin, width: w },
        { x: left + width - margin - w, width: w },
      ],
    };
  }
  if (entrance === 'narrow') {
    return { door: left + width - 64, windows: [{ x: left + 20, width: width - 150 }] };
  }
  const total = width - 2 * margin - 104 - gap;
  const pane = (total - gap) / 2;
  const first = entrance === 'left' ? left + margin + 104 + gap : left + margin;
  return {
    door: entrance === 'left' ? left + margin + 52 : left + width - margin - 52,
    windows: [
      { x: first, width: pane },
      { x: first + pane + gap, width: pane },
    ],
  };
}

/** Draws a painted front with name board, windows, door and awnings. */
export function shopFront(scene: Scene, front: ShopFront): string {
  const { ground, paint, palette } = scene;
  const { left, width, height, color, entrance, inside } = front;
  const top = ground - height;
  const plan = layout(front);
  const windowTop = top + (front.awnings === 'none' ? 74 : 98);
  const cloth = front.awningColor ?? paint.accent;
  const pilaster = (x: number): string => rectPath(x, top + 6, 16, height - 6);
  const panes = plan.windows.map((w) => shopWindow(scene, { ...w, top: windowTop, foot: ground - 32 }, inside?.(w.x, w.width, ground - 32) ?? '')).join('');
  const spread = front.awnings === 'whole' ? [{ x: left - 4, width: width + 8 }] : front.awnings === 'windows' ? plan.windows : [];
  return (
    rect(left - 6, top, width + 12, height, color) +
    path(pilaster(left - 6) + pilaster(left + width - 10), darker(scene, color, 0.18)) +
    rect(left - 6, ground - 22, width + 12, 22, darker(scene, color, 0.45)) +
    panes +
    door(scene, plan.door, ground, entrance === 'narrow' ? 84 : 100, ground - windowTop + 6, darker(scene, color, 0.3)) +
    rect(left - 12, top - 8, width + 24, 14, lighter(color, 0.22), 2) +
    rect(left - 6, top + 6, width + 12, 5, palette.ink, 0, 0.16) +
    signBoard(scene, left + width * 0.06, top + 14, width * 0.88, 46, front.emblem) +
    spread.map((a) => awning(scene, a.x, top + 68, a.width, 42, cloth, front.striped ?? true)).join('')
  );
}

/** Draws guests at small tables behind a window. */
export function guests(scene: Scene, x: number, width: number, foot: number): string {
  const n = Math.max(1, Math.floor(width / 92));
  const step = width / n;
  const person = (cx: number): string => circlePath(cx, foot - 56, 10) + domePath(cx, foot, 32, 43);
  return (
    path(
      repeat(n, (i) => person(x + (i + 0.26) * step) + person(x + (i + 0.74) * step)),
      scene.palette.ink,
      scene.dark ? 0.42 : 0.26,
    ) +
    path(
      repeat(n, (i) => rectPath(x + (i + 0.5) * step - 17, foot - 24, 34, 4) + rectPath(x + (i + 0.5) * step - 2, foot - 24, 4, 24)),
      scene.paint.ink,
      0.6,
    )
  );
}

/** Draws shelves with bottles behind a window. */
export function bottles(scene: Scene, x: number, width: number, foot: number): string {
  const { paint, rng } = scene;
  const n = Math.floor((width - 20) / 17);
  const colors = [paint.accent, paint.accent2, paint.leaf];
  const parts = ['', '', ''];
  for (const shelf of [foot - 14, foot - 58]) {
    for (let i = 0; i < n; i++) {
      const [cx, h] = [x + 18 + i * 17, rng.between(18, 27)];
      const tone = rng.int(0, 2);
      parts[tone] = (parts[tone] ?? '') + rectPath(cx - 4, shelf - h, 8, h) + rectPath(cx - 1.7, shelf - h - 9, 3.4, 9);
    }
  }
  return (
    parts.map((data, i) => path(data, colors[i] ?? paint.accent, 0.85)).join('') +
    path(rectPath(x + 4, foot - 14, width - 8, 5) + rectPath(x + 4, foot - 58, width - 8, 5), paint.wood)
  );
}

/** Draws mannequins and parcels behind a shop window. */
export function display(scene: Scene, x: number, width: number, foot: number): string {
  const { paint, rng } = scene;
  const colors = [paint.accent, paint.accent2, paint.roof];
  const n = Math.max(1, Math.round(width / 62));
  return repeat(n, (i) => {
    const cx = x + ((i + 0.5) * width) / n;
    const color = rng.pick(colors);
    if (rng.chance(0.3)) {
      return (
        rect(cx - 20, foot - 30, 40, 30, color) +
        rect(cx - 3, foot - 30, 6, 30, paint.trim) +
        rect(cx - 13, foot - 52, 26, 22, paint.accent2) +
        rect(cx - 2, foot - 52, 4, 22, paint.trim)
      );
    }
    return (
      path(`M${Math.round(cx - 12)} ${foot - 62}q12 -6 24 0l-3 26l10 28h-38l10 -28z`, color) +
      path(
        circlePath(cx, foot - 76, 7) + rectPath(cx - 2, foot - 70, 4, 8) + rectPath(cx - 2, foot - 10, 4, 10) + rectPath(cx - 11, foot - 3, 22, 3),
        paint.ink,
        0.7,
      )
    );
  });
}
