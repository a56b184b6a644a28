export { createOfflineRouter } from './router.js';
