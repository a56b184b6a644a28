export { HAS_CONTRIBUTIONS } from './contributions.query.js';
export { isNewGuide, loadSampleData } from './load.js';
export { planRemoval, removeSampleData, type SampleRemoval } from './remove.js';
