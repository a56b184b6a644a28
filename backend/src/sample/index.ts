export { HAS_CONTRIBUTIONS } from './contributions.query.js';
export { IS_SAMPLE } from './ids.js';
export { isNewGuide, loadSampleData } from './load.js';
export { planRemoval, removeSampleData, type SampleRemoval } from './remove.js';
