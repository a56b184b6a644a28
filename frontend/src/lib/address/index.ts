export { type Area, areaIn, areaText, type Point, pointIn, pointText } from './mapAddress';
export { toLatitude, toPlane } from './mercator';
export { pageParam } from './pageParam';
export { type CitiesParams, isInConsole, isOfServer, mapsUrl, paths, type PlacesParams } from './paths';
export { publicOrigin } from './publicOrigin';
export { returnTarget } from './returnTarget';
