// Lighthouse is installed with the peers: both are large, and nothing but measuring needs them.
import { createRequire } from 'node:module';

export { desktopConfig, default as lighthouse } from 'lighthouse';
export const { version } = createRequire(import.meta.url)('lighthouse/package.json');
