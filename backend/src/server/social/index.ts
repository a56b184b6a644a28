export { createSocialRouter } from './router.js';
