/** Names of the checks of the installation (`backend/src/doctor`), in English. */
export const checks = {
  node: 'Node.js',
  configuration: 'Configuration',
  dataFolder: 'Data folder',
  database: 'Database',
  extensions: 'Extensions',
  tables: 'Tables',
  connections: 'Connections',
  pooler: 'PgBouncer',
  replicas: 'Replicas',
  clock: 'Clock',
  bucket: 'S3 bucket',
  maps: 'Maps',
  mail: 'Mail',
  publicUrl: 'Public URL',
  signIn: 'Sign-in',
  backups: 'Backups',
} as const;
