import type { EntityManager } from 'typeorm';
import type { SetupModule } from '../setup/index.js';
import { type BackupParts, BackupService } from './backup.service.js';
import type { SystemCheck } from './check.type.js';
import { JobService } from './job.service.js';
import { type PackParts, PackService } from './packs/index.js';
import { type StatusParts, StatusService } from './status.service.js';

/** Objects that each process creates once; the requests share them. */
export interface SystemParts {
  status: StatusParts;
  /** Checks the installation. */
  check: () => Promise<SystemCheck[]>;
  backups: BackupParts;
  packs: PackParts;
}

/** Creates the services of this module for one request, and adds those of the modules that it depends on. */
export const createSystemModule = (manager: EntityManager, left: SetupModule, { status, backups, packs, check }: SystemParts) => ({
  ...left,
  jobs: new JobService(manager, left),
  backups: new BackupService(manager, left, backups),
  packs: new PackService(manager, left, packs),
  systemStatus: new StatusService(manager, status),
  systemChecks: check,
});
export type SystemModule = ReturnType<typeof createSystemModule>;
