export { asideOf, boxAround, FAR, NEAR, SIMILAR, TURNS } from './likeness.js';
