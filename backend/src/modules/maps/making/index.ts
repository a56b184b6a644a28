export { addMap, type MapOrder } from './add-map.js';
export { examine } from './make-file.js';
export { makeMapHandler } from './make-map.job.js';
