export { mapReads } from './map.reads.js';
export { PlaceMapService } from './map.service.js';
