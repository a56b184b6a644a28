export { adminPlaceJson, AdminPlaceJson, placeJson, PlaceJson, PlacePageJson } from './place.json.js';
export { placeRoutes } from './place.rest.js';
