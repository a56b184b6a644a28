export { createArtRouter } from './art.js';
export { previewPath } from './look.js';
