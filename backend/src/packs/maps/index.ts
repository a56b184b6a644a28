export { importMaps, type MapStores } from './import-maps.js';
export { type CheckedMap, checkMaps, presentMaps } from './pack-maps.js';
