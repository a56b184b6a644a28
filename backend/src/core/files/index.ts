export { DATABASE_NEEDS, databaseDiskFull, freeBytes, saysDiskFull } from './free-space.js';
export { explainFolder, prepareFolder, probeFolder } from './prepare-folder.js';
export { UNFINISHED, writeFile } from './write-file.js';
