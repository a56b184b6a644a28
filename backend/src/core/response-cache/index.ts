export { CachedResponse, ResponseCache, type Encoding, type Reading } from './response-cache.js';
export { CacheInvalidator, type Position } from './cache-invalidator.js';
