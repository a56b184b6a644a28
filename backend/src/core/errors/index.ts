export * from './app-error.js';
export * from './error-body.js';
export * from './error-table.js';
export { FINDING_MESSAGES, MESSAGES, VISITOR_MESSAGES } from './messages/index.js';
export * from './outside-failure.js';
export * from './reason.js';
export * from './start-error.js';
export * from './unusable-file.js';
