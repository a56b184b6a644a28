export { buildSampleData } from './build.js';
export { loadSampleData } from './load.js';
export type { CityRow, PlaceRow, ReviewRow, SampleData, UserRow } from './rows.js';
export { SAMPLE_CATEGORIES, type SampleCategory } from './types.js';
