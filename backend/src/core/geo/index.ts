export { boundsAround } from './around.js';
export { Bounds, BoundsInput, boundsOf, Coordinates, CoordinatesInput, DECIMALS, roundedDegrees } from './coordinates.js';
export { countryCode, countryName } from './country.js';
export { EARTH_RADIUS, kilometres, type Point } from './distance.js';
export { MERCATOR_END, onMap, toLatitude, toPlane } from './mercator.js';
export { timeZoneAt } from './time-zone.js';
