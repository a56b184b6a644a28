export { Answer, AnswerCache, type Encoding, type Reading } from './answer-cache.js';
export { Outdated, type Position } from './outdated.js';
