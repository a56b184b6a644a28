export { createCachedResponses } from './cached-responses.js';
export { createFastPath, refuseBy } from './fast-path.middleware.js';
export { Reader } from './reader.js';
