export { altOf } from './altOf';
export { MAX_ALT_LENGTH, MAX_PHOTO_BYTES, PHOTO_TYPES } from './photoRules';
export { sendFile, type UploadOptions } from './sendFile';
export { UploadError } from './uploadError';
export { describePhoto, type UploadedPhoto, uploadPhoto } from './uploadPhoto';
export { useFileUpload } from './useFileUpload';
