import type { Tags } from '../../../../core/osm/index.js';
import type { Rule } from './rules.js';

/** Least rank among the places, and the zoom level from which they are in tiles, by the value of `place`. */
const PLACES: Readonly<Record<string, readonly [kind: string, rank: number, minZoom: number]>> = {
  city: ['locality', 10, 6],
  town: ['locality', 7, 8],
  village: ['locality', 4, 10],
  hamlet: ['locality', 2, 12],
  suburb: ['neighbourhood', 3, 11],
  quarter: ['neighbourhood', 2, 12],
  neighbourhood: ['neighbourhood', 1, 13],
  locality: ['locality', 0, 13],
  island: ['island', 3, 11],
};

/** Smallest population of each rank, from 17 down: https://github.com/protomaps/basemaps/blob/main/tiles/src/main/java/com/protomaps/basemap/layers/Places.java */
const POPULATIONS = [1e9, 1e8, 5e7, 2e7, 1e7, 5e6, 1e6, 5e5, 2e5, 1e5, 5e4, 2e4, 1e4, 5e3, 2e3, 1e3, 200, 0];

function rankOf(population: string | undefined): number {
  const number = Number(population?.replace(/[ ,.']/g, ''));
  return number > 0 ? POPULATIONS.length - 1 - POPULATIONS.findIndex((least) => number >= least) : 0;
}

/** Keys of points of interest, the most telling first. */
const INTERESTING = ['tourism', 'amenity', 'historic', 'leisure', 'shop'];

/** Zoom level whose tiles contain the points of interest, and from which they can be drawn. */
const [POIS, DRAWN] = [14, 15];

/** Values of `natural`, `railway` and `aeroway` that are points of interest. */
const LANDMARKS: readonly [key: string, value: string][] = [
  ['natural', 'peak'],
  ['railway', 'station'],
  ['aeroway', 'aerodrome'],
];

/** Returns how a settlement or a part of one is named on the map; undefined for other elements. */
export function placeRule({ place, population, capital }: Tags): Rule | undefined {
  const found = place !== undefined && Object.hasOwn(PLACES, place) ? PLACES[place] : undefined;
  if (!found || place === undefined) return undefined;
  const [kind, rank, minZoom] = found;
  const properties = {
    kind,
    kind_detail: place,
    min_zoom: minZoom,
    population_rank: Math.max(rankOf(population), rank),
    ...(capital === 'yes' && { capital }),
  };
  return { layer: 'places', minZoom, properties };
}

/** Returns how a point of interest is shown; undefined for other elements. */
export function poiRule(tags: Tags): Rule | undefined {
  const landmark = LANDMARKS.find(([key, value]) => tags[key] === value);
  const kind = landmark?.[1] ?? INTERESTING.map((key) => tags[key]).find((value) => value !== undefined && /^[a-z_]{2,40}$/.test(value) && value !== 'yes');
  return kind ? { layer: 'pois', minZoom: POIS, properties: { kind, min_zoom: landmark ? POIS : DRAWN } } : undefined;
}
