export { WorldCityService } from './world-city.service.js';
