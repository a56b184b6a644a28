import type { EntityManager } from 'typeorm';
import type { AttributeModule } from '../attributes/index.js';
import { ImportHistoryService } from './history/index.js';

/** Creates the services of this module for one request, and adds those of the modules that it depends on. */
export function createImportModule(manager: EntityManager, left: AttributeModule) {
  return { ...left, imports: new ImportHistoryService(manager, left) };
}
export type ImportModule = ReturnType<typeof createImportModule>;
