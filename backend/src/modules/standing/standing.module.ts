import type { EntityManager } from 'typeorm';
import type { UserModule } from '../users/index.js';
import { createDecisionLoader, createStandingLoader } from './standing.loader.js';
import { StandingService } from './standing.service.js';

/** Creates the services of this module for one request, and adds those of the modules that it depends on. */
export const createStandingModule = (manager: EntityManager, left: UserModule) => ({
  ...left,
  standing: new StandingService(manager),
  standingById: createStandingLoader(manager),
  lastDecisions: createDecisionLoader(manager),
});
export type StandingModule = ReturnType<typeof createStandingModule>;
