export { type BackgroundJob, BackgroundJobs, type BackgroundState, purgeBackgroundJobs } from './background-jobs.js';
export { type BackgroundAttempt, GivenUp, handleInBackground, type JobProgress } from './background-handler.js';
export { countJobs, type JobCounts } from './job-counts.js';
export { JobQueue } from './job-queue.js';
export { purgeFailedJobs } from './purge-failed.js';
export { JobRunner, type Recurring, runDueJobs } from './runner.js';
export { installJobs } from './schema.js';
export { createJobPool } from './settings.js';
export { defineTask, type Handler, handle, type Task } from './task.js';
