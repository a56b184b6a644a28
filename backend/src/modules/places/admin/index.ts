export { AdminPlaceFilter, PlaceSelection } from './admin.input.js';
export { adminPlaceOf, IS_THERE, moderatedPlaces, placeIds } from './admin.query.js';
export { PlaceAdminService } from './admin.service.js';
