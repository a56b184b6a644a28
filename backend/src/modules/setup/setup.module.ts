import type { EntityManager } from 'typeorm';
import type { BinModule } from '../bin/index.js';
import { type SetupParts, SetupService } from './setup.service.js';

/** Creates the services of this module for one request, and adds those of the modules that it depends on. */
export const createSetupModule = (manager: EntityManager, left: BinModule, parts: SetupParts) => ({
  ...left,
  setup: new SetupService(manager, left, parts),
});
export type SetupModule = ReturnType<typeof createSetupModule>;
