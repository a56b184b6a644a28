export { createArtRouter } from './art.js';
export { cityArt, placeArt } from './illustrations.js';
export { previewPath } from './look.js';
