export { removeSampleHandler } from './sample.job.js';
export { REMOVE_SAMPLE } from './sample.task.js';
export { createSetupModule, type SetupModule } from './setup.module.js';
export { SetupResolver } from './setup.resolver.js';
export type { SetupParts } from './setup.service.js';
