import { detailsOf } from './details.mjs';
import { draws, randomFrom } from './random.mjs';
import { ADJECTIVES, COUNTRIES, FIRST_NAMES, KINDS, NOUNS, PROSE, STATES, STREETS, SYLLABLES, TOWNS } from './words.mjs';

const DAY = 86_400_000;
/** Latest date of the generated data. It is fixed, so that the data never change. */
const END = Date.UTC(2026, 0, 1);
const MOST_REVIEWS = 800;
/** Time zones from west to east, one for each hour from UTC-8 to UTC+9. */
const ZONES = [
  ...['America/Los_Angeles', 'America/Denver', 'America/Chicago', 'America/New_York', 'America/Halifax', 'America/Sao_Paulo', 'America/Noronha'],
  ...['Atlantic/Azores', 'Europe/London', 'Europe/Berlin', 'Europe/Athens', 'Asia/Riyadh', 'Asia/Dubai', 'Asia/Karachi', 'Asia/Dhaka', 'Asia/Bangkok'],
  ...['Asia/Singapore', 'Asia/Tokyo'],
];
const FIRST_OFFSET = -8;
const PRICES = ['$', '$$', '$$$', '$$$$'];

/** Returns the id of the nth row of a table. Ids increase with n, as UUIDv7 do. @param table one hexadecimal digit */
export const idOf = (table, n) => `01900000-${table}000-7000-8000-${n.toString(16).padStart(12, '0')}`;
export const TABLE = { users: 1, cities: 2, places: 3, reviews: 4, lists: 5, sessions: 6 };

/** Returns the numbers of cities and users for a number of places. */
const sizesFor = (places) => ({ places, cities: Math.max(50, Math.min(2000, Math.floor(places / 50))), users: Math.max(1000, Math.floor(places / 5)) });

/**
 * Generates data, the same at each call. City sizes and review counts have a long-tail distribution, as real ones do.
 * @returns `cities`, and generators `users()` and `places()` (with reviews), which must be read in this order
 */
export function makeWorld(places) {
  const sizes = sizesFor(places);
  const { chance, whole, pick, normal, weighted, random } = draws(randomFrom(42));
  const between = (from, to) => from + random() * (to - from);
  const degrees = (value) => Number(value.toFixed(6));
  const dateBefore = (days) => new Date(END - random() * days * DAY).toISOString();
  const capital = (text) => text[0].toUpperCase() + text.slice(1);
  const name = () => capital(pick(SYLLABLES[0]) + (chance(0.75) ? pick(SYLLABLES[1]) : '') + (chance(0.35) ? pick(SYLLABLES[1]) : '') + pick(SYLLABLES[2]));
  const namesOf = (count, make) => {
    const names = new Set();
    while (names.size < count) names.add(make());
    return [...names];
  };
  const prose = (from, to) => {
    const length = between(from, to);
    let text = capital(pick(PROSE));
    while (text.length < length) text += ` ${pick(PROSE)}`;
    return `${text}.`;
  };

  const surnames = namesOf(Math.max(1500, Math.min(20_000, Math.floor(places / 30))), name);
  const surname = weighted(surnames.map((_surname, i) => 1 / (i + 20)));
  const kind = weighted(KINDS.map(({ weight }) => weight));
  const cities = namesOf(sizes.cities, () => name() + (chance(0.15) ? ` ${pick(TOWNS)}` : '')).map((cityName, i) => ({
    id: idOf(TABLE.cities, i + 1),
    name: cityName,
    state: pick(STATES),
    country: pick(COUNTRIES),
    description: prose(80, 300),
    latitude: degrees(between(-35, 55)),
    longitude: degrees(between(-120, 140)),
    population: Math.round(12e6 / (i + 1) ** 0.8) + 5000,
    foundedYear: whole(800, 1950),
    featured: i < 3 || chance(0.02),
  }));
  for (const one of cities) one.timeZone = ZONES[Math.round(one.longitude / 15) - FIRST_OFFSET];
  const city = weighted(cities.map((_city, i) => 1 / (i + 1))); // Zipf's law

  function placeName({ nouns }, cityName) {
    const [noun, family, share] = [pick(nouns), surnames[surname()], random()];
    if (share < 0.3) return `${family}'s ${noun}`;
    if (share < 0.55) return `${pick(ADJECTIVES)} ${pick(NOUNS)} ${noun}`;
    if (share < 0.68) return `The ${pick(ADJECTIVES)} ${pick(NOUNS)}`;
    if (share < 0.78) return `${family} ${pick(NOUNS)} ${noun}`;
    if (share < 0.88) return `${cityName} ${pick(ADJECTIVES)} ${noun}`;
    if (share < 0.94) return `${noun} ${family} & ${surnames[surname()]}`;
    return `${pick(NOUNS)} & ${pick(NOUNS)} ${noun}`;
  }

  function reviewsOf(place) {
    const quality = between(2.6, 4.7);
    const count = chance(0.35) ? 0 : Math.min(MOST_REVIEWS, Math.floor(2 / (1 - random()) ** 0.62));
    const first = whole(0, sizes.users);
    return Array.from({ length: count }, (_review, i) => ({
      placeId: place,
      userId: idOf(TABLE.users, 1 + ((first + i) % sizes.users)),
      rating: Math.max(1, Math.min(5, Math.round(quality + normal() * 0.9))),
      title: capital(`${pick(PROSE)} ${pick(PROSE)}`),
      comment: prose(40, 180),
      status: chance(0.94) ? 'approved' : pick(['pending', 'rejected']),
      createdAt: dateBefore(1000),
    }));
  }

  return {
    cities,
    *users() {
      for (let i = 1; i <= sizes.users; i++)
        yield { id: idOf(TABLE.users, i), name: `${pick(FIRST_NAMES)} ${surnames[surname()]}`, email: `user${i}@bench.invalid`, createdAt: dateBefore(1500) };
    },
    *places() {
      for (let i = 1; i <= places; i++) {
        const rank = city();
        const at = cities[rank];
        const spread = 0.015 + 0.05 / Math.sqrt(rank + 1);
        const of = KINDS[kind()];
        const id = idOf(TABLE.places, i);
        const share = random();
        yield {
          id,
          cityId: at.id,
          name: placeName(of, at.name),
          description: prose(50, 300),
          category: of.category,
          latitude: degrees(at.latitude + normal() * spread),
          longitude: degrees(at.longitude + normal() * spread),
          fullAddress: `${whole(1, 400)} ${pick(surnames)} ${pick(STREETS)}, ${at.name}`,
          pincode: String(100_000 + whole(0, 80_000)),
          phone: `+91${whole(6e9, 99e8)}`,
          website: chance(0.5) ? `https://example.com/places/${i}` : null,
          priceRange: PRICES[Math.min(3, Math.floor(random() * random() * 5))],
          featured: chance(0.01),
          status: share < 0.95 ? 'active' : share < 0.98 ? 'pending' : 'inactive',
          createdAt: dateBefore(1400),
          reviews: reviewsOf(id),
          ...detailsOf(i, of.category),
        };
      }
    },
  };
}
