import DataLoader from 'dataloader';
import type { EntityManager } from 'typeorm';

/**
 * Returns SQL for the id of the place that a photo belongs to; null if there is none. It names tables of `places` and `reviews`, because this
 * module must not import those modules.
 * @param id SQL expression for the id of the photo
 */
export const placeOfPhoto = (id: string): string => `coalesce(
  (SELECT place_id FROM place_images WHERE place_images.photo_id = ${id}),
  (SELECT r.place_id FROM review_photos JOIN reviews r ON r.id = review_photos.review_id WHERE review_photos.photo_id = ${id}))`;

/**
 * Returns SQL for the id of the city that a photo belongs to, itself or with its place; null for profile pictures and unused photos.
 * @param id SQL expression for the id of the photo
 */
export const cityOfPhoto = (id: string): string => `coalesce(
  (SELECT city_id FROM places WHERE places.id = ${placeOfPhoto(id)}),
  (SELECT city_id FROM city_images WHERE city_images.photo_id = ${id}))`;

/** Creates a loader of the city that a photo belongs to (`cityOfPhoto`). One statement serves a request. */
export function createPhotoCityLoader(manager: EntityManager): DataLoader<string, string | null> {
  return new DataLoader(async (ids) => {
    const rows = await manager.query<{ id: string; cityId: string | null }[]>(
      `SELECT photos.id, ${cityOfPhoto('photos.id')} AS "cityId" FROM photos WHERE photos.id = ANY($1::uuid[])`,
      [ids],
    );
    const cities = new Map(rows.map(({ id, cityId }) => [id, cityId]));
    return ids.map((id) => cities.get(id) ?? null);
  });
}
