export { useHead } from './useHead';
export { html, Html } from './html';
