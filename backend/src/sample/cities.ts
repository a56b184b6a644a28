import { OLDEST, RECENT, SETTLED, momentOf } from './calendar.js';
import * as americas from './data/americas.js';
import * as asiaAfricaOceania from './data/asia-africa-oceania.js';
import * as europe from './data/europe.js';
import * as india from './data/india.js';
import { sampleId } from './ids.js';
import { createRandom } from './random.js';
import type { CityRow } from './rows.js';
import type { SampleCity, SampleLandmark } from './types.js';
import { AMERICAS } from './vocabulary/cities/americas.js';
import { ASIA_AFRICA_OCEANIA } from './vocabulary/cities/asia-africa-oceania.js';
import { EUROPE } from './vocabulary/cities/europe.js';
import { INDIA } from './vocabulary/cities/india.js';
import type { CityWords, CityWordsByKey } from './vocabulary/types.js';

export const CITIES: readonly SampleCity[] = [...india.cities, ...asiaAfricaOceania.cities, ...europe.cities, ...americas.cities];
export const LANDMARKS: readonly SampleLandmark[] = [...india.landmarks, ...asiaAfricaOceania.landmarks, ...europe.landmarks, ...americas.landmarks];
const WORDS: CityWordsByKey = { ...INDIA, ...ASIA_AFRICA_OCEANIA, ...EUROPE, ...AMERICAS };

/** Cities added in the last 30 days: 6 of 56 are a growth of 12 %. */
const NEWCOMERS: ReadonlySet<string> = new Set(['pune', 'nairobi', 'auckland', 'budapest', 'toronto', 'lima']);

/** A city with the age of its row (days). */
export interface DatedCity extends SampleCity {
  id: string;
  age: number;
  isNewcomer: boolean;
}

/** Returns the neighborhoods and invented places of a city. @throws RangeError if the key is unknown */
export function cityWords(key: string): CityWords {
  const words = WORDS[key];
  if (!words) throw new RangeError(`No words for the city ${key}.`);
  return words;
}

/** Returns all cities with their ages; featured cities are among the oldest. */
export function createCities(): DatedCity[] {
  const random = createRandom('cities');
  return CITIES.map((city) => {
    const isNewcomer = NEWCOMERS.has(city.key);
    const settledAge = city.featured ? random.around(OLDEST - 6, OLDEST - 1) : random.around(SETTLED + 60, OLDEST - 10);
    return {
      ...city,
      id: sampleId('city', city.key),
      isNewcomer,
      age: isNewcomer ? random.around(RECENT.from - 24, RECENT.from) : settledAge,
    };
  });
}

/** Returns the database row of a city. */
export function cityRow(city: DatedCity, now: Date): CityRow {
  const createdAt = momentOf(now, city.age);
  return {
    id: city.id,
    name: city.name,
    state: city.state,
    country: city.country,
    description: city.description,
    featured: city.featured ?? false,
    population: city.population,
    founded_year: city.foundedYear ?? null,
    status: 'active',
    latitude: city.latitude,
    longitude: city.longitude,
    time_zone: city.timeZone,
    source: 'geonames',
    source_id: String(city.geonameId),
    created_at: createdAt,
    updated_at: createdAt,
  };
}
