export { beginRequestSpan, describeSpan, inSpan, isTracing, loggedSpan, markSpan, type RequestSpan } from './spans.js';
export { startTracing } from './start.js';
export { inStatementSpan } from './statement.js';
