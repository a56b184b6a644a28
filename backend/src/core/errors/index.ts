export * from './app-error.js';
export * from './error-table.js';
export * from './outside-failure.js';
