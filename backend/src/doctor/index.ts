export type { Database, Subject } from './check.js';
export { CHECKS } from './checks.js';
export { examine } from './examine.js';
export type { Finding } from './finding.js';
