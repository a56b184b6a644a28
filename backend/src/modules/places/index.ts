import type { EntityManager } from 'typeorm';
import { type CityModule } from '../cities/index.js';
import type { PhotoModule } from '../photos/index.js';
import { createPlaceImageLoader, createPlaceLoader, createPublicPlaceLoader } from './place.loader.js';
import { PlacePhotoService } from './place-photo.service.js';
import { PlaceService } from './place.service.js';
import { PlaceDecisionService } from './place-decision.service.js';
import { PlaceEditService } from './place-edit.service.js';
import { PlaceSuggestionService } from './place-suggestion.service.js';

export { AccountPlacesResolver } from './account-places.resolver.js';
export { CityPlacesResolver } from './city-places.resolver.js';
export { Place, PlaceStatus } from './place.entity.js';
export { PlaceEdit } from './place-edit.entity.js';
export { PlaceEditResolver } from './place-edit.resolver.js';
export { PlaceHoursResolver } from './place-hours.resolver.js';
export { PlaceImage } from './place-image.entity.js';
export { visiblePlaces } from './place.query.js';
export { PlacePage } from './place-page.type.js';
export { PlacePhotosResolver } from './place-photo.resolver.js';
export { placePhotoRoutes } from './place-photo.rest.js';
export { PlaceResolver } from './place.resolver.js';
export { placeJson, placeRoutes } from './place.rest.js';
export { PlaceRights } from './place-rights.type.js';
export type { PlaceService };
export { PlaceSuggestionResolver } from './place-suggestion.resolver.js';
export { placeSuggestionRoutes } from './place-suggestion.rest.js';

/** What this module offers to a request, together with what it builds on. */
export function createPlaceModule(manager: EntityManager, left: PhotoModule & CityModule) {
  const places = new PlaceService(manager);
  left.personalData.add('places', { read: (userId) => places.exported(userId) });
  const placePhotos = new PlacePhotoService(manager, { places, photos: left.photos });
  const placeSuggestions = new PlaceSuggestionService(manager, { ...left, places, placePhotos });
  const placeDecisions = new PlaceDecisionService(manager, left);
  const placeEdits = new PlaceEditService(manager, { ...left, places });
  left.personalData.add('placeEdits', { read: (userId) => placeEdits.exported(userId) });
  const loaders = {
    placeById: createPlaceLoader(manager), publicPlaceById: createPublicPlaceLoader(manager), placeImages: createPlaceImageLoader(manager),
  };
  return { ...left, ...loaders, places, placePhotos, placeSuggestions, placeDecisions, placeEdits };
}
export type PlaceModule = ReturnType<typeof createPlaceModule>;
