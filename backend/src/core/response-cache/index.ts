export { Answer, AnswerCache, type Encoding, type Reading } from './response-cache.js';
export { Outdated, type Position } from './cache-invalidator.js';
