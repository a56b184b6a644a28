import type { Check } from './check.js';
import { failure, ok } from './finding.js';

/** Oldest supported version; the same as `engines` in package.json. */
const OLDEST = [20, 19] as const;

/** Checks the version of Node.js. */
export const nodeCheck: Check = {
  name: 'checks.node',
  async run() {
    const { node } = process.versions;
    const [major = 0, minor = 0] = node.split('.').map(Number);
    if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return [ok(['findings.verbatim', { text: node }])];
    return [failure(['findings.nodeTooOld', { version: node }], ['remedies.installNode', { version: OLDEST.join('.') }])];
  },
};
