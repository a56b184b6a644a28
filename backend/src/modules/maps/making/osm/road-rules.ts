import type { Tags } from '../../../../core/osm/index.js';
import { shown } from '../../../../core/validation/index.js';
import type { Rule } from './rules.js';

/** Kinds of roads of the Protomaps basemap schema, and the zoom level from which they are in tiles, by the value of `highway`. */
const ROADS: Readonly<Record<string, readonly [kind: string, minZoom: number]>> = {
  motorway: ['highway', 6],
  motorway_link: ['highway', 9],
  trunk: ['major_road', 6],
  trunk_link: ['major_road', 10],
  primary: ['major_road', 7],
  primary_link: ['major_road', 11],
  secondary: ['major_road', 9],
  secondary_link: ['major_road', 12],
  tertiary: ['major_road', 10],
  tertiary_link: ['major_road', 12],
  unclassified: ['minor_road', 12],
  residential: ['minor_road', 12],
  living_street: ['minor_road', 12],
  road: ['minor_road', 12],
  service: ['minor_road', 13],
  pedestrian: ['path', 12],
  track: ['path', 13],
  cycleway: ['path', 13],
  footway: ['path', 14],
  path: ['path', 13],
  bridleway: ['path', 13],
  steps: ['path', 14],
};

const RAILS: Readonly<Record<string, number>> = { rail: 9, light_rail: 11, subway: 12, tram: 12, narrow_gauge: 11, funicular: 13, monorail: 13 };
const RUNWAYS: Readonly<Record<string, number>> = { runway: 10, taxiway: 12 };

/** Rivers and smaller streams, as lines. */
const STREAMS: Readonly<Record<string, readonly [kind: string, minZoom: number]>> = {
  river: ['river', 8],
  canal: ['river', 11],
  stream: ['stream', 13],
  ditch: ['stream', 14],
  drain: ['stream', 14],
};

const valueIn = <Value>(table: Readonly<Record<string, Value>>, word: string | undefined): Value | undefined =>
  word !== undefined && Object.hasOwn(table, word) ? table[word] : undefined;

const isSet = (value: string | undefined): boolean => value !== undefined && value !== 'no';

function road(kind: string, detail: string, minZoom: number, { ref, tunnel, bridge, oneway }: Tags): Rule {
  const properties = {
    ...{ kind, kind_detail: detail, min_zoom: minZoom },
    ...(ref !== undefined && { ref: shown(ref, 20) }),
    ...(isSet(tunnel) && { is_tunnel: true }),
    ...(isSet(bridge) && { is_bridge: true }),
    ...(oneway === 'yes' && { oneway }),
  };
  return { layer: 'roads', minZoom, properties };
}

/** Returns how a line with these tags is drawn: roads, railways, rivers and piers; undefined for other lines. */
export function lineRule(tags: Tags): Rule | undefined {
  const { highway, railway, waterway, aeroway, route } = tags;
  const found = valueIn(ROADS, highway);
  if (found && highway) return road(found[0], highway, found[1], tags);
  const rail = valueIn(RAILS, railway);
  // Sidings and yards are many lines beside each other.
  if (rail !== undefined && railway) return road('rail', tags.service ?? railway, isSet(tags.service) ? 13 : rail, tags);
  const stream = valueIn(STREAMS, waterway);
  if (stream) return { layer: 'water', minZoom: stream[1], properties: { kind: stream[0], min_zoom: stream[1] } };
  const runway = valueIn(RUNWAYS, aeroway);
  if (runway !== undefined && aeroway) return road('aeroway', aeroway, runway, tags);
  if (route === 'ferry') return road('other', 'ferry', 11, tags);
  return tags.man_made === 'pier' ? road('path', 'pier', 13, tags) : undefined;
}
