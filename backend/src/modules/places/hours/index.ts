export { computeHours, computeHoursHandler, tidyHours } from './hours.job.js';
export { COMPUTE_HOURS } from './hours.task.js';
