export { HAS_CONTRIBUTIONS } from './contributions.query.js';
export { IS_SAMPLE, SAMPLE_DATA_ID } from './ids.js';
export { isNewGuide, loadSampleData } from './load.js';
export { planRemoval, removeSampleData, type SampleRemoval } from './remove.js';
