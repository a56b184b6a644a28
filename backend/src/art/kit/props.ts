import { mix } from '../color.js';
import { rectPath, ringPath, taperPath } from '../shapes.js';
import { circle, d, dots, ellipse, path, place, rect, stroke } from '../svg.js';
import { shadow } from './plants.js';
import { darker, lighter, repeat, type Scene } from './scene.js';

/** Draws soft light around a lamp or on the pavement. */
export const lightPool = ({ halo }: Scene, x: number, y: number, rx: number, ry = rx): string => ellipse(x, y, rx, ry, halo);

/** Draws a street lamp `s` high with one or two lanterns. */
export function streetLamp(scene: Scene, x: number, y: number, s: number, lanterns: 1 | 2 = 1): string {
  const { paint } = scene;
  const heads = lanterns === 1 ? [0] : [-s * 0.11, s * 0.11];
  const arm =
    lanterns === 2
      ? stroke(
          d`M${x - s * 0.11} ${y - s * 0.96}Q${x - s * 0.1} ${y - s * 0.88} ${x} ${y - s * 0.86}` +
            d`Q${x + s * 0.1} ${y - s * 0.88} ${x + s * 0.11} ${y - s * 0.96}`,
          paint.ink,
          4,
        )
      : '';
  const lantern = (dx: number): string => {
    const [cx, foot] = [x + dx, y - s * (lanterns === 1 ? 0.9 : 0.94)];
    return (
      lightPool(scene, cx, foot - 13, scene.dark ? 78 : 46) +
      path(d`M${cx - 7} ${foot}l-4 -24h22l-4 24z`, paint.glow) +
      path(d`M${cx - 14} ${foot - 24}h28l-9 -10h-10z`, paint.ink) +
      rect(cx - 8, foot - 1, 16, 4, paint.ink)
    );
  };
  return (
    shadow(scene, x, y, 24) +
    path(rectPath(x - 2.5, y - s * 0.9, 5, s * 0.9) + taperPath(x, y, 20, 8, 22) + rectPath(x - 6, y - s * 0.6, 12, 4), paint.ink) +
    arm +
    heads.map(lantern).join('')
  );
}

/** Draws a bistro table with two chairs, with the feet at y. */
export function tableSet(scene: Scene, x: number, y: number, parasol: string | null): string {
  const { paint } = scene;
  const iron = darker(scene, paint.wood, 0.35);
  const chair = (side: number): string =>
    d`M${x + side * 70} ${y - 92}L${x + side * 62} ${y - 46}H${x + side * 38}` +
    d`M${x + side * 62} ${y - 46}L${x + side * 68} ${y}M${x + side * 40} ${y - 46}L${x + side * 36} ${y}`;
  const shade = parasol === null ? '' : rect(x - 2.5, y - 212, 5, 150, paint.ink) + canopy(scene, x, y - 150, 210, 62, parasol);
  return (
    shadow(scene, x, y, 84) +
    stroke(chair(-1) + chair(1), iron, 5) +
    path(rectPath(x - 3, y - 62, 6, 58) + taperPath(x, y, 44, 10, 8), paint.ink) +
    rect(x - 38, y - 68, 76, 8, lighter(paint.wood, 0.2), 4) +
    path(d`M${x - 20} ${y - 80}h13v9a6.5 6.5 0 0 1 -13 0zM${x + 8} ${y - 80}h13v9a6.5 6.5 0 0 1 -13 0z`, paint.trim) +
    shade
  );
}

/** Draws the cloth of a parasol, with its lower edge at y. */
export function canopy(scene: Scene, x: number, y: number, width: number, height: number, color: string): string {
  const panels = 6;
  const edge = (i: number): number => x - width / 2 + (width * i) / panels;
  const panel = (i: number): string => {
    const [from, to] = [edge(i), edge(i + 1)];
    const data =
      d`M${x} ${y - height}Q${from + (x - from) * 0.25} ${y - height * 0.8} ${from} ${y}` +
      d`q${(to - from) / 2} ${-height * 0.12} ${to - from} 0` +
      d`Q${to + (x - to) * 0.25} ${y - height * 0.8} ${x} ${y - height}z`;
    return path(data, i % 2 ? lighter(scene.paint.trim, 0.2) : color);
  };
  return repeat(panels, panel) + circle(x, y - height - 3, 4, scene.paint.ink);
}

/** Draws a park bench seen from the front. */
export function bench(scene: Scene, x: number, y: number, width = 150): string {
  const { paint } = scene;
  const slats = rectPath(x, y - 66, width, 9) + rectPath(x, y - 52, width, 9) + rectPath(x - 4, y - 34, width + 8, 9);
  return (
    shadow(scene, x + width / 2, y, width * 0.55) +
    path(rectPath(x + 12, y - 66, 6, 66) + rectPath(x + width - 18, y - 66, 6, 66), paint.ink) +
    path(slats, paint.wood)
  );
}

/** Draws a parked bicycle. `facing` is 1 to the right, −1 to the left. */
export function bicycle(scene: Scene, x: number, y: number, facing: 1 | -1 = 1): string {
  const { paint } = scene;
  const wheels = ringPath(-44, -30, 30, 4) + ringPath(44, -30, 30, 4);
  const frame = 'M-44 -30L-22 -72H30L0 -30H-44M-22 -72L0 -30M30 -72L44 -30M30 -72L26 -92H12M-26 -80L-22 -72';
  return (
    shadow(scene, x, y, 80) +
    place(
      path(wheels, paint.ink) + stroke(frame, paint.accent, 5) + rect(-40, -86, 28, 7, paint.ink, 3) + rect(26, -84, 30, 20, paint.wood, 3),
      x,
      y,
      1,
      facing,
    )
  );
}

/** Draws a folding board with chalk lines. */
export function chalkBoard(scene: Scene, x: number, y: number): string {
  const { paint } = scene;
  const slate = mix(paint.ink, '#2f4a44', 0.5);
  return (
    shadow(scene, x, y, 40) +
    path(d`M${x - 34} ${y}l6 -92h56l6 92h-8l-3 -16h-46l-3 16z`, paint.wood) +
    path(d`M${x - 26} ${y - 22}l4 -62h44l4 62z`, slate) +
    path(rectPath(x - 14, y - 74, 28, 4) + rectPath(x - 18, y - 60, 36, 3) + rectPath(x - 16, y - 50, 26, 3) + rectPath(x - 19, y - 40, 34, 3), '#ffffff', 0.75)
  );
}

/** Draws bulbs on a sagging wire between two points. */
export function lightString(scene: Scene, from: readonly [number, number], to: readonly [number, number], sag = 40): string {
  const [x1, y1] = from;
  const [x2, y2] = to;
  const n = Math.max(4, Math.round(Math.abs(x2 - x1) / 44));
  const at = (t: number): [number, number] => [x1 + (x2 - x1) * t, y1 + (y2 - y1) * t + 4 * t * (1 - t) * sag];
  const bulbs = Array.from({ length: n }, (_, i) => at((i + 0.5) / n)).map(([x, y]) => [x, y + 9] as const);
  return (
    stroke(d`M${x1} ${y1}Q${(x1 + x2) / 2} ${(y1 + y2) / 2 + 2 * sag} ${x2} ${y2}`, scene.paint.ink, 2.5, 0.8) +
    (scene.dark ? dots(bulbs, 22, scene.paint.glow, 0.1) + dots(bulbs, 13, scene.paint.glow, 0.22) : '') +
    dots(bulbs, 6, scene.paint.glow)
  );
}

/** Draws small flags on a sagging line. */
export function bunting(scene: Scene, from: readonly [number, number], to: readonly [number, number], sag = 34): string {
  const [x1, y1] = from;
  const [x2, y2] = to;
  const n = Math.max(4, Math.round(Math.abs(x2 - x1) / 50));
  const colors = [scene.paint.accent, scene.paint.glow, scene.paint.accent2];
  const flags: string[] = [];
  for (let i = 0; i < n; i++) {
    const t = (i + 0.5) / n;
    const [x, y] = [x1 + (x2 - x1) * t, y1 + (y2 - y1) * t + 4 * t * (1 - t) * sag];
    flags[i % 3] = (flags[i % 3] ?? '') + d`M${x - 13} ${y}h26l-13 26z`;
  }
  return (
    stroke(d`M${x1} ${y1}Q${(x1 + x2) / 2} ${(y1 + y2) / 2 + 2 * sag} ${x2} ${y2}`, scene.paint.ink, 2, 0.7) +
    flags.map((data, i) => path(data, colors[i] ?? scene.paint.accent)).join('')
  );
}

/** Draws a waving flag on a pole `s` high. */
export function flag(scene: Scene, x: number, y: number, s: number, color = scene.paint.accent): string {
  const [top, length] = [y - s, s * 0.5];
  return (
    rect(x - 2, top, 4, s, scene.paint.ink) +
    circle(x, top - 3, 4, scene.paint.glow) +
    path(
      d`M${x + 2} ${top + 2}q${length * 0.25} ${-length * 0.16} ${length * 0.5} 0t${length * 0.5} 0` +
        d`v${length * 0.55}q${-length * 0.25} ${length * 0.16} ${-length * 0.5} 0t${-length * 0.5} 0z`,
      color,
    )
  );
}
