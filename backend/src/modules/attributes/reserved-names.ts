import type { EntityManager } from 'typeorm';
import { columnName } from '../../core/db/index.js';
import type { TextField } from '../../core/fields/index.js';
import { WEEKDAYS } from '../../core/hours/index.js';
import { CITY_FIELDS } from '../cities/index.js';
import { type HeaderField, headerOf, PLACE_FIELDS } from '../places/index.js';

/** Beginnings of names that stand for texts in a language: `name:de`. */
const PREFIXES = ['name', 'description'];

/** Names in APIs and columns besides those of files (`headerOf`), with the field that they stand for. */
const OTHERS: Readonly<Record<string, readonly string[]>> = {
  coordinates: ['geometry', 'bbox'],
  city: ['city_id'],
  state: ['admin1_code'],
  fullAddress: ['addr:housename', 'addr:place', 'addr:suburb'],
  openingHours: ['open'],
  rating: ['rating_average', 'rating_count', 'average_rating', 'total_ratings', 'reviews'],
  status: [
    'rejection_reason',
    'featured',
    'version',
    'overridden',
    'imported_at',
    'created_at',
    'created_by',
    'updated_at',
    'updated',
    'deleted_at',
    'created',
  ],
  timeZone: ['timezone', 'time_zone'],
  population: ['founded_year', 'founded', 'places_count', 'geonameid'],
  images: ['image', 'photos', 'photo', 'thumbnail'],
  names: ['descriptions', 'attributes'],
};

/** Fields of files whose names in messages are those of the field that they are a part of. */
const WHOLE: Readonly<Partial<Record<HeaderField, string>>> = {
  sourceId: 'id',
  source: 'id',
  moreCategories: 'category',
  latitude: 'coordinates',
  longitude: 'coordinates',
  position: 'coordinates',
  street: 'fullAddress',
  houseNumber: 'fullAddress',
  sourceUrl: 'attribution',
  ...Object.fromEntries(WEEKDAYS.map((day) => [day, 'openingHours'])),
};

const textNames = (fields: Readonly<Record<string, TextField>>): (readonly [string, string])[] =>
  Object.entries(fields).flatMap(([field, { importNames = [], csvName }]) =>
    [field, columnName(field), ...importNames, ...(csvName ? [csvName] : [])].map((name) => [name, field] as const),
  );

/** Names that every object of JavaScript has, in lower case. They are no keys of values: `constructor`. */
const OF_OBJECTS: ReadonlySet<string> = new Set(Object.getOwnPropertyNames(Object.prototype).map((name) => name.toLowerCase()));

/** Fields of places and cities by each of their names in APIs and files, in lower case. */
const RESERVED: ReadonlyMap<string, string> = new Map(
  [
    ...Object.entries(OTHERS).flatMap(([field, names]) => [field, ...names].map((name) => [name, field] as const)),
    ...textNames(CITY_FIELDS),
    ...textNames(PLACE_FIELDS),
  ].map(([name, field]) => [name.toLowerCase(), field]),
);

/** SQL for the names of the columns of places and cities. Commands read them too, and know no entities. */
const COLUMNS = `SELECT DISTINCT attname AS name FROM pg_attribute
  WHERE attrelid IN ('places'::regclass, 'cities'::regclass) AND attnum > 0 AND NOT attisdropped`;

/** Reads the names of the columns of places and cities. */
export const loadColumns = async (manager: EntityManager): Promise<ReadonlySet<string>> =>
  new Set((await manager.query<{ name: string }[]>(COLUMNS)).map(({ name }) => name));

/**
 * Returns the field of places or cities that a name stands for in APIs and files, or the name itself if programs use it; undefined if there is none.
 * @param columns names of the columns of both tables
 */
export function reservedFor(name: string, columns: ReadonlySet<string>): string | undefined {
  const word = name.toLowerCase();
  const [start = '', language] = word.split(':');
  if (OF_OBJECTS.has(word)) return word;
  const column = headerOf(word)?.field;
  return (
    RESERVED.get(word) ??
    (columns.has(word) ? word : undefined) ??
    (column && (WHOLE[column] ?? column)) ??
    (language !== undefined && PREFIXES.includes(start) ? start : undefined)
  );
}
