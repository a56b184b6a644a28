// Re-exports Lighthouse. It is installed with the peers, because it is large and only benchmarks need it.
import { createRequire } from 'node:module';

export { desktopConfig, default as lighthouse } from 'lighthouse';
export const { version } = createRequire(import.meta.url)('lighthouse/package.json');
