import { readdirSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '../core/config/index.js';
import { type ColumnName, columnName } from '../core/db/index.js';
import { isRequired } from '../core/fields/index.js';
import { CITY_FIELD_NAMES, CITY_FIELDS, type CityField } from '../modules/cities/index.js';
import { OPTIONAL_PLACE_FIELDS } from '../modules/places/index.js';
import { CATEGORY_PRESETS } from '../modules/site/index.js';
import { momentOf } from './calendar.js';
import { sampleId } from './ids.js';
import { type Column, flag, keyOf, number, oneOf, optional, readTable, text, unique } from './table.js';

/** Folder of the sample data. Its README describes the files. */
const GUIDE = path.join(repositoryRoot, 'guides/sample');
/** This domain can never receive mail (RFC 2606). */
const MAIL_DOMAIN = 'sample.invalid';

/** Rows of the other tables by their key in the files. */
interface Targets {
  places: ReturnType<typeof readPlaces>;
  users: ReturnType<typeof readUsers>;
}

const pathOf = (name: string): string => path.join(GUIDE, name);

function timesOf(now: Date, age: number) {
  const created_at = momentOf(now, age);
  return { created_at, updated_at: created_at };
}

/** Columns of the texts of a city. */
const CITY_TEXTS = Object.fromEntries(CITY_FIELD_NAMES.map((field) => [columnName(field), isRequired(CITY_FIELDS[field]) ? text : optional(text)])) as Record<
  ColumnName<CityField>,
  typeof text
>;

function readCities(now: Date) {
  const rows = readTable(pathOf('cities.csv'), {
    key: unique(),
    ...CITY_TEXTS,
    featured: flag,
    population: number,
    founded_year: optional(number),
    latitude: number,
    longitude: number,
    time_zone: text,
    source_id: text,
    age: number,
  });
  return new Map(
    rows.map(({ key, age, ...city }) => [key, { id: sampleId('city', key), ...city, status: 'active', source: 'geonames', ...timesOf(now, age) }]),
  );
}

function readUsers(now: Date) {
  const rows = readTable(pathOf('people.csv'), { key: unique(), name: text, role: oneOf('user', 'moderator'), is_verified: flag, age: number });
  return new Map(
    rows.map(({ key, age, ...person }) => {
      const email = `${key}@${MAIL_DOMAIN}`;
      return [key, { id: sampleId('user', email), email, ...person, password_hash: null, created_at: momentOf(now, age) }];
    }),
  );
}

/** Columns of the texts that a place need not have. */
const PLACE_TEXTS = Object.fromEntries(OPTIONAL_PLACE_FIELDS.map((field) => [columnName(field), optional(text)])) as Record<
  ColumnName<(typeof OPTIONAL_PLACE_FIELDS)[number]>,
  Column<string | null>
>;

function readPlaces(now: Date, cities: ReturnType<typeof readCities>, users: Targets['users']) {
  const rows = readTable(pathOf('places.csv'), {
    key: unique(),
    city: keyOf(cities),
    name: text,
    category: oneOf(...CATEGORY_PRESETS),
    source: oneOf('sample', 'sample-landmark'),
    status: oneOf('active', 'pending'),
    featured: flag,
    created_by: optional(keyOf(users)),
    age: number,
    latitude: number,
    longitude: number,
    description: text,
    ...PLACE_TEXTS,
    full_address: text,
  });
  return new Map(
    rows.map(({ key, city, created_by, age, ...place }) => [
      key,
      {
        id: sampleId('place', place.source === 'sample-landmark' ? `landmark:${key}` : key),
        city_id: city.id,
        ...place,
        created_by: created_by?.id ?? null,
        source_id: key,
        ...timesOf(now, age),
      },
    ]),
  );
}

function readReviews(now: Date, { places, users }: Targets) {
  const files = readdirSync(pathOf('reviews')).filter((name) => name.endsWith('.csv'));
  const columns = {
    place: keyOf(places),
    user: keyOf(users),
    age: number,
    rating: number,
    status: oneOf('approved', 'pending', 'rejected'),
    rejection_reason: optional(text),
    helpful_count: number,
    visited: flag,
    title: optional(text),
    comment: text,
  };
  return files
    .sort()
    .flatMap((name) => readTable(pathOf(`reviews/${name}`), columns))
    .map(({ place, user, age, visited, ...review }) => {
      const created_at = momentOf(now, age);
      return {
        id: sampleId('review', `${place.source_id}:${user.email}`),
        place_id: place.id,
        user_id: user.id,
        ...review,
        // first day of the month of the visit
        visited_on: visited ? `${created_at.slice(0, 7)}-01` : null,
        created_at,
      };
    });
}

function readEdits(now: Date, { places, users }: Targets) {
  const columns = { place: keyOf(places), user: keyOf(users), opening_hours: text, note: optional(text), age: number };
  return readTable(pathOf('edits.csv'), columns).map(({ place, user, opening_hours, note, age }) => ({
    id: sampleId('edit', place.source_id),
    place_id: place.id,
    user_id: user.id,
    changes: { openingHours: { before: place.opening_hours, after: opening_hours } },
    note,
    created_at: momentOf(now, age),
  }));
}

function readReports(now: Date, { places, users }: Targets) {
  const rows = readTable(pathOf('reports.csv'), {
    place: keyOf(places),
    author: optional(keyOf(users)),
    user: keyOf(users),
    reason: oneOf('inappropriate', 'wrong-details', 'spam', 'other'),
    note: optional(text),
    age: number,
  });
  return rows.map(({ place, author, user, reason, note, age }) => {
    const review_id = author && sampleId('review', `${place.source_id}:${author.email}`);
    return {
      id: sampleId('report', review_id ?? place.source_id),
      reporter_id: user.id,
      place_id: review_id ? null : place.id,
      review_id,
      reason,
      note,
      created_at: momentOf(now, age),
    };
  });
}

function readLists(now: Date, users: Targets['users']) {
  const rows = readTable(pathOf('lists.csv'), { key: unique(), user: keyOf(users), name: text, description: text, age: number });
  return new Map(
    rows.map(({ key, user, age, ...list }) => [key, { id: sampleId('list', key), user_id: user.id, ...list, visibility: 'public', ...timesOf(now, age) }]),
  );
}

function readListItems(lists: ReturnType<typeof readLists>, places: Targets['places']) {
  const rows = readTable(pathOf('list-places.csv'), { list: keyOf(lists), position: number, place: keyOf(places), note: optional(text) });
  return rows.map(({ list, place, ...item }) => ({ list_id: list.id, place_id: place.id, ...item, added_at: list.created_at }));
}

/** Rows by table, in the order of the foreign keys. Keys of a row are column names, times are ISO text. */
export type SampleData = ReturnType<typeof buildSampleData>;

/** Builds the sample rows from the files. Only the dates depend on `now`. @throws StartError if a line of a file is invalid */
export function buildSampleData(now: Date) {
  const cities = readCities(now);
  const users = readUsers(now);
  const places = readPlaces(now, cities, users);
  const targets = { places, users };
  const lists = readLists(now, users);
  return {
    cities: [...cities.values()],
    users: [...users.values()],
    places: [...places.values()],
    reviews: readReviews(now, targets),
    place_edits: readEdits(now, targets),
    reports: readReports(now, targets),
    place_lists: [...lists.values()],
    place_list_items: readListItems(lists, places),
  };
}
