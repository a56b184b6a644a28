export { createLogger, type Logger } from './logger.js';
export { logProcess } from './process-log.js';
export { RefusalLog } from './refusal-log.js';
