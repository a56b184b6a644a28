export { type Alike, DUPLICATES, type Duplicates, type RowOutcome, stageBatch, type StagedRow, stagedRow, writeStaged } from './batch.js';
export { BEGIN, CITIES, CITY_TEXTS, LOCK, type Outcome, PLACE_TEXTS, PLACES } from './import.query.js';
export { NAME_IMPORT, recorded } from './recording.query.js';
export { joinRepeated } from './repeated-places.js';
