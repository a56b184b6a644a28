export { ReviewPhotoService } from './photo.service.js';
export { ReviewVoteService } from './vote.service.js';
export { ReviewWritingService } from './writing.service.js';
