export { type Exported, packEntries } from './export-pack.js';
export { writeFolder, zipped } from './write-pack.js';
