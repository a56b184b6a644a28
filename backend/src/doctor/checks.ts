import { backupsCheck } from './backups.check.js';
import { bucketCheck } from './bucket.check.js';
import type { Check } from './check.js';
import { clockCheck } from './clock.check.js';
import { connectionsCheck } from './connections.check.js';
import { dataFolderCheck } from './data-folder.check.js';
import { databaseCheck } from './database.check.js';
import { extensionsCheck } from './extensions.check.js';
import { mailCheck } from './mail.check.js';
import { mapsCheck } from './maps.check.js';
import { migrationsCheck } from './migrations.check.js';
import { nodeCheck } from './node.check.js';
import { poolerCheck } from './pooler.check.js';
import { publicUrlCheck } from './public-url.check.js';
import { replicasCheck } from './replicas.check.js';
import { settingsCheck } from './settings.check.js';
import { signInCheck } from './sign-in.check.js';

/** All checks, in the order of the output. */
export const CHECKS: readonly Check[] = [
  nodeCheck,
  settingsCheck,
  dataFolderCheck,
  databaseCheck,
  extensionsCheck,
  migrationsCheck,
  connectionsCheck,
  poolerCheck,
  replicasCheck,
  clockCheck,
  bucketCheck,
  mapsCheck,
  mailCheck,
  publicUrlCheck,
  signInCheck,
  backupsCheck,
];
