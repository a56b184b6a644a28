export { findDatabase, type RunningDatabase, startDatabase, stopDatabase } from './embedded-database.js';
export { isMade } from './place.js';
