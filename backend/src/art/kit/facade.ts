import { mix } from '../color.js';
import { archPath, rectPath, taperPath } from '../shapes.js';
import { circle, d, dots, path, rect } from '../svg.js';
import { darker, lighter, repeat, type Scene } from './scene.js';
import { balconies, flowerBoxes, openings, type WindowKind, windows } from './windows.js';

/** Rectangular part of a building: left edge, width, top and foot. */
export interface Block {
  x: number;
  width: number;
  top: number;
  foot: number;
}

export type RoofKind = 'cornice' | 'mansard' | 'tiles' | 'parapet' | 'terrace';

/** Draws a plain wall with a lit left edge and a shaded right part. */
export function wallBlock(scene: Scene, { x, width, top, foot }: Block, color: string): string {
  const height = foot - top;
  return (
    rect(x, top, width, height, color) +
    rect(x + width * 0.7, top, width * 0.3, height, scene.palette.ink, 0, 0.06) +
    rect(x, top, 5, height, '#ffffff', 0, 0.18)
  );
}

/** Draws single bricks, scattered over a wall. */
function bricks(scene: Scene, { x, width, top, foot }: Block): string {
  let data = '';
  for (let i = 0; i < 9; i++) {
    const [bx, by] = [x + 12 + scene.rng.next() * (width - 60), top + 14 + scene.rng.next() * (foot - top - 30)];
    data += rectPath(bx, by, 20, 6) + rectPath(bx + 11, by + 9, 20, 6);
  }
  return path(data, scene.palette.ink, 0.12);
}

const cornice = (scene: Scene, { x, width, top }: Block, color: string): string => {
  const teeth = Math.floor(width / 29);
  return (
    rect(x - 6, top + 2, width + 12, 9, lighter(color, 0.35)) +
    path(
      repeat(teeth, (i) => rectPath(x + (i + 0.5) * (width / teeth) - 5, top + 11, 10, 8)),
      darker(scene, color, 0.18),
    ) +
    rect(x - 14, top - 16, width + 28, 20, darker(scene, color, 0.32), 2)
  );
};

function mansard(scene: Scene, block: Block, color: string): string {
  const { x, width, top } = block;
  const slate = scene.paint.roof;
  const dormers = Math.max(2, Math.round(width / 170));
  const list = openings({ left: x + width * 0.16, right: x + width * 0.84, top: top - 78, rowHeight: 0 }, dormers, 1, [38, 48]);
  const hoods = list.map((o) => taperPath(o.x + 19, o.y - 4, 62, 30, 16) + rectPath(o.x - 7, o.y - 5, 52, 57)).join('');
  return (
    path(taperPath(x + width / 2, top, width + 10, width - 56, 98), slate) +
    rect(x + 26, top - 104, width - 52, 9, darker(scene, slate, 0.3), 2) +
    path(hoods, scene.paint.trim) +
    windows(scene, list, 'plain') +
    cornice(scene, block, color)
  );
}

function tiles(scene: Scene, { x, width, top }: Block, color: string): string {
  const { roof } = scene.paint;
  const rows = [0, 1, 2].map((i) => {
    const y = top - 10 - i * 22;
    const inset = (i + 1) * 14;
    return repeat(Math.floor((width - inset * 2) / 34), (j) => d`M${x + inset + 5 + j * 34} ${y}q17 17 34 0z`);
  });
  const chimney = x + width * scene.rng.pick([0.2, 0.74]);
  return (
    rect(chimney, top - 112, 34, 70, darker(scene, color, 0.25)) +
    rect(chimney - 5, top - 118, 44, 12, darker(scene, roof, 0.25)) +
    path(taperPath(x + width / 2, top + 6, width + 44, width - 70, 84), roof) +
    path(rows.join(''), scene.palette.ink, 0.13) +
    rect(x - 22, top + 2, width + 44, 9, darker(scene, roof, 0.3), 3)
  );
}

function parapet(scene: Scene, { x, width, top }: Block, color: string): string {
  const c = x + width / 2;
  const edge =
    d`M${x - 8} ${top + 6}V${top - 22}h${width * 0.18 + 8}v-20h${width * 0.12}` +
    d`a${width * 0.2} 58 0 0 1 ${width * 0.4} 0h${width * 0.12}v20h${width * 0.18 + 8}v28z`;
  return (
    path(edge, color) +
    path(edge, '#ffffff', 0.14) +
    rect(x - 14, top + 2, width + 28, 10, darker(scene, color, 0.3), 2) +
    circle(c, top - 46, 20, darker(scene, color, 0.3)) +
    circle(c, top - 46, 14, scene.paint.glass)
  );
}

function terrace(scene: Scene, block: Block, color: string): string {
  const { x, width, top } = block;
  const { paint, rng } = scene;
  const posts = Math.round(width / 26);
  const rail = repeat(posts + 1, (i) => rectPath(x + 4 + (i * (width - 11)) / posts, top - 46, 3, 34)) + rectPath(x, top - 50, width, 5);
  const bushes = Math.max(2, Math.round(width / 60));
  const bush = (i: number): string => {
    const at = x + 34 + (i * (width - 68)) / (bushes - 1) + rng.between(-6, 6);
    return circle(at, top - 34, rng.between(16, 26), i % 2 ? paint.leaf : darker(scene, paint.leaf, 0.14));
  };
  const sail =
    d`M${x + width * 0.12} ${top - 112}Q${x + width * 0.3} ${top - 86} ${x + width * 0.52} ${top - 124}` +
    d`L${x + width * 0.5} ${top - 116}Q${x + width * 0.3} ${top - 70} ${x + width * 0.12} ${top - 104}z`;
  return (
    rect(x + width * 0.12, top - 112, 4, 100, paint.ink) +
    rect(x + width * 0.5, top - 122, 4, 110, paint.ink) +
    path(sail, paint.accent) +
    repeat(bushes, bush) +
    path(rail, paint.ink, 0.75) +
    rect(x - 10, top - 14, width + 20, 20, darker(scene, color, 0.3), 2)
  );
}

const ROOFS: Readonly<Record<RoofKind, (scene: Scene, block: Block, color: string) => string>> = {
  cornice,
  mansard,
  tiles,
  parapet,
  terrace,
};

/** Draws the roof of a block. In the styles domes and pagoda, a cornice replaces a mansard. */
export function drawRoof(scene: Scene, block: Block, color: string, kind: RoofKind): string {
  const foreign = kind === 'mansard' && (scene.style === 'domes' || scene.style === 'pagoda');
  return ROOFS[foreign ? 'cornice' : kind](scene, block, color);
}

/** Draws the storeys of a house between `top` and `foot`: wall, roof and rows of windows. The seed determines the details. */
export function storeys(scene: Scene, block: Block, color: string, options: { floors: number; roof: RoofKind; kind?: WindowKind; plain?: boolean }): string {
  const { rng } = scene;
  const { x, width, top, foot } = block;
  const kind = options.kind ?? rng.pick(['sash', 'arched', 'shutters'] as const);
  const columns = Math.max(1, Math.round(width / (kind === 'shutters' ? 150 : 130)));
  const rowHeight = (foot - top - 20) / options.floors;
  const margin = kind === 'shutters' ? 58 : 46;
  const list = openings({ left: x + margin, right: x + width - margin, top: top + 32, rowHeight }, columns, options.floors, [54, Math.min(84, rowHeight - 40)]);
  const dress = options.plain ? 'bare' : rng.pick(['flowers', 'balconies', 'both', 'bare'] as const);
  return (
    wallBlock(scene, block, color) +
    (!options.plain && rng.chance(0.5) ? bricks(scene, block) : '') +
    drawRoof(scene, block, color, options.roof) +
    windows(scene, list, kind) +
    (dress === 'flowers' || dress === 'both' ? flowerBoxes(scene, list, 0.6) : '') +
    (dress === 'balconies' ? balconies(scene, list) : dress === 'both' ? balconies(scene, list.slice(0, columns)) : '')
  );
}

/** Draws a striped or plain awning with a scalloped edge; `y` is its upper edge. */
export function awning(scene: Scene, x: number, y: number, width: number, depth: number, color: string, striped = true): string {
  const n = Math.max(4, Math.round(width / 42));
  const step = width / n;
  const flare = 10;
  const parts: string[] = [];
  for (let i = 0; i < n; i++) {
    const [left, right] = [i / n, (i + 1) / n].map((t) => x - flare + t * (width + 2 * flare)) as [number, number];
    const half = (right - left) / 2;
    const tone = striped ? i % 2 : 0;
    parts[tone] = (parts[tone] ?? '') + d`M${x + i * step} ${y}h${step}L${right} ${y + depth}a${half} ${half * 0.8} 0 0 1 ${-2 * half} 0z`;
  }
  return (
    path(rectPath(x - flare, y + depth, width + 2 * flare, 26), scene.palette.ink, 0.16) +
    path(parts[0] ?? '', color) +
    path(parts[1] ?? '', lighter(scene.paint.trim, 0.15)) +
    rect(x - flare, y + depth - 5, width + 2 * flare, 5, scene.palette.ink, 0, 0.14) +
    rect(x - 3, y - 5, width + 6, 8, darker(scene, color, 0.35), 3)
  );
}

/** Draws a large shop window with hanging lamps and a reflection; `inside` is drawn behind the reflection. */
export function shopWindow(scene: Scene, { x, width, top, foot }: Block, inside = '', lamps = true): string {
  const { paint } = scene;
  const n = Math.max(2, Math.round(width / 64));
  const hanging = lamps
    ? path(
        repeat(n, (i) => rectPath(x + ((i + 0.5) * width) / n - 1, top, 2, 24) + d`M${x + ((i + 0.5) * width) / n - 14} ${top + 36}a14 13 0 0 1 28 0z`),
        mix(paint.accent, '#ffffff', 0.25),
      ) +
      dots(
        Array.from({ length: n }, (_, i) => [x + ((i + 0.5) * width) / n, top + 38]),
        5,
        scene.dark ? '#fff6dc' : paint.glow,
      )
    : '';
  return (
    rect(x - 6, top - 6, width + 12, foot - top + 12, darker(scene, paint.accent, 0.65)) +
    rect(x, top, width, foot - top, paint.glass) +
    inside +
    hanging +
    path(d`M${x} ${foot}L${x + width * 0.42} ${top}h${width * 0.22}L${x + width * 0.22} ${foot}z`, '#ffffff', 0.14)
  );
}

/** Draws a glazed door standing on `foot`, its middle at x. */
export function door(scene: Scene, x: number, foot: number, width: number, height: number, color: string, arched = false): string {
  const { paint } = scene;
  const pane = width - 28;
  const shape = (inset: number, bottom: number): string =>
    arched
      ? archPath(x - width / 2 + inset, foot - bottom, width - 2 * inset, height - inset - bottom)
      : rectPath(x - width / 2 + inset, foot - height + inset, width - 2 * inset, height - inset - bottom);
  return (
    path(shape(0, 0), darker(scene, color, 0.55)) +
    path(shape(7, 0), color) +
    path(arched ? archPath(x - pane / 2, foot - 48, pane, height - 64) : rectPath(x - pane / 2, foot - height + 16, pane, height - 66), paint.glass) +
    circle(x + width / 2 - 14, foot - height * 0.42, 4.5, paint.glow) +
    rect(x - width / 2 - 8, foot - 6, width + 16, 8, lighter(paint.stone, 0.1), 2)
  );
}
