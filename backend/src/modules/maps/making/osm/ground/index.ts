export { fits, groundOf } from './ground.js';
