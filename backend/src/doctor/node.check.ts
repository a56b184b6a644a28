import type { Check } from './check.js';
import { failure, ok } from './finding.js';

/** Oldest supported version; the same as `engines` in package.json. */
const OLDEST = [20, 19] as const;

/** Checks the version of Node.js. */
export const nodeCheck: Check = {
  name: 'Node.js',
  async run() {
    const { node } = process.versions;
    const [major = 0, minor = 0] = node.split('.').map(Number);
    if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return [ok(node)];
    return [failure(`${node} is too old`, `Install Node.js ${OLDEST.join('.')} or later from https://nodejs.org.`)];
  },
};
