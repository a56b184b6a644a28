export { LOGO } from './logo';
export { type Image, picture } from './picture';
