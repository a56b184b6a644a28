export type { Alike } from './alike.js';
export { stageBatch, type StagedRow, stagedRow, writeStaged, type WriteOptions } from './batch.js';
export { BEGIN, CITIES, CITY_TEXTS, LOCK, type Outcome, PLACE_TEXTS, PLACES } from './import.query.js';
export { DUPLICATES, type Duplicates } from './policy.js';
export { NAME_IMPORT, recorded } from './recording.query.js';
export { joinRepeated } from './repeated-places.js';
export { cityNames, keyOf, type RowOutcome } from './row-outcome.js';
