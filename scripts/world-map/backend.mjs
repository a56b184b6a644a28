import { createRequire } from 'node:module';
import { at } from '../lib/paths.mjs';

/** Loads a package of the backend. */
export const take = createRequire(at('backend/package.json'));
