export { CityFinder, type CityOptions } from './city-finder.js';
export { citiesOf } from './city.query.js';
export { pointsOf } from './points.js';
export { Municipalities } from './municipalities.js';
