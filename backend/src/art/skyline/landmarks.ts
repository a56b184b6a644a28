import { buildingPath } from '../buildings.js';
import { archPath, circlePath, domePath, ogivePath, onionPath, rectPath, ringPath, spirePath, taperPath } from '../shapes.js';
import type { SkylineStyle } from '../style.js';
import { d } from '../svg.js';

/** Silhouette of a landmark, and its openings that can be lit. All parts are closed path data. */
export interface Landmark {
  body: string;
  light: string;
}

/** Returns a landmark of height `s` with the vertical axis `c`, which stands on `y`. */
type LandmarkShape = (c: number, y: number, s: number) => Landmark;

const both = (at: number, part: (side: number) => string): string => part(-at) + part(at);
const times = (n: number, part: (i: number) => string): string => Array.from({ length: n }, (_, i) => part(i)).join('');

const needle: LandmarkShape = (c, y, s) => ({
  body:
    d`M${c - s * 0.11} ${y}L${c - s * 0.06} ${y - s * 0.62}L${c - s * 0.012} ${y - s}h${s * 0.024}L${c + s * 0.06} ${y - s * 0.62}` +
    d`L${c + s * 0.11} ${y}z` +
    rectPath(c - s * 0.003, y - s * 1.16, s * 0.006, s * 0.2),
  light: times(9, (i) => rectPath(c - s * (0.07 - i * 0.004), y - s * (0.12 + i * 0.065), s * (0.14 - i * 0.008), s * 0.007)),
});

const tvTower: LandmarkShape = (c, y, s) => ({
  body:
    taperPath(c, y, s * 0.12, s * 0.028, s * 0.72) +
    circlePath(c, y - s * 0.66, s * 0.062) +
    rectPath(c - s * 0.028, y - s * 0.78, s * 0.056, s * 0.02) +
    spirePath(c, y - s * 0.72, s * 0.02, s * 0.34),
  light: rectPath(c - s * 0.056, y - s * 0.672, s * 0.112, s * 0.012),
});

function ferrisWheel(c: number, y: number, s: number): Landmark {
  const radius = s * 0.36;
  const hub = y - s * 0.42;
  const half = s * 0.0022;
  let spokes = '';
  let cabins = '';
  for (let i = 0; i < 12; i++) {
    const cos = Math.cos((i * Math.PI) / 6);
    const sin = Math.sin((i * Math.PI) / 6);
    const [x, top] = [c + cos * radius, hub + sin * radius];
    spokes +=
      d`M${c + sin * half} ${hub - cos * half}L${x + sin * half} ${top - cos * half}L${x - sin * half} ${top + cos * half}` +
      d`L${c - sin * half} ${hub + cos * half}z`;
    cabins += rectPath(x - s * 0.014, top - s * 0.01, s * 0.028, s * 0.026);
  }
  const leg = (dx: number): string => d`M${c - s * 0.009} ${hub}h${s * 0.018}L${c + dx + s * 0.009} ${y}h${-s * 0.018}z`;
  return { body: ringPath(c, hub, radius, s * 0.012) + spokes + cabins + both(s * 0.16, leg), light: circlePath(c, hub, s * 0.018) };
}

const twinTowers: LandmarkShape = (c, y, s) => ({
  body: both(s * 0.125, (dx) => buildingPath(c + dx - s * 0.075, y, s * 0.15, s * 0.86, 'crown')) + rectPath(c - s * 0.06, y - s * 0.46, s * 0.12, s * 0.035),
  light: both(s * 0.125, (dx) => times(13, (i) => rectPath(c + dx - s * 0.055, y - s * (0.12 + i * 0.055), s * 0.11, s * 0.006))),
});

const sail: LandmarkShape = (c, y, s) => ({
  body:
    d`M${c - s * 0.14} ${y}V${y - s * 0.9}Q${c + s * 0.2} ${y - s * 0.62} ${c + s * 0.2} ${y}z` + rectPath(c - s * 0.146, y - s * 1.08, s * 0.012, s * 1.08),
  light: times(8, (i) => rectPath(c - s * 0.11, y - s * (0.1 + i * 0.075), s * (0.27 - i * 0.02), s * 0.008)),
});

const cathedral: LandmarkShape = (c, y, s) => ({
  body:
    rectPath(c - s * 0.3, y - s * 0.34, s * 0.6, s * 0.34) +
    d`M${c - s * 0.12} ${y}V${y - s * 0.42}L${c} ${y - s * 0.56}L${c + s * 0.12} ${y - s * 0.42}V${y}z` +
    both(s * 0.2, (dx) => rectPath(c + dx - s * 0.055, y - s * 0.6, s * 0.11, s * 0.6) + spirePath(c + dx, y - s * 0.6, s * 0.11, s * 0.42)),
  light:
    circlePath(c, y - s * 0.38, s * 0.042) +
    ogivePath(c - s * 0.035, y, s * 0.07, s * 0.17) +
    both(s * 0.2, (dx) => ogivePath(c + dx - s * 0.018, y - s * 0.42, s * 0.036, s * 0.12) + ogivePath(c + dx - s * 0.018, y - s * 0.14, s * 0.036, s * 0.12)),
});

const clockTower: LandmarkShape = (c, y, s) => ({
  body:
    rectPath(c - s * 0.07, y - s * 0.72, s * 0.14, s * 0.72) +
    rectPath(c - s * 0.085, y - s * 0.74, s * 0.17, s * 0.03) +
    taperPath(c, y - s * 0.74, s * 0.14, s * 0.07, s * 0.1) +
    spirePath(c, y - s * 0.84, s * 0.07, s * 0.2) +
    rectPath(c + s * 0.07, y - s * 0.26, s * 0.46, s * 0.26) +
    times(5, (i) => spirePath(c + s * (0.11 + i * 0.095), y - s * 0.26, s * 0.03, s * 0.08)),
  light: circlePath(c, y - s * 0.64, s * 0.05) + times(6, (i) => ogivePath(c + s * (0.1 + i * 0.068), y - s * 0.05, s * 0.03, s * 0.14)),
});

const basilica: LandmarkShape = (c, y, s) => ({
  body:
    rectPath(c - s * 0.4, y - s * 0.26, s * 0.8, s * 0.26) +
    rectPath(c - s * 0.2, y - s * 0.42, s * 0.4, s * 0.2) +
    domePath(c, y - s * 0.42, s * 0.4, s * 0.25) +
    rectPath(c - s * 0.035, y - s * 0.75, s * 0.07, s * 0.1) +
    spirePath(c, y - s * 0.75, s * 0.07, s * 0.14) +
    both(s * 0.36, (dx) => rectPath(c + dx - s * 0.045, y - s * 0.4, s * 0.09, s * 0.4) + domePath(c + dx, y - s * 0.4, s * 0.09, s * 0.06)),
  light:
    times(5, (i) => archPath(c + s * (-0.16 + i * 0.069), y - s * 0.31, s * 0.034, s * 0.08)) +
    times(7, (i) => archPath(c + s * (-0.265 + i * 0.08), y - s * 0.06, s * 0.045, s * 0.13)),
});

const keep: LandmarkShape = (c, y, s) => ({
  body:
    rectPath(c - s * 0.34, y - s * 0.24, s * 0.68, s * 0.24) +
    rectPath(c - s * 0.13, y - s * 0.5, s * 0.26, s * 0.5) +
    times(4, (i) => rectPath(c + s * (-0.14 + i * 0.08), y - s * 0.55, s * 0.04, s * 0.06)) +
    both(s * 0.3, (dx) => rectPath(c + dx - s * 0.07, y - s * 0.4, s * 0.14, s * 0.4) + spirePath(c + dx, y - s * 0.4, s * 0.18, s * 0.24)) +
    rectPath(c - s * 0.004, y - s * 0.78, s * 0.008, s * 0.25) +
    d`M${c} ${y - s * 0.78}l${s * 0.1} ${s * 0.035}l${-s * 0.1} ${s * 0.035}z`,
  light:
    archPath(c - s * 0.045, y, s * 0.09, s * 0.15) +
    both(s * 0.3, (dx) => archPath(c + dx - s * 0.014, y - s * 0.27, s * 0.028, s * 0.07)) +
    both(s * 0.05, (dx) => archPath(c + dx - s * 0.014, y - s * 0.36, s * 0.028, s * 0.07)),
});

const mausoleum: LandmarkShape = (c, y, s) => ({
  body:
    rectPath(c - s * 0.62, y - s * 0.08, s * 1.24, s * 0.08) +
    rectPath(c - s * 0.3, y - s * 0.42, s * 0.6, s * 0.42) +
    rectPath(c - s * 0.12, y - s * 0.5, s * 0.24, s * 0.1) +
    onionPath(c, y - s * 0.5, s * 0.27) +
    rectPath(c - s * 0.005, y - s * 0.86, s * 0.01, s * 0.1) +
    both(s * 0.22, (dx) => onionPath(c + dx, y - s * 0.42, s * 0.1)) +
    both(
      s * 0.54,
      (dx) =>
        taperPath(c + dx, y, s * 0.06, s * 0.04, s * 0.6) +
        onionPath(c + dx, y - s * 0.6, s * 0.055) +
        rectPath(c + dx - s * 0.032, y - s * 0.42, s * 0.064, s * 0.014),
    ),
  light:
    ogivePath(c - s * 0.075, y - s * 0.08, s * 0.15, s * 0.27) +
    both(s * 0.2, (dx) => ogivePath(c + dx - s * 0.04, y - s * 0.08, s * 0.08, s * 0.12) + ogivePath(c + dx - s * 0.04, y - s * 0.24, s * 0.08, s * 0.12)),
});

const gate: LandmarkShape = (c, y, s) => ({
  body:
    d`M${c - s * 0.34} ${y}V${y - s * 0.56}h${s * 0.68}V${y}h${-s * 0.18}` +
    d`V${y - s * 0.28}a${s * 0.16} ${s * 0.19} 0 0 0 ${-s * 0.32} 0V${y}z` +
    rectPath(c - s * 0.38, y - s * 0.6, s * 0.76, s * 0.045) +
    rectPath(c - s * 0.2, y - s * 0.68, s * 0.4, s * 0.09) +
    domePath(c, y - s * 0.68, s * 0.2, s * 0.08) +
    both(s * 0.31, (dx) => onionPath(c + dx, y - s * 0.6, s * 0.07)),
  light: both(
    s * 0.255,
    (dx) => ogivePath(c + dx - s * 0.03, y - s * 0.06, s * 0.06, s * 0.15) + ogivePath(c + dx - s * 0.03, y - s * 0.3, s * 0.06, s * 0.15),
  ),
});

function gopuram(c: number, y: number, s: number): Landmark {
  const tier = (i: number): string => {
    const w = s * (0.5 - i * 0.052);
    const foot = y - s * 0.22 - i * s * 0.085;
    return d`M${c - w / 2} ${foot}l${s * 0.016} ${-s * 0.09}h${w - s * 0.032}l${s * 0.016} ${s * 0.09}z`;
  };
  return {
    body: rectPath(c - s * 0.29, y - s * 0.23, s * 0.58, s * 0.23) + times(7, tier) + d`M${c - s * 0.1} ${y - s * 0.8}q${s * 0.1} ${-s * 0.16} ${s * 0.2} 0z`,
    light:
      archPath(c - s * 0.05, y, s * 0.1, s * 0.17) +
      times(
        6,
        (i) =>
          rectPath(c - s * (0.19 - i * 0.021), y - s * (0.238 + i * 0.085), s * (0.38 - i * 0.042), s * 0.008) +
          archPath(c - s * 0.018, y - s * (0.25 + i * 0.085), s * 0.036, s * 0.05),
      ),
  };
}

function pagoda(c: number, y: number, s: number): Landmark {
  const storey = (i: number): string => {
    const w = s * (0.5 - i * 0.068);
    const foot = y - s * 0.1 - i * s * 0.15;
    return (
      rectPath(c - w * 0.32, foot - s * 0.13, w * 0.64, s * 0.14) +
      d`M${c - w / 2 - s * 0.03} ${foot - s * 0.1}Q${c - w * 0.3} ${foot - s * 0.12} ${c - w * 0.26} ${foot - s * 0.175}H${c + w * 0.26}` +
      d`Q${c + w * 0.3} ${foot - s * 0.12} ${c + w / 2 + s * 0.03} ${foot - s * 0.1}z`
    );
  };
  return {
    body: rectPath(c - s * 0.2, y - s * 0.1, s * 0.4, s * 0.1) + times(5, storey) + spirePath(c, y - s * 0.86, s * 0.03, s * 0.2),
    light: times(5, (i) => both(s * (0.09 - i * 0.013), (dx) => rectPath(c + dx - s * 0.017, y - s * (0.178 + i * 0.15), s * 0.034, s * 0.05))),
  };
}

const torii: LandmarkShape = (c, y, s) => ({
  body:
    both(s * 0.18, (dx) => rectPath(c + dx - s * 0.0175, y - s * 0.42, s * 0.035, s * 0.42)) +
    rectPath(c - s * 0.23, y - s * 0.34, s * 0.46, s * 0.03) +
    d`M${c - s * 0.3} ${y - s * 0.47}Q${c} ${y - s * 0.43} ${c + s * 0.3} ${y - s * 0.47}l${-s * 0.03} ${s * 0.06}H${c - s * 0.27}z`,
  light: '',
});

function hillCastle(c: number, y: number, s: number): Landmark {
  const storey = (i: number): string => {
    const w = s * (0.52 - i * 0.12);
    const foot = y - s * 0.16 - i * s * 0.19;
    return (
      rectPath(c - w * 0.38, foot - s * 0.12, w * 0.76, s * 0.13) +
      d`M${c - w / 2 - s * 0.03} ${foot - s * 0.1}Q${c - w * 0.36} ${foot - s * 0.12} ${c - w * 0.3} ${foot - s * 0.2}H${c + w * 0.3}` +
      d`Q${c + w * 0.36} ${foot - s * 0.12} ${c + w / 2 + s * 0.03} ${foot - s * 0.1}z`
    );
  };
  return {
    body: taperPath(c, y, s * 0.66, s * 0.5, s * 0.17) + times(3, storey) + spirePath(c, y - s * 0.72, s * 0.1, s * 0.1),
    light: times(3, (i) => times(3 - i + 1, (j) => rectPath(c + s * ((j - (3 - i) / 2) * 0.08) - s * 0.016, y - s * (0.25 + i * 0.19), s * 0.032, s * 0.045))),
  };
}

export const LANDMARKS: Readonly<Record<SkylineStyle, readonly LandmarkShape[]>> = {
  modern: [needle, tvTower, ferrisWheel, twinTowers, sail],
  old: [cathedral, clockTower, basilica, keep],
  domes: [mausoleum, gate, gopuram],
  pagoda: [pagoda, tvTower, torii, hillCastle],
};
