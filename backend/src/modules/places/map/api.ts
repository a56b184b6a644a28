export { PlaceMapResolver } from './map.resolver.js';
