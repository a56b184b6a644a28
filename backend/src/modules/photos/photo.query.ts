/**
 * Returns SQL for the id of the place that a photo belongs to; null if there is none. It names tables of `places` and `reviews`, because this
 * module must not import those modules.
 * @param id SQL expression for the id of the photo
 */
export const placeOfPhoto = (id: string): string => `coalesce(
  (SELECT place_id FROM place_images WHERE place_images.photo_id = ${id}),
  (SELECT r.place_id FROM review_photos JOIN reviews r ON r.id = review_photos.review_id WHERE review_photos.photo_id = ${id}))`;
