export { createFilteredLists } from './filtered-list.compiled.js';
