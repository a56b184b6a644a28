import { RECENT, SETTLED, settledShare } from './calendar.js';
import { LANDMARKS, cityWords, type DatedCity } from './cities.js';
import { createDescriber } from './describe.js';
import { sampleId } from './ids.js';
import type { SamplePerson } from './people.js';
import { createRandom, type Random } from './random.js';
import type { SampleCategory } from './types.js';
import { fictitiousPhone } from './vocabulary/countries.js';
import { OPENING_HOURS } from './vocabulary/descriptions.js';
import { KINDS } from './vocabulary/kinds.js';
import { SUGGESTIONS } from './vocabulary/suggestions.js';
import type { Area, Kind } from './vocabulary/types.js';

const GROWTH = 0.08;
/** Maximum offset (degrees, about 200 m) of an invented place from the point of its neighborhood. */
const SCATTER = 0.0018;

/** A place of the sample data before it becomes a row. */
export interface DatedPlace {
  id: string;
  key: string;
  city: DatedCity;
  name: string;
  category: SampleCategory;
  /** Kind of an invented place; undefined for a real one. */
  kind?: Kind;
  latitude: number;
  longitude: number;
  description: string;
  street: string;
  pincode?: string;
  phone?: string;
  website?: string;
  openingHours?: string;
  price?: 0 | 1 | 2 | 3;
  isFeatured: boolean;
  isPending: boolean;
  createdBy?: SamplePerson;
  /** Index in the list of its city. */
  order: number;
  /** Age of the row (days). */
  age: number;
}

/** Returns a key for a name: `Café Rustom & Sons` becomes `cafe-rustom-sons`. Removes letters outside the Latin alphabet. */
function slug(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

function scatter(random: Random, [, latitude, longitude]: Area): { latitude: number; longitude: number } {
  const round = (degrees: number): number => Number(degrees.toFixed(6));
  return {
    latitude: round(latitude + random.around(-SCATTER, SCATTER)),
    longitude: round(longitude + random.around(-SCATTER, SCATTER)),
  };
}

function landmark(source: (typeof LANDMARKS)[number], order: number, city: DatedCity, random: Random): DatedPlace {
  const key = `${city.key}/${slug(source.name)}`;
  return {
    ...source,
    id: sampleId('place', `landmark:${key}`),
    key,
    city,
    street: source.address,
    order,
    isFeatured: source.featured ?? false,
    isPending: false,
    age: city.isNewcomer ? city.age * random.around(0.6, 1) : city.age - random.next() ** 3 * Math.min(120, city.age - SETTLED - 30),
  };
}

function invented(city: DatedCity, people: readonly SamplePerson[]): DatedPlace[] {
  const random = createRandom(`venues:${city.key}`);
  const describe = createDescriber(random);
  const { areas, venues } = cityWords(city.key);
  return venues.map(([name, kindKey, areaIndex, price], order) => {
    const area = areas[areaIndex];
    const kind = KINDS[kindKey];
    if (!area || !kind) throw new RangeError(`${name} has no such area or kind.`);
    const [areaName, , , pincode, ...streets] = area;
    const street = random.pick(streets);
    const key = `${city.key}/${slug(name)}`;
    const age = city.isNewcomer ? city.age * random.around(0.3, 0.9) : SETTLED + 14 + random.next() * (city.age - SETTLED - 16);
    const phone = random.chance(0.75) ? fictitiousPhone(city.key)?.replace(/#/g, () => String(random.between(0, 9))) : undefined;
    const hours = OPENING_HOURS[kind.category];
    return {
      id: sampleId('place', key),
      key,
      city,
      name,
      category: kind.category,
      kind,
      ...scatter(random, area),
      description: describe({ name, area: areaName, street, city: city.name, kind }),
      street: `${address(random, street, city.country)}, ${areaName}`,
      pincode,
      phone,
      openingHours: hours && random.chance(0.85) ? random.pick(hours) : undefined,
      price,
      isFeatured: random.chance(0.05),
      isPending: false,
      createdBy: random.pick(people.filter((person) => person.age > age)),
      order,
      age,
    };
  });
}

/** Countries with the house number before the street: `12 Hill Road`. The other ones write `Hill Road 12`. */
const NUMBER_FIRST: ReadonlySet<string> = new Set([
  'United States',
  'Canada',
  'United Kingdom',
  'France',
  'Australia',
  'New Zealand',
  'India',
  'Singapore',
  'Hong Kong',
  'South Africa',
  'Morocco',
  'Thailand',
  'Kenya',
  'Egypt',
]);

function address(random: Random, street: string, country: string): string {
  const number = random.between(3, 88);
  return NUMBER_FIRST.has(country) ? `${number} ${street}` : `${street} ${number}`;
}

function suggested(cities: readonly DatedCity[], people: readonly SamplePerson[]): DatedPlace[] {
  const random = createRandom('suggestions');
  return SUGGESTIONS.flatMap((suggestion): DatedPlace[] => {
    const city = cities.find((candidate) => candidate.key === suggestion.city);
    const area = cityWords(suggestion.city).areas[suggestion.area];
    if (!city || !area) throw new RangeError(`${suggestion.name} has no such city or area.`);
    const age = random.around(RECENT.to, 16);
    const key = `${city.key}/${slug(suggestion.name)}`;
    return [
      {
        id: sampleId('place', key),
        key,
        city,
        name: suggestion.name,
        category: suggestion.category,
        ...scatter(random, area),
        description: suggestion.description,
        street: `${random.pick(area.slice(4) as string[])}, ${area[0]}`,
        pincode: area[3],
        price: suggestion.price,
        isFeatured: false,
        isPending: true,
        createdBy: random.pick(people.filter((person) => !person.isModerator && person.age > age)),
        order: 0,
        age,
      },
    ];
  });
}

/** Creates all places: real, invented and suggested ones. The number of active places grows by 8 % in 30 days. */
export function createPlaces(cities: readonly DatedCity[], people: readonly SamplePerson[]): DatedPlace[] {
  const random = createRandom('places');
  const real = cities.flatMap((city) => LANDMARKS.filter(({ city: key }) => key === city.key).map((source, order) => landmark(source, order, city, random)));
  const active = [...real, ...cities.flatMap((city) => invented(city, people))];
  const recent = active.filter(({ city }) => city.isNewcomer).length;
  const missing = active.length - settledShare(active.length, GROWTH) - recent;
  const candidates = active.filter(({ city, kind, isFeatured }) => kind && !city.isNewcomer && !isFeatured);
  for (const place of random.shuffle(candidates).slice(0, Math.max(0, missing))) place.age = random.around(1, RECENT.from);
  return [...active, ...suggested(cities, people)];
}
