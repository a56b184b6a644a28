import type { EntityManager } from 'typeorm';
import type { AccountModule } from '../accounts/index.js';
import { type CityModule } from '../cities/index.js';
import { createPlaceImageLoader } from './place.loader.js';
import { PlaceService } from './place.service.js';

export { CityPlacesResolver } from './city-places.resolver.js';
export { Place, PlaceStatus } from './place.entity.js';
export { PlaceImage } from './place-image.entity.js';
export { PlaceResolver } from './place.resolver.js';
export { placeRoutes } from './place.rest.js';

/** What this module offers to a request, together with what it builds on. */
export function createPlaceModule(manager: EntityManager, left: AccountModule & CityModule) {
  const places = new PlaceService(manager);
  left.personalData.add('places', (userId) => places.exported(userId));
  return { ...left, places, placeImages: createPlaceImageLoader(manager) };
}
export type PlaceModule = ReturnType<typeof createPlaceModule>;
