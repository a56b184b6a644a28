export { OperationMetrics, OperationTally } from './operations.js';
export { measureBacklog } from './pending-work.js';
export { countsOf, createRegistry, type Snapshot, snapshotOf, written } from './registry.js';
export { createRequestMetrics } from './requests.js';
export { createMetricsRouter } from './router.js';
export { measureAdmission, measureAnswers, measureDatabase, measureMails, type ReadParts } from './state.js';
