export { DropZone } from './DropZone';
export { MoveButtons } from './MoveButtons';
export type { PickedPhoto } from './photo';
export { PhotoPicker } from './LazyPhotoPicker';
export { PhotoThumbs } from './PhotoThumbs';
export { PictureButton } from './PictureButton';
export { useLightbox } from './useLightbox';
