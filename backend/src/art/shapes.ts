import { d } from './svg.js';

/** Closed path data of basic shapes. `y` is the foot line of standing shapes, `cx` their vertical axis. */

export const rectPath = (x: number, y: number, width: number, height: number): string => d`M${x} ${y}h${width}v${height}h${-width}z`;

export const circlePath = (cx: number, cy: number, r: number): string => d`M${cx - r} ${cy}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;

/** Returns a ring. Its circles run in opposite directions, so the default fill rule leaves the hole empty. */
export const ringPath = (cx: number, cy: number, r: number, thickness: number): string => {
  const inner = r - thickness;
  return circlePath(cx, cy, r) + d`M${cx - inner} ${cy}a${inner} ${inner} 0 1 0 ${2 * inner} 0a${inner} ${inner} 0 1 0 ${-2 * inner} 0z`;
};

export const spirePath = (cx: number, y: number, width: number, height: number): string =>
  d`M${cx - width / 2} ${y}L${cx} ${y - height}L${cx + width / 2} ${y}z`;

/** Returns the upper half of an ellipse that stands on `y`. */
export const domePath = (cx: number, y: number, width: number, height: number): string => d`M${cx - width / 2} ${y}a${width / 2} ${height} 0 0 1 ${width} 0z`;

/** Returns an onion dome. */
export const onionPath = (cx: number, y: number, w: number): string =>
  d`M${cx - w / 2} ${y}c${-w * 0.22} ${-w * 0.5} ${w * 0.32} ${-w * 0.62} ${w * 0.5} ${-w * 1.05}` +
  d`c${w * 0.18} ${w * 0.43} ${w * 0.72} ${w * 0.55} ${w * 0.5} ${w * 1.05}z`;

/** Returns an opening with a round arch. */
export const archPath = (x: number, y: number, width: number, height: number): string =>
  d`M${x} ${y}V${y - height + width / 2}a${width / 2} ${width / 2} 0 0 1 ${width} 0V${y}z`;

/** Returns an opening with a pointed arch. */
export const ogivePath = (x: number, y: number, width: number, height: number): string => {
  const shoulder = y - height + width * 0.8;
  return (
    d`M${x} ${y}V${shoulder}Q${x} ${shoulder - width * 0.45} ${x + width / 2} ${y - height}` +
    d`Q${x + width} ${shoulder - width * 0.45} ${x + width} ${shoulder}V${y}z`
  );
};

/** Returns a trapezoid that stands on `y`. */
export const taperPath = (cx: number, y: number, bottom: number, top: number, height: number): string =>
  d`M${cx - bottom / 2} ${y}L${cx - top / 2} ${y - height}h${top}L${cx + bottom / 2} ${y}z`;

export const ellipsePath = (cx: number, cy: number, rx: number, ry: number): string =>
  d`M${cx - rx} ${cy}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0z`;
