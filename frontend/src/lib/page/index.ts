export { useHead } from './useHead';
