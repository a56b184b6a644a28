export { complete, type Group, prepareUnderstanding, understand, type Understanding, withoutTime } from './understand.js';
export { readMeaning } from './meanings.js';
