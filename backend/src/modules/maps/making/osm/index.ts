export { drawExtract } from './draw-extract.js';
