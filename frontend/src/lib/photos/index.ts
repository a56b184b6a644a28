export { altOf } from './altOf';
export { MAX_ALT_LENGTH, PHOTO_TYPES } from './photoRules';
export { UploadError } from './uploadError';
export { describePhoto, type UploadedPhoto, uploadPhoto } from './uploadPhoto';
