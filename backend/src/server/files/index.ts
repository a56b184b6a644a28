export { createBackupRouter } from './backups.js';
export { createUploadRouter } from './uploads.js';
