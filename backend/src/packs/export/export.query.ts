import { columnName } from '../../core/db/index.js';
import { CITY_FIELD_NAMES } from '../../modules/cities/index.js';
import { PLACE_FIELD_NAMES } from '../../modules/places/index.js';

/** Returns SQL for a time as ISO text with all its digits. */
const moment = (column: string): string => `to_char(t.${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS ${column}`;
const plain = (names: readonly string[]): string => names.map((name) => `t.${name}`).join(', ');
/** Returns SQL for a JSON object as text; NULL if it is empty. */
const written = (column: string): string => `nullif(t.${column}, '{}')::text AS ${column}`;
const ORIGIN = `t.featured, t.status, t.licence, t.attribution, ${moment('imported_at')}, t.overridden::text AS overridden, ${moment('created_at')}`;

const isCity = (city: string): string => `${city}.deleted_at IS NULL`;
/** Suggestions that wait or were refused are no part of the guide. */
const isPlace = (place: string): string => `${place}.deleted_at IS NULL AND ${place}.status <> 'pending' AND ${place}.rejection_reason IS NULL`;

export const CITIES = `SELECT t.id, t.source, t.source_id, ${plain(CITY_FIELD_NAMES.map(columnName))}, ${['names', 'descriptions'].map(written).join(', ')}, t.population, t.founded_year,
  t.latitude, t.longitude, t.time_zone, ${ORIGIN} FROM cities t WHERE ${isCity('t')} ORDER BY t.id`;

export const PLACES = `SELECT t.id, t.city_id AS city, t.source, t.source_id, ${plain(PLACE_FIELD_NAMES.map(columnName))},
  array_to_string(t.more_categories, ';') AS more_categories, ${['names', 'descriptions', 'attributes'].map(written).join(', ')},
  t.latitude, t.longitude, t.source_url, ${ORIGIN} FROM places t JOIN cities c ON c.id = t.city_id WHERE ${isPlace('t')} AND ${isCity('c')} ORDER BY t.id`;

/** A picture of a city or place. */
export interface PictureRow {
  id: string;
  city: string | null;
  place: string | null;
  photo: string | null;
  url: string | null;
  alt: string;
  credit: string | null;
  position: number;
  focus_x: number;
  focus_y: number;
  fileKey: string | null;
  width: number | null;
  height: number | null;
}

const picturesOf = (table: string, owner: string, city: string, place: string): string => `
SELECT i.id, ${city} AS city, ${place} AS place, i.photo_id AS photo, CASE WHEN i.photo_id IS NULL THEN i.url END AS url, coalesce(f.alt, i.alt) AS alt, i.credit,
  i.position, i.focus_x, i.focus_y, f.file_key AS "fileKey", f.width, f.height
FROM ${table} i JOIN ${owner} LEFT JOIN photos f ON f.id = i.photo_id WHERE (i.photo_id IS NULL OR (f.status = 'approved' AND f.deleted_at IS NULL))`;

export const PICTURES = `SELECT * FROM (
  ${picturesOf('city_images', 'cities c ON c.id = i.city_id', 'c.id', 'NULL::uuid')} AND ${isCity('c')}
  UNION ALL ${picturesOf('place_images', 'places p ON p.id = i.place_id JOIN cities c ON c.id = p.city_id', 'NULL::uuid', 'p.id')} AND ${isPlace('p')} AND ${isCity('c')}
) pictures ORDER BY id`;

/** A map archive. */
export interface MapRow {
  id: string;
  name: string;
  city: string | null;
  version: string;
}

/** Map archives in the order of their creation, which their ids have. */
export const MAPS = `SELECT id, name, city_id AS city, version FROM map_archives WHERE state = 'ready' ORDER BY id`;

/** Groups of settings that an admin has saved. */
export const SETTINGS = 'SELECT name, value FROM settings WHERE version > 0';
export const SITE_PICTURES = 'SELECT id, type, content FROM site_pictures WHERE id = ANY($1::uuid[]) ORDER BY id';
export const TOTAL = `SELECT (SELECT count(*) FROM cities t WHERE ${isCity('t')})::integer + (SELECT count(*) FROM places t JOIN cities c ON c.id = t.city_id
  WHERE ${isPlace('t')} AND ${isCity('c')})::integer AS n`;
