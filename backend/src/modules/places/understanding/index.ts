export { type Group, understand, type Understanding } from './understand.js';
export { readMeaning } from './meanings.js';
