export type { PickedPhoto } from './photo';
export { PhotoPicker } from './PhotoPicker';
export { PhotoThumbs } from './PhotoThumbs';
export { useLightbox } from './useLightbox';
