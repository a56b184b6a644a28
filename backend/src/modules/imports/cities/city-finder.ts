import { LRUCache } from 'lru-cache';
import type { ClientBase } from 'pg';
import { kilometres } from '../../../core/geo/index.js';
import { citiesByName, citiesNearby } from './city.query.js';
import { CityMaker, type CityWords, type KnownCity, type NamedCity, SAME_CITY } from './city-maker.js';
import { groupBy } from '../grouping.js';
import { chooseCity, chooseCityById } from './chosen-city.js';
import type { PlaceRow } from '../mapping/index.js';
import type { Municipalities } from './municipalities.js';
import { pointsOf } from './points.js';

/** Maximum distance (km) between a place and its city. Places farther away are reported. */
const FAR = 50;
/** Cache size: number of city names, about 300 bytes each. */
const REMEMBERED = 50_000;

export interface CityOptions {
  /** Maximum distance (km) from a city's center for places whose city is not stated or not found. */
  radius: number;
  /** Whether missing cities that rows name are added. */
  createsCities: boolean;
  /** The city of all rows: `Vaduz`, or `Vaduz, Liechtenstein`. Undefined if each row has its own. */
  city?: string;
  /** Id of the city of all rows, a UUID. */
  cityId?: string;
  /** The municipalities and settlements of the file, one of which each place belongs to. */
  municipalities?: Municipalities;
  isDryRun: boolean;
}

/** Result for the rows of a batch. */
export interface FoundCities {
  /** Number of cities added. */
  added: number;
  /** Names of the cities of places that are more than 50 km away, one entry per place. */
  far: string[];
}

const keyOf = ({ city, state, country }: CityWords): string => JSON.stringify([city, state, country]);

/** Returns the best candidate: first by matching state, then by distance, then by population. Undefined if none is near enough. */
function best(candidates: readonly NamedCity[], { latitude, longitude }: PlaceRow): NamedCity | undefined {
  const measured = candidates.map((candidate) => ({
    ...candidate,
    distance: latitude === null || longitude === null ? 0 : kilometres(candidate, { latitude, longitude }),
  }));
  const near = measured.filter(({ distance }) => distance <= SAME_CITY);
  near.sort(
    (a, b) => Number(b.isInState) - Number(a.isInState) || a.distance - b.distance || (b.population ?? 0) - (a.population ?? 0) || (a.id < b.id ? -1 : 1),
  );
  return near[0];
}

/** Finds the cities that places belong to. */
export class CityFinder {
  private readonly known = new LRUCache<string, NamedCity[]>({ max: REMEMBERED });
  private readonly maker: CityMaker;
  private chosen: KnownCity | undefined;
  private far: string[] = [];

  constructor(private readonly options: CityOptions) {
    this.maker = new CityMaker(options.isDryRun);
  }

  /**
   * Sets `city_id` of each place: the chosen city, or the municipality of the file.
   * Otherwise, in this order: the city that it names, a new city if `createsCities` is set, the nearest city.
   * `city_id` stays `null` if none of these applies.
   * @throws UnusableFile if the chosen city cannot be found or added
   */
  async find(client: ClientBase, rows: readonly PlaceRow[]): Promise<FoundCities> {
    this.far = [];
    const before = this.maker.added;
    if (rows.length > 0) await this.findAll(client, rows);
    return { added: this.maker.added - before, far: this.far };
  }

  private async findAll(client: ClientBase, rows: readonly PlaceRow[]): Promise<void> {
    const { municipalities, createsCities } = this.options;
    const chosen = await this.chosenFor(client, rows);
    if (chosen) {
      for (const row of rows) this.place(row, chosen);
      return;
    }
    if (municipalities) {
      const found = await municipalities.find(client, rows, this.maker);
      for (const [row, one] of found) this.place(row, one);
    } else {
      const named = rows.filter((row): row is PlaceRow & CityWords => row.city !== null);
      await this.learn(client, named);
      for (const row of named) this.place(row, best(this.known.get(keyOf(row)) ?? [], row));
      if (createsCities)
        await this.create(
          client,
          named.filter(({ city_id }) => city_id === null),
        );
    }
    await this.findNearby(
      client,
      rows.filter(({ city_id, latitude }) => city_id === null && latitude !== null),
    );
  }

  /** Returns the city of all rows; undefined if each row has its own. */
  private async chosenFor(client: ClientBase, rows: readonly PlaceRow[]): Promise<KnownCity | undefined> {
    const { city, cityId, isDryRun } = this.options;
    if (cityId !== undefined) this.chosen ??= await chooseCityById(client, cityId);
    else if (city !== undefined) this.chosen ??= await chooseCity(client, { text: city, points: pointsOf(rows), maker: this.maker, isDryRun });
    return this.chosen;
  }

  /** Puts a place into a city. */
  private place(row: PlaceRow, city: KnownCity | undefined): void {
    row.city_id = city?.id ?? null;
    const { latitude, longitude } = row;
    if (city && latitude !== null && longitude !== null && kilometres(city, { latitude, longitude }) > FAR) this.far.push(city.name);
  }

  /** Looks up the cities of names that are not cached yet. */
  private async learn(client: ClientBase, rows: readonly CityWords[]): Promise<void> {
    const unknown = [...new Map(rows.map((row) => [keyOf(row), row])).entries()].filter(([key]) => !this.known.has(key));
    if (unknown.length === 0) return;
    const words = unknown.map(([, row]) => row);
    const { rows: found } = await client.query<NamedCity & { n: number }>(citiesByName(this.options.isDryRun), [
      words.map(({ city }) => city),
      words.map(({ state }) => state),
      words.map(({ country }) => country),
    ]);
    const byNumber = groupBy(found, ({ n }) => n);
    unknown.forEach(([key], i) => this.known.set(key, byNumber.get(i + 1) ?? []));
  }

  private async create(client: ClientBase, rows: readonly (PlaceRow & CityWords)[]): Promise<void> {
    for (const [key, places] of groupBy(rows, keyOf)) {
      const words = places[0] as CityWords;
      const known = this.known.get(key) ?? [];
      // A city of exactly these names is meant, however far away the places are: otherwise, each import would add it again.
      const stated = words.country === null ? undefined : known.find(({ isInState }) => isInState);
      const city = stated ?? (await this.maker.make(client, words, { points: pointsOf(places) }));
      if (!city) continue;
      if (!stated) this.known.set(key, [...known, { ...city, state: words.state ?? '', country: words.country ?? '', isInState: true }]);
      for (const place of places) this.place(place, city);
    }
  }

  private async findNearby(client: ClientBase, rows: readonly PlaceRow[]): Promise<void> {
    if (rows.length === 0) return;
    const { rows: found } = await client.query<{ n: number; id: string }>(citiesNearby(this.options.isDryRun), [
      rows.map(({ latitude }) => latitude),
      rows.map(({ longitude }) => longitude),
      this.options.radius,
    ]);
    for (const { n, id } of found) (rows[n - 1] as PlaceRow).city_id = id;
  }
}
