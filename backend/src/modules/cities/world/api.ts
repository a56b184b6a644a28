export { WorldCityResolver } from './world-city.resolver.js';
export { worldCityRoutes } from './world-city.rest.js';
