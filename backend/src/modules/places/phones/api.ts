export { PlacePhonesResolver } from './place-phones.resolver.js';
