import { readdirSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '../core/config/index.js';
import { CATEGORY_PRESETS } from '../modules/site/index.js';
import {
  CITY_COLUMNS,
  cityRow,
  flag,
  keyOf,
  momentOf,
  number,
  oneOf,
  optional,
  PLACE_COLUMNS,
  placeRow,
  readTable,
  type RowContext,
  sampleId,
  samplePlaceId,
  text,
  unique,
} from '../packs/index.js';

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

function readCities(context: RowContext) {
  const rows = readTable(pathOf('cities.csv'), { ...CITY_COLUMNS, key: unique() });
  return new Map(rows.map((row) => [row.key, cityRow(row, context)]));
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

function readPlaces(context: RowContext, cities: ReturnType<typeof readCities>, users: Targets['users']) {
  const columns = {
    ...PLACE_COLUMNS,
    key: unique(),
    city: keyOf(cities),
    category: oneOf(...CATEGORY_PRESETS),
    source: oneOf('sample', 'sample-landmark'),
    created_by: optional(keyOf(users)),
    latitude: number,
    longitude: number,
    full_address: text,
  };
  return new Map(
    readTable(pathOf('places.csv'), columns).map(({ city, created_by, ...row }) => {
      const { city: city_id, ...place } = placeRow({ ...row, city: city.id, created_by: null }, context);
      const { key, latitude, longitude, full_address } = row;
      return [key, { ...place, latitude, longitude, full_address, source_id: key, city_id, created_by: created_by?.id ?? null }];
    }),
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
  const context: RowContext = { now, idOf: (kind, key, source) => (kind === 'place' ? samplePlaceId(key, source) : sampleId(kind, key)) };
  const cities = readCities(context);
  const users = readUsers(now);
  const places = readPlaces(context, cities, users);
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
