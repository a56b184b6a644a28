export { prepareUnderstanding, understand, type Understanding, withoutTime } from './understand.js';
export { readMeaning } from './meanings.js';
