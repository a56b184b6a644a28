export { Answer, AnswerCache, type Encoding, type Reading } from './answer-cache.js';
export { Outdated } from './outdated.js';
