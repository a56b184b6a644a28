/** Pictures of the surroundings of a point, drawn from map archives. */
export { drawMapPicture, type MapPicture, type PictureLayer } from './map-picture.js';
export type { MapLook } from './look.js';
