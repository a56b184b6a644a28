import { cityRow, createCities } from './cities.js';
import { createLists } from './lists.js';
import { createPeople, userRow } from './people.js';
import { placeRow } from './place-row.js';
import { createPlaces } from './places.js';
import { createReviews } from './reviews.js';
import type { SampleData } from './rows.js';
import { createWaiting } from './waiting.js';

/** The whole sample data set as rows. The same `now` gives the same rows; ids and words do not depend on it, only dates do. */
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
