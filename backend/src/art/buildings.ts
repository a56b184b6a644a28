import type { SkylineStyle } from './style.js';
import { d } from './svg.js';

/** Shape of the roof of a silhouette building. */
export type Roof = 'flat' | 'step' | 'slant' | 'antenna' | 'crown' | 'round' | 'gable' | 'mansard' | 'turret' | 'dome' | 'chhatri' | 'eave' | 'tank';

/** Possible roofs by style. Repeated entries are more frequent. */
export const ROOFS: Readonly<Record<SkylineStyle, readonly Roof[]>> = {
  modern: ['flat', 'step', 'slant', 'antenna', 'crown', 'round', 'flat', 'tank'],
  old: ['gable', 'gable', 'flat', 'mansard', 'turret', 'gable', 'mansard'],
  domes: ['flat', 'dome', 'flat', 'step', 'chhatri', 'flat', 'tank'],
  pagoda: ['flat', 'eave', 'flat', 'step', 'antenna', 'eave', 'tank'],
};

const SLENDER: ReadonlySet<Roof> = new Set<Roof>(['antenna', 'crown', 'round']);
const NARROW: ReadonlySet<Roof> = new Set<Roof>(['dome', 'turret']);

/** Replaces a roof that does not fit the size of its building, such as a mast on a low house or a too wide dome. */
export function fittingRoof(roof: Roof, width: number, height: number, pictureHeight: number): Roof {
  if (SLENDER.has(roof) && height < pictureHeight * 0.11) return 'flat';
  return NARROW.has(roof) && width > 60 ? 'flat' : roof;
}

/** Path data of roofs: a line from the top left corner (x, top) to the top right corner of a building of width `w` and height `h`. */
const ROOF_LINES: Readonly<Record<Roof, (x: number, top: number, w: number, h: number) => string>> = {
  flat: (x, _top, w) => d`H${x + w}`,
  step: (x, _top, w, h) => d`H${x + w * 0.18}v${-h * 0.09}H${x + w * 0.36}v${-h * 0.07}H${x + w * 0.64}` + d`v${h * 0.07}H${x + w * 0.82}v${h * 0.09}H${x + w}`,
  slant: (x, top, w) => d`L${x + w} ${top - w * 0.45}`,
  antenna: (x, _top, w, h) => d`H${x + w / 2 - 1.6}l1.2 ${-h * 0.26}h.8l1.2 ${h * 0.26}H${x + w}`,
  crown: (x, top, w) => d`L${x + w * 0.2} ${top - w * 0.32}H${x + w / 2 - 1}v${-w * 0.5}h2v${w * 0.5}H${x + w * 0.8}L${x + w} ${top}`,
  round: (x, top, w) => d`A${w / 2} ${w / 2} 0 0 1 ${x + w} ${top}`,
  gable: (x, top, w) => d`L${x + w / 2} ${top - w * 0.55}L${x + w} ${top}`,
  mansard: (x, top, w) => d`l${w * 0.16} ${-w * 0.34}H${x + w * 0.66}v${-w * 0.16}h${w * 0.1}v${w * 0.16}H${x + w * 0.84}L${x + w} ${top}`,
  turret: (x, top, w) => d`h${w * 0.3}L${x + w * 0.5} ${top - w * 1.25}L${x + w * 0.7} ${top}H${x + w}`,
  dome: (x, _top, w) =>
    d`h${w * 0.12}c${-w * 0.12} ${-w * 0.42} ${w * 0.26} ${-w * 0.5} ${w * 0.38} ${-w * 0.82}` +
    d`c${w * 0.12} ${w * 0.32} ${w * 0.5} ${w * 0.4} ${w * 0.38} ${w * 0.82}H${x + w}`,
  chhatri: (_x, _top, w) => d`v${-w * 0.12}h${w * 0.2}v${-w * 0.22}a${w * 0.3} ${w * 0.3} 0 0 1 ${w * 0.6} 0v${w * 0.22}h${w * 0.2}v${w * 0.12}`,
  eave: (x, top, w) =>
    d`h${-w * 0.14}Q${x + w * 0.1} ${top - w * 0.08} ${x + w * 0.22} ${top - w * 0.3}H${x + w * 0.78}` +
    d`Q${x + w * 0.9} ${top - w * 0.08} ${x + w * 1.14} ${top}H${x + w}`,
  tank: (x, _top, w) => d`h${w * 0.2}v-9h${Math.min(w * 0.3, 18)}v9H${x + w * 0.8}v-5h${w * 0.08}v5H${x + w}`,
};

/** Returns the silhouette of a building that stands on the line y = `ground`, as closed path data. */
export function buildingPath(x: number, ground: number, width: number, height: number, roof: Roof): string {
  const top = ground - height;
  return d`M${x} ${ground}V${top}` + ROOF_LINES[roof](x, top, width, height) + d`V${ground}z`;
}
