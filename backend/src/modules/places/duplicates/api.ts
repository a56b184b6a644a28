export { DuplicateResolver } from './duplicates.resolver.js';
