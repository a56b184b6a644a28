export { AdminPlaceFilter, PlaceSelection } from './admin.input.js';
export { adminPlaceOf, adminPlaces, IS_THERE, placeIds } from './admin.query.js';
export { PlaceAdminService } from './admin.service.js';
