export { asideOf, boxAround, EARTH_RADIUS, FAR, NEAR, SIMILAR, TURNS } from './likeness.js';
