export { PlacePhotosResolver } from './photo.resolver.js';
export { placePhotoRoutes } from './photo.rest.js';
