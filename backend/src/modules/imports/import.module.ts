import type { EntityManager } from 'typeorm';
import type { SearchTermModule } from '../search-terms/index.js';
import { ImportDraftService } from './drafts/index.js';
import { ImportHistoryService } from './history/index.js';
import { ImportFolder } from './import-folder.js';

/** Objects that each process creates once; the requests share them. */
export interface ImportParts {
  /** Folder of uploaded files, and of the files of their imports. */
  folder: string;
}

/** Creates the services of this module for one request, and adds those of the modules that it depends on. */
export function createImportModule(manager: EntityManager, left: SearchTermModule, { folder }: ImportParts) {
  const files = new ImportFolder(folder);
  return { ...left, imports: new ImportHistoryService(manager, left, files), importDrafts: new ImportDraftService(manager, left, files) };
}
export type ImportModule = ReturnType<typeof createImportModule>;
