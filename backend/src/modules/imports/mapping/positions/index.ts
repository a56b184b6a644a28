export { degreesOf, type Point, positionIn } from './coordinates.js';
export { pointInside } from './point-inside.js';
