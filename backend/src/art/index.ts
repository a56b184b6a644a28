/** Illustrations of cities and places, generated from a seed without files or network. The same seed always gives the same bytes. */
export { citySkyline } from './skyline.js';
export { placeScene } from './place.js';
export { isScene, SCENE_NAMES, type SceneName } from './scenes/index.js';

/** Version of the pictures. Increase it when they change, so that stored copies are drawn again. */
export const ART_VERSION = 2;
