export { foldTagCounts, tagPlacesHandler } from './tags.job.js';
