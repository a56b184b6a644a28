export { mapFields } from './map.compiled.js';
export { PlaceMapService } from './map.service.js';
