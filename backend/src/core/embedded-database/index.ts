export { findDatabase, type RunningDatabase, startDatabase } from './embedded-database.js';
export { isMade } from './place.js';
