import type { EntityManager } from 'typeorm';
import { MAX_PICTURES } from '../../core/pictures/index.js';

/** A table of pictures. Each picture is an uploaded photo or an external URL. */
export interface PictureTable {
  name: 'city_images' | 'place_images';
  /** Column with the id of the city or place. */
  owner: 'city_id' | 'place_id';
}

/** Returns SQL for columns of the first `MAX_PICTURES` visible pictures `one` of an owner, in their order. Photos are visible if approved. */
function shown({ name, owner }: PictureTable, columns: string, ownerId: string): string {
  return `SELECT ${columns} FROM ${name} one LEFT JOIN photos photo ON photo.id = one.photo_id
    WHERE one.${owner} = ${ownerId} AND (one.photo_id IS NULL OR (photo.status = 'approved' AND photo.deleted_at IS NULL))
    ORDER BY one.position, one.id LIMIT ${MAX_PICTURES}`;
}

/** Returns SQL for the ids of the visible pictures of each owner in the parameter `:ids`. */
export const shownIds = (table: PictureTable): string =>
  `SELECT shown.id FROM unnest(CAST(:ids AS uuid[])) AS wanted (id) CROSS JOIN LATERAL (${shown(table, 'one.id', 'wanted.id')}) shown`;

/** Returns the visible pictures of an owner, in their order. */
export function shownPictures(
  manager: EntityManager,
  table: PictureTable,
  ownerId: string,
): Promise<{ id: string; photoId: string | null; alt: string; x: number; y: number }[]> {
  const columns = 'one.id, one.photo_id AS "photoId", coalesce(photo.alt, one.alt) AS alt, one.focus_x AS x, one.focus_y AS y';
  return manager.query(shown(table, columns, '$1'), [ownerId]);
}

const AS_JSON = `one.id, one.url, one.alt, one.credit, one.focus_x AS "focusX", one.focus_y AS "focusY", CASE WHEN photo.id IS NOT NULL THEN json_build_object(
  'id', photo.id, 'fileKey', photo.file_key, 'addressRevision', photo.address_revision, 'alt', photo.alt, 'width', photo.width, 'height', photo.height, 'thumbHash', photo.thumb_hash) END AS photo`;

/** Returns an SQL expression for the visible pictures of an owner in their order, as JSON for `imagesOf`; null if there are none. */
export const shownJson = (table: PictureTable, ownerId: string): string => `(SELECT json_agg(x) FROM (${shown(table, AS_JSON, ownerId)}) x)`;
