export { CENTER, Image, imagesOf, StoredImage, type StoredPicture, uploadedImage, type UploadedPicture } from './image.js';
export { type Picture, PictureMaker, storedPicture } from './picture-maker.js';
export { MAX_PICTURES, PictureInput } from './picture.input.js';
export { SignedAddresses } from './signed-addresses.js';
export { allFileNames, fileName, filesOf, fileUrl, type Size, WIDTHS } from './sizes.js';
