export { brand, brandMark } from './logo';
export { type Image, picture } from './picture';
