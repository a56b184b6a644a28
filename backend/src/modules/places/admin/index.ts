export { AdminPlaceFilter, PlaceSelection } from './admin.input.js';
export { adminPlaces, IS_THERE, placeIds, adminPlaceOf } from './admin.query.js';
export { PlaceAdminService } from './admin.service.js';
