import { cityRow, createCities } from './cities.js';
import { createLists } from './lists.js';
import { createPeople, userRow } from './people.js';
import { placeRow } from './place-row.js';
import { createPlaces } from './places.js';
import { createReviews } from './reviews.js';
import type { SampleData } from './rows.js';
import { createWaiting } from './waiting.js';

/** Builds the rows of the whole sample data set. Only the dates depend on `now`; ids and texts are always the same. */
export function buildSampleData(now: Date): SampleData {
  const cities = createCities();
  const people = createPeople(cities.map(({ key }) => key));
  const places = createPlaces(cities, people);
  const reviews = createReviews(places, people, now);
  return {
    cities: cities.map((city) => cityRow(city, now)),
    users: people.map((person) => userRow(person, now)),
    places: places.map((place) => placeRow(place, now)),
    reviews,
    ...createWaiting(places, reviews, people, now),
    ...createLists(places, people, now),
  };
}
