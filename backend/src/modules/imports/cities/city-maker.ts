import type { ClientBase } from 'pg';
import { newId } from '../../../core/db/index.js';
import { kilometres, type Point, timeZoneAt } from '../../../core/geo/index.js';
import { type WorldCity, WorldCityService } from '../../cities/index.js';
import { addCity, citiesByName, cityOfGeoNames } from './city.query.js';
import { medianOf, nearestOf } from './points.js';

/** Words by which a row or the operator names a city. */
export interface CityWords {
  city: string;
  state: string | null;
  country: string | null;
}

/** A city of this site. */
export interface KnownCity extends Point {
  id: string;
  name: string;
  population: number | null;
}

/** A city found by a name. */
export interface NamedCity extends KnownCity {
  state: string;
  country: string;
  /** Whether the city's state is also the stated one. */
  isInState: boolean;
}

/** Maximum distance (km) between places and a city of the stated name. */
export const SAME_CITY = 150;
/** Maximum distance (km) between the world's point of a city and the median of its places at which the median is its center. */
const SAME_CENTER = 5;
const GEONAMES = { source: 'geonames', licence: 'CC-BY-4.0' } as const;

type SameCity = KnownCity & { isDeleted: boolean };

interface NewCity extends Point {
  name: string;
  state: string;
  country: string;
  timeZone: string;
  population: number | null;
  geonamesId: string | null;
}

interface MakeOptions {
  /** Positions of its places, possibly none. */
  points: readonly Point[];
  /** Center of the city, if it is known. */
  center?: Point;
  /** Takes the world's point as the center, wherever the places are. */
  isAtWorldsPoint?: boolean;
  /** Takes state and country of the nearest city of the world if the words have none. */
  isRegionGuessed?: boolean;
}

/** Returns the cities with a point within 150 km, those near most points first, then the nearest to their median. */
function nearPoints(cities: readonly WorldCity[], points: readonly Point[]): WorldCity[] {
  const middle = medianOf(points);
  const measured = cities.map((city) => ({
    city,
    near: points.filter((point) => kilometres(city.coordinates, point) <= SAME_CITY).length,
    distance: kilometres(city.coordinates, middle),
  }));
  measured.sort((a, b) => b.near - a.near || a.distance - b.distance);
  return measured.filter(({ near }) => near > 0).map(({ city }) => city);
}

/** Adds the cities that an import needs. */
export class CityMaker {
  private readonly world = new WorldCityService();
  /** Number of cities added. */
  added = 0;

  constructor(private readonly isDryRun: boolean) {}

  /**
   * Adds a city, or returns the one that the site has under another spelling. Its data come from the cities of the world.
   * An unknown city is made at the median of its places, if its state and country are known.
   * @returns undefined if the city is unknown, and its state, country or position as well
   */
  async make(client: ClientBase, words: CityWords, { points, center, ...options }: MakeOptions): Promise<KnownCity | undefined> {
    const middle = center ?? (points.length > 0 ? medianOf(points) : undefined);
    const known = (await this.find(words, center ? [center] : points)) ?? (options.isAtWorldsPoint === true ? await this.findInCountry(words) : undefined);
    if (known) {
      const isNear = middle !== undefined && options.isAtWorldsPoint !== true && kilometres(known.coordinates, middle) <= SAME_CENTER;
      return this.add(client, this.fromWorld(known, isNear ? middle : known.coordinates), words);
    }
    if (!middle) return undefined;
    const region = options.isRegionGuessed === true ? await this.world.nearest(middle) : undefined;
    const [state, country] = [words.state ?? region?.state ?? region?.country, words.country ?? region?.country];
    if (state === undefined || country === undefined) return undefined;
    const timeZone = timeZoneAt(middle.latitude, middle.longitude);
    return this.add(client, { name: words.city, state, country, ...middle, timeZone, population: null, geonamesId: null }, words);
  }

  /**
   * Finds the city of the world that words mean: the one near most of its places, then the nearest to them.
   * Without positions, it is the largest in the stated state or country, or the only one of its name.
   */
  private async find({ city, state, country }: CityWords, points: readonly Point[]): Promise<WorldCity | undefined> {
    const stated = [...new Set([[state, country], [country]].map((texts) => texts.filter((text) => text !== null)))].filter((texts) => texts.length > 0);
    for (const texts of [...stated, []]) {
      const cities = await this.world.named(city, texts);
      const [found] = points.length > 0 ? nearPoints(cities, points) : cities;
      if (found && (points.length > 0 || cities.length === 1 || texts.length > 0)) return found;
    }
    return undefined;
  }

  /** Finds the largest city of the name in the stated country, however far its places are: the operator has named both. */
  private async findInCountry(words: CityWords): Promise<WorldCity | undefined> {
    const found = words.country === null ? undefined : await this.find(words, []);
    return found?.country === words.country ? found : undefined;
  }

  private fromWorld({ geonamesId, name, state, country, population, timeZone }: WorldCity, { latitude, longitude }: Point): NewCity {
    return { name, state: state ?? country, country, latitude, longitude, timeZone, population, geonamesId };
  }

  /** @param words words for which the site has no city, unless they lack state or country, or another spelling is used */
  private async add(client: ClientBase, city: NewCity, words: CityWords): Promise<KnownCity> {
    const { isDryRun } = this;
    const { rows } = city.geonamesId === null ? { rows: [] } : await client.query<SameCity>(cityOfGeoNames(isDryRun), [city.geonamesId]);
    const [same] = rows;
    if (same && !same.isDeleted) return same;
    if (words.state === null || words.country === null || words.city !== city.name) {
      const named = await client.query<NamedCity>(citiesByName(isDryRun), [[city.name], [city.state], [city.country]]);
      const possible = named.rows.filter(({ isInState }) => isInState || words.state === null);
      const there = nearestOf(possible, city, (one) => one);
      if (there && there.distance <= SAME_CITY) return there.item;
    }
    // A deleted city keeps its id at the source, which is unique.
    const [source, sourceId, licence] = city.geonamesId === null || same ? [null, null, null] : [GEONAMES.source, city.geonamesId, GEONAMES.licence];
    const { name, state, country, latitude, longitude, timeZone, population } = city;
    const id = newId();
    await client.query(addCity(isDryRun), [id, name, state, country, latitude, longitude, timeZone, population, source, sourceId, licence]);
    this.added += 1;
    return { id, name, latitude, longitude, population };
  }
}
