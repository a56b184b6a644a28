export { createMapTileHandler, createMapRouter } from './map-tiles.js';
