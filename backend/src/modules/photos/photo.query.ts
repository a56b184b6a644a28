/**
 * SQL for the place that a photo shows, of the photo with this id; null where it belongs to none. Places and reviews stand further right;
 * what they tell here is no more than whose the photo is.
 */
export const placeOfPhoto = (id: string): string => `coalesce(
  (SELECT place_id FROM place_images WHERE place_images.photo_id = ${id}),
  (SELECT r.place_id FROM review_photos JOIN reviews r ON r.id = review_photos.review_id WHERE review_photos.photo_id = ${id}))`;
