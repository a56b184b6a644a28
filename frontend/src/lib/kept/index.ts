export { fetchSummary, type KeptSummary, sizeOf } from './contents';
export { keep, type KeptState, lookUp, onKeptChange, removeCity, stopKeeping, updateKept, useKept } from './keeping';
export { appVersion, canKeep, type KeptCity, listKeptCities } from './keptCities';
export { type KeepProblem, problemOf } from './problems';
export { listRecentPages, type RecentPage, removeRecentPages } from './recent';
