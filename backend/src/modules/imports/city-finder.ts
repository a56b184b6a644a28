import { LRUCache } from 'lru-cache';
import type { ClientBase } from 'pg';
import { newId } from '../../core/db/index.js';
import { ADD_CITY, CITIES_BY_NAME, CITIES_NEARBY } from './import.query.js';
import { timeZoneAt } from '../../core/geo/index.js';
import type { PlaceRow } from './mapping/index.js';

/** A city whose name is the one that a place states. */
interface Candidate {
  id: string;
  latitude: number;
  longitude: number;
  population: number | null;
  /** Whether the city's state is also the one that the place states. */
  isInState: boolean;
}

interface Words {
  city: string;
  state: string | null;
  country: string | null;
}

/** Maximum distance (km) between a place and a city of the stated name. */
const SAME_CITY = 150;
/** Cache size: number of city names, about 300 bytes each. */
const REMEMBERED = 50_000;
/** Mean radius of the earth (km): (2a + b) / 3 of WGS 84. */
const EARTH_RADIUS = 6371.0088;

/** Returns the distance of two points by the haversine formula. */
function kilometres(a: { latitude: number; longitude: number }, b: { latitude: number; longitude: number }): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const h =
    Math.sin(radians(b.latitude - a.latitude) / 2) ** 2 +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  return 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(h)));
}

const keyOf = ({ city, state, country }: Words): string => JSON.stringify([city, state, country]);

function groupBy<Key, Item>(items: readonly Item[], keyOfItem: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOfItem(item));
    if (group) group.push(item);
    else groups.set(keyOfItem(item), [item]);
  }
  return groups;
}

/** Returns the id of the best candidate: first by matching state, then by distance, then by population. `null` if none is near enough. */
function best(candidates: readonly Candidate[], { latitude, longitude }: PlaceRow): string | null {
  const measured = candidates.map((candidate) => ({
    ...candidate,
    distance: latitude === null || longitude === null ? 0 : kilometres(candidate, { latitude, longitude }),
  }));
  const near = measured.filter(({ distance }) => distance <= SAME_CITY);
  near.sort(
    (a, b) => Number(b.isInState) - Number(a.isInState) || a.distance - b.distance || (b.population ?? 0) - (a.population ?? 0) || (a.id < b.id ? -1 : 1),
  );
  return near[0]?.id ?? null;
}

/** Finds the cities that places belong to. */
export class CityFinder {
  private readonly known = new LRUCache<string, Candidate[]>({ max: REMEMBERED });

  /** @param options `radius`: maximum distance (km) from a city's center for places whose city is not stated or not found */
  constructor(private readonly options: { radius: number; createsCities: boolean }) {}

  /**
   * Sets `city_id` of each place. In this order: the city that it names, a new city if `createsCities` is set, the nearest city.
   * `city_id` stays `null` if none of these applies.
   * @returns the number of cities added
   */
  async find(client: ClientBase, rows: readonly PlaceRow[]): Promise<number> {
    const named = rows.filter((row): row is PlaceRow & Words => row.city !== null);
    await this.learn(client, named);
    for (const row of named) row.city_id = best(this.known.get(keyOf(row)) ?? [], row);
    const added = this.options.createsCities
      ? await this.create(
          client,
          named.filter(({ city_id }) => city_id === null),
        )
      : 0;
    await this.findNearby(
      client,
      rows.filter(({ city_id, latitude }) => city_id === null && latitude !== null),
    );
    return added;
  }

  /** Looks up the cities of names that are not cached yet. */
  private async learn(client: ClientBase, rows: readonly Words[]): Promise<void> {
    const unknown = [...new Map(rows.map((row) => [keyOf(row), row])).entries()].filter(([key]) => !this.known.has(key));
    if (unknown.length === 0) return;
    const words = unknown.map(([, row]) => row);
    const { rows: found } = await client.query<Candidate & { n: number }>(CITIES_BY_NAME, [
      words.map(({ city }) => city),
      words.map(({ state }) => state),
      words.map(({ country }) => country),
    ]);
    const byNumber = groupBy(found, ({ n }) => n);
    unknown.forEach(([key], i) => this.known.set(key, byNumber.get(i + 1) ?? []));
  }

  private async create(client: ClientBase, rows: readonly (PlaceRow & Words)[]): Promise<number> {
    const groups = groupBy(
      rows.filter(({ state, country, latitude }) => state !== null && country !== null && latitude !== null),
      keyOf,
    );
    for (const [key, places] of groups) {
      const mean = (of: 'latitude' | 'longitude') => places.reduce((sum, place) => sum + (place[of] ?? 0), 0) / places.length;
      const [first, id, latitude, longitude] = [places[0] as PlaceRow, newId(), mean('latitude'), mean('longitude')];
      await client.query(ADD_CITY, [id, first.city, first.state, first.country, latitude, longitude, timeZoneAt(latitude, longitude)]);
      this.known.set(key, [...(this.known.get(key) ?? []), { id, latitude, longitude, population: null, isInState: true }]);
      for (const place of places) place.city_id = id;
    }
    return groups.size;
  }

  private async findNearby(client: ClientBase, rows: readonly PlaceRow[]): Promise<void> {
    if (rows.length === 0) return;
    const { rows: found } = await client.query<{ n: number; id: string }>(CITIES_NEARBY, [
      rows.map(({ latitude }) => latitude),
      rows.map(({ longitude }) => longitude),
      this.options.radius,
    ]);
    for (const { n, id } of found) (rows[n - 1] as PlaceRow).city_id = id;
  }
}
