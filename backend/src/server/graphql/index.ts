export { createApollo } from './apollo.js';
export { weigh } from './cost.js';
export { type Openness, readDocument } from './document.js';
export { inOperationSpan, operationSpan } from './observe.js';
export { createSafelist } from './safelist.js';
