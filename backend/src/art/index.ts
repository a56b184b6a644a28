/** Illustrations of cities and places, drawn from a seed: no files, no network, the same bytes every time. */
export { citySkyline } from './skyline.js';
export { placeScene } from './place.js';

/** Raised whenever the pictures change, so that stored copies can be drawn again. */
export const ART_VERSION = 2;
