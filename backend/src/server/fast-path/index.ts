export { createCachedResponses } from './cached-responses.js';
export { createFastPath, refuseBy } from './fast-path.middleware.js';
export { headersByOrigin } from './negotiate.js';
export { Reader } from './reader.js';
