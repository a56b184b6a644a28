import { shouldYield, yieldToEventLoop } from '../../../core/event-loop.js';
import { timeZoneAt } from '../../../core/geo/index.js';
import { type CityList, DEGREE, readCities } from './city-list.js';
import { spellingsOf, wordsOf } from './fold.js';
import { KNOWN_NAMES } from './known-names.js';
import type { WorldCity } from './world-city.type.js';

/** Maximum number of results. */
export const MAX_RESULTS = 10;

/** Separates a name from its state and country, also in Arabic and Chinese texts. */
const COMMA = /[,،、\uff0c]/;
/** Maximum number of texts after the name. */
const MAX_PLACES = 3;

/** More than the number of lines; its product with a hash is a safe integer. */
const MAX_LINES = 2 ** 20;

/** Returns a hash of a text, from 0 to 2^32 - 1 (FNV-1a). */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

/** Returns the numbers of the cities, those with the most inhabitants first. */
function byPopulation({ populations }: CityList): Uint32Array {
  // One number for both keys, because numbers are sorted ten times faster than with a function.
  const [count, last] = [populations.length, populations.length - 1];
  const keys = new Float64Array(count);
  populations.forEach((population, city) => (keys[last - city] = population * count + last - city));
  const sorted = new Uint32Array(count);
  keys.sort().forEach((key, i) => (sorted[last - i] = last - (key % count)));
  return sorted;
}

/** Returns whether a text contains others one after the other. */
function containsInOrder(text: string, others: readonly string[]): boolean {
  let from = 0;
  return others.every((other) => {
    const at = text.indexOf(other, from);
    from = at + other.length;
    return at !== -1;
  });
}

/** Finds cities of the world by the beginnings of the words of their names. */
export class WorldIndex {
  /** Hash and number of each line, sorted. Only exact names need them. */
  private hashes: Float64Array | undefined;

  private constructor(
    private readonly list: CityList,
    /** One line for each spelling of each city, largest city first. A space is before each word, a line break around each line. */
    private readonly text: string,
    /** Start of each line, and the end of the text. */
    private readonly starts: Uint32Array,
    /** City of each line. */
    private readonly cities: Uint32Array,
  ) {}

  /** Builds the index. Yields to the event loop. */
  static async load(): Promise<WorldIndex> {
    const list = await readCities();
    const lines: string[] = [];
    const starts = [1];
    const cities: number[] = [];
    await yieldToEventLoop();
    const order = byPopulation(list);
    await yieldToEventLoop();
    for (const city of order) {
      const names = [list.names[city] ?? '', ...(KNOWN_NAMES[list.ids[city] ?? 0] ?? [])];
      for (const spelling of new Set(names.flatMap(spellingsOf))) {
        lines.push(` ${spelling}`);
        starts.push((starts.at(-1) ?? 0) + spelling.length + 2);
        cities.push(city);
      }
      if (shouldYield()) await yieldToEventLoop();
    }
    await yieldToEventLoop();
    return new WorldIndex(list, `\n${lines.join('\n')}\n`, new Uint32Array(starts), new Uint32Array(cities));
  }

  /**
   * Finds cities by a name, which a state or country can follow: `portland, maine`, `paris, us`.
   * @returns at most `MAX_RESULTS`: first those with exactly this name, then those whose words begin with its words; the largest first
   */
  search(search: string): WorldCity[] {
    const [name = '', ...places] = search.split(COMMA);
    const words = wordsOf(name);
    if (words.length === 0) return [];
    for (const regions of this.list.regions.matching(places.slice(0, MAX_PLACES))) {
      const found = this.find(words, regions);
      if (found.size > 0) return [...found].map((city) => this.describe(city));
    }
    return [];
  }

  /**
   * Finds all cities with exactly this name, the largest first.
   * @param places state and country, or parts of them, as in `search`; cities elsewhere are left out
   */
  named(name: string, places: readonly string[]): WorldCity[] {
    const words = wordsOf(name);
    if (words.length === 0) return [];
    const cities = this.linesOf(words.join(' ')).map((line) => this.cities[line] ?? 0);
    if (cities.length === 0) return [];
    for (const regions of this.list.regions.matching(places.slice(0, MAX_PLACES))) {
      const found = new Set(cities.filter((city) => regions[this.list.inRegions[city] ?? 0] === 1));
      if (found.size > 0) return [...found].map((city) => this.describe(city));
    }
    return [];
  }

  /** Returns the city nearest to a point (degrees, WGS 84). */
  nearest(latitude: number, longitude: number): WorldCity {
    const { latitudes, longitudes } = this.list;
    const aside = Math.cos((latitude * Math.PI) / 180);
    let [nearest, least] = [0, Infinity];
    for (let city = 0; city < latitudes.length; city += 1) {
      const north = (latitudes[city] ?? 0) / DEGREE - latitude;
      const around = Math.abs((longitudes[city] ?? 0) / DEGREE - longitude);
      const east = Math.min(around, 360 - around) * aside;
      const distance = north * north + east * east;
      if (distance < least) [nearest, least] = [city, distance];
    }
    return this.describe(nearest);
  }

  /** Returns the numbers of the lines with a spelling, in their order. The first call sorts the hashes of all lines. */
  private linesOf(spelling: string): number[] {
    const textOf = (line: number) => this.text.slice((this.starts[line] ?? 0) + 1, (this.starts[line + 1] ?? 0) - 1);
    this.hashes ??= Float64Array.from(this.cities, (_, line) => hashOf(textOf(line)) * MAX_LINES + line).sort();
    const wanted = hashOf(spelling) * MAX_LINES;
    let [low, high] = [0, this.hashes.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.hashes[middle] ?? 0) < wanted) low = middle + 1;
      else high = middle;
    }
    const lines: number[] = [];
    for (let at = low; (this.hashes[at] ?? Infinity) < wanted + MAX_LINES; at += 1) lines.push((this.hashes[at] ?? 0) - wanted);
    return lines.filter((line) => textOf(line) === spelling);
  }

  private find(words: readonly string[], regions: Uint8Array): Set<number> {
    const found = new Set<number>();
    const prefixes = words.map((word) => ` ${word}`);
    // The longest word is in the fewest lines.
    const longest = prefixes.reduce((one, other) => (other.length > one.length ? other : one));
    for (const key of [`\n${prefixes.join('')}\n`, longest]) {
      for (const city of this.citiesWith(key, prefixes, regions)) {
        if (found.add(city).size === MAX_RESULTS) return found;
      }
    }
    return found;
  }

  /** Yields the cities in these regions of the lines that contain `key`, and these texts one after the other. */
  private *citiesWith(key: string, texts: readonly string[], regions: Uint8Array): Generator<number> {
    for (let at = this.text.indexOf(key); at !== -1; ) {
      const line = this.lineAt(key.startsWith('\n') ? at + 1 : at);
      const next = this.starts[line + 1] ?? this.text.length;
      const city = this.cities[line] ?? 0;
      const isThere = regions[this.list.inRegions[city] ?? 0] === 1;
      if (isThere && containsInOrder(this.text.slice(this.starts[line], next), texts)) yield city;
      at = this.text.indexOf(key, next - 1);
    }
  }

  /** Returns the number of the line at a position, by binary search. */
  private lineAt(position: number): number {
    let [low, high] = [0, this.cities.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.starts[middle] ?? 0) <= position) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  private describe(city: number): WorldCity {
    const { names, ids, populations, inRegions, regions, latitudes, longitudes } = this.list;
    const id = ids[city] ?? 0;
    const coordinates = { latitude: (latitudes[city] ?? 0) / DEGREE, longitude: (longitudes[city] ?? 0) / DEGREE };
    return {
      geonamesId: String(id),
      name: KNOWN_NAMES[id]?.[0] ?? names[city] ?? '',
      ...regions.names(inRegions[city] ?? 0),
      coordinates,
      population: populations[city] || null,
      timeZone: timeZoneAt(coordinates.latitude, coordinates.longitude),
    };
  }
}
