export { sealed } from './archive.js';
export { backupName, checkBackup, keepNewest, OWNER_ONLY } from './backup-files.js';
export { backupParts, type Contents } from './backup.js';
export { recordCommandBackup } from './command-backup.js';
export { type Manifest, rowsIn } from './manifest.js';
export { restore, type Restored } from './restore.js';
export { askedBackupHandler, backupHandler, planBackup, prepareBackupDir, tidyBackups } from './schedule.js';
export type { BackupWork } from './scheduled-backup.js';
