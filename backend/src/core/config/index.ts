export {
  type BackupSettings,
  type BucketSettings,
  type DataEnv,
  type Env,
  type EnvReading,
  type IdentityProviderSettings,
  parseDataEnv,
  parseEnv,
  readEnv,
  repositoryRoot,
} from './env.js';
export { hostOf, isLocal } from './local-url.js';
export { environmentForPostgres } from './programs.js';
export { type StrayName, strayNames } from './stray-names.js';
export type { TracingSettings } from './tracing.js';
export { ownVersion } from './version.js';
export { readWholeEnv, type WholeEnv } from './whole-env.js';
