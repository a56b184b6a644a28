import { BACKEND } from './mutations/backend.mjs';
import { FRONTEND } from './mutations/frontend.mjs';

/**
 * Small breakages of the product's source. Each would hurt users and must turn a test red.
 * - `name`: what breaks
 * - `from`: a text that occurs exactly once in `file`; `to` replaces it
 * - `tests`: the test files that must notice it
 */
export const MUTATIONS = [...BACKEND, ...FRONTEND];
