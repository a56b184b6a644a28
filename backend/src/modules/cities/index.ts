import type { EntityManager } from 'typeorm';
import { createCityImageLoader, createCityLoader } from './city.loader.js';
import { CityService } from './city.service.js';

export { City, CityStatus } from './city.entity.js';
export { CityImage } from './city-image.entity.js';
export { CityResolver } from './city.resolver.js';
export { cityJson, cityRoutes } from './city.rest.js';
export type { CityService };

/** What this module offers to a request. */
export const createCityModule = (manager: EntityManager) => ({
  cities: new CityService(manager),
  cityById: createCityLoader(manager),
  cityImages: createCityImageLoader(manager),
});
export type CityModule = ReturnType<typeof createCityModule>;
