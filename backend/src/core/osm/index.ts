export { Assembler, type Shape } from './assembler.js';
export { Column } from './column.js';
export { type Geometry, isClosed, type Member, type OsmElement, type Position, positionOf, type Tags } from './element.js';
export { isInRing } from './rings.js';
export { isPbf, readBlocks } from './pbf.js';
