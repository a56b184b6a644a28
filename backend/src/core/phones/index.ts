export { phoneHref } from './phone-href.js';
