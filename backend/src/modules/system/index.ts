export { type BackupParts, readDueAt } from './backup.service.js';
export { FindingLevel, type SystemCheck, type SystemFinding, type SystemText } from './check.type.js';
export { ChangeJobResolver, ImportDraftJobResolver, JobResolver, MapArchiveJobResolver } from './job.resolver.js';
export { MAKE_BACKUP } from './make-backup.task.js';
export { createSystemModule, type SystemModule, type SystemParts } from './system.module.js';
export { SystemResolver } from './system.resolver.js';
export { systemRoutes } from './system.rest.js';
export { PackResolver, packRoutes } from './packs/api.js';
export { exportPackHandler, importPackHandler, tidyPacks } from './packs/index.js';
