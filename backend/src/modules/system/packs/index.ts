export { exportPackHandler, importPackHandler, tidyPacks } from './pack.job.js';
export { type PackParts, PackService } from './pack.service.js';
