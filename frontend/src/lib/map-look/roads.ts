import type { MapColors } from './colors';

/** Classes of roads as the map shows them, in drawing order. */
export type RoadClass = 'rail' | 'path' | 'service' | 'street' | 'collector' | 'main' | 'highway';

interface RoadLook {
  /** Lowest zoom level that shows it. */
  from: number;
  /** Width (px) by zoom level: between two stops it grows exponentially, as the map does. */
  widths: readonly (readonly [zoom: number, px: number])[];
  color: keyof MapColors;
  /** Color of the edges; without it, the road has none. */
  edge?: keyof MapColors;
  /** Lengths (px) of dashes and gaps. */
  dash?: readonly [dash: number, gap: number];
}

/** Looks of roads, in drawing order. */
export const ROADS: Readonly<Record<RoadClass, RoadLook>> = {
  rail: {
    from: 9,
    color: 'rail',
    widths: [
      [9, 0.5],
      [13, 1],
      [15, 1.5],
      [18, 3],
    ],
  },
  path: {
    from: 14,
    color: 'path',
    widths: [
      [14, 0.7],
      [16, 1.3],
      [18, 2.4],
    ],
    dash: [4, 2.5],
  },
  service: {
    from: 14,
    color: 'street',
    edge: 'streetEdge',
    widths: [
      [14, 0.8],
      [15, 1.8],
      [18, 7],
    ],
  },
  street: {
    from: 12,
    color: 'street',
    edge: 'streetEdge',
    widths: [
      [12, 0.7],
      [13, 1.4],
      [15, 4.2],
      [18, 15],
    ],
  },
  collector: {
    from: 9,
    color: 'street',
    edge: 'mainEdge',
    widths: [
      [9, 0.6],
      [12, 1.7],
      [15, 5.4],
      [18, 19],
    ],
  },
  main: {
    from: 7,
    color: 'main',
    edge: 'mainEdge',
    widths: [
      [7, 0.7],
      [10, 1.4],
      [12, 2.6],
      [15, 7],
      [18, 23],
    ],
  },
  highway: {
    from: 5,
    color: 'highway',
    edge: 'highwayEdge',
    widths: [
      [5, 0.8],
      [9, 1.8],
      [12, 3.4],
      [15, 8.5],
      [18, 26],
    ],
  },
};

/** Lowest zoom level at which roads have edges. */
export const EDGES_FROM = 11;

/** Growth of widths from one zoom level to the next. */
const GROWTH = 1.6;

/** Returns the width (px) of a road without its edges. */
export function roadWidth(road: RoadClass, zoom: number): number {
  const { widths } = ROADS[road];
  const next = widths.findIndex(([at]) => at >= zoom);
  const [to, wide] = widths[next] ?? widths.at(-1) ?? [zoom, 0];
  const [from, narrow] = widths[next - 1] ?? [to, wide];
  if (from === to) return wide;
  return narrow + ((wide - narrow) * (GROWTH ** (zoom - from) - 1)) / (GROWTH ** (to - from) - 1);
}

/** Returns the width (px) of the edge on each side of a road. */
export const edgeWidth = (zoom: number): number => (zoom < 14 ? 0.6 : zoom < 17 ? 0.9 : 1.2);

const COLLECTORS = ['tertiary', 'tertiary_link', 'secondary_link', 'primary_link'];
const CLASSES: Record<string, RoadClass> = { highway: 'highway', major_road: 'main', minor_road: 'street', path: 'path', other: 'path', rail: 'rail' };

/** Returns the class of a feature of the layer `roads` (https://docs.protomaps.com/basemaps/layers); undefined if the map does not show it. */
export function roadClass({ kind, kind_detail: detail }: Readonly<Record<string, unknown>>): RoadClass | undefined {
  if (kind === 'major_road' && COLLECTORS.includes(String(detail))) return 'collector';
  if (kind === 'minor_road' && detail === 'service') return 'service';
  return CLASSES[String(kind)];
}
