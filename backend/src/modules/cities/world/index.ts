export { WorldCityService } from './world-city.service.js';
export type { WorldCity } from './world-city.type.js';
