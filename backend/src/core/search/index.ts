export { holdsWords, searchWords, wordParameters } from './words.js';
