import type { EntityManager } from 'typeorm';
import type { WebhookModule } from '../webhooks/index.js';
import { BinService } from './bin.service.js';
import { DeletionImpactService } from './impact.service.js';

/** Creates the services of this module for one request, and adds those of the modules that it depends on. */
export const createBinModule = (manager: EntityManager, left: WebhookModule) => ({
  ...left,
  bin: new BinService(manager, left),
  deletionImpact: new DeletionImpactService(manager, left),
});
export type BinModule = ReturnType<typeof createBinModule>;
