export { PlacePhotoService } from './photo.service.js';
