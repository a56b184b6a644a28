export { loadSampleData } from './load.js';
