/** Remedies for the findings of the checks of the installation (`backend/src/doctor`), in English: whole sentences. */
export const remedies = {
  noAnswer: 'The other side does not respond: check that it runs, and that no firewall blocks the connection.',
  unexpected: 'This failure is unexpected: the message can show the cause.',
  orOtherFolder: '{{remedy}} Or set {{variable}} to another folder.',
  embeddedDatabase: 'If nothing runs on this data folder, npm start shows more. docs/backup.md explains how to restore a backup.',

  installNode: 'Install Node.js {{version}} or later from https://nodejs.org.',

  correctVariable: 'Correct it in .env or the environment; the app does not start with it. .env.example explains each variable.',
  renameVariable: 'Rename it if you mean {{meant}}.',
  listOfVariables: '.env.example lists all variables.',
  makeSecret: 'Make another one with: openssl rand -base64 48. All users must sign in again then.',
  chooseAdminPassword: 'Choose an uncommon one of at least ten characters in the profile of that account, and remove ADMIN_EMAIL and ADMIN_PASSWORD.',
  changeDatabasePassword: "Give the database's user another password: ALTER USER … PASSWORD …",
  trustProxies: 'Set TRUST_PROXY to the number of proxies, usually 1.',
  useHttps: 'Put a proxy with a certificate in front of the app (Caddy gets one automatically), set PUBLIC_URL to its https URL, and TRUST_PROXY to 1.',
  setPublicUrl: 'Set PUBLIC_URL to the public URL of the site.',
  setRateLimit: 'Remove RATE_LIMIT, or set it to 300.',
  removeNodeEnv: 'Remove NODE_ENV.',
  setLogLevel: 'Remove LOG_LEVEL, or set it to error.',

  freeSpaceNow: 'Free disk space now: the database stops when the disk is full.',
  freeSpace: 'Free disk space: a backup and temporary data of the database need {{size, bytes}}.',

  ownDatabase: 'As its owner or a superuser: ALTER DATABASE "{{name}}" OWNER TO …, the user of DATABASE_URL',
  ownTables: 'As a superuser: REASSIGN OWNED BY that user TO the user of DATABASE_URL',
  installContrib: "Install the contrib package of PostgreSQL on the database's machine (Debian: it comes with postgresql; Fedora: postgresql-contrib).",
  updateApp: 'Update the app, or restore a backup that this version has made into another database.',
  startRunsMigrations: 'The next start runs them. Make a backup first.',
  raiseConnections:
    'Raise max_connections (or the limit of the user or the database) in PostgreSQL, lower DATABASE_POOL_SIZE or WORKERS, or use PgBouncer (docs/scaling.md).',
  setUpPooler: 'docs/scaling.md explains how to set up PgBouncer.',
  correctPoolerEntry: 'Correct the entry in pgbouncer.ini. docs/scaling.md explains how to set up PgBouncer.',
  poolByTransaction: 'Set pool_mode = transaction in pgbouncer.ini. docs/scaling.md explains how to set up PgBouncer.',
  makeReplica: 'Remove it from DATABASE_REPLICA_URLS, or make it a replica. docs/scaling.md explains how to create a replica.',
  remakeReplica: 'Remove it from DATABASE_REPLICA_URLS, or re-create it. docs/scaling.md explains how to create a replica.',
  checkReplication: 'Check the replication and the load of its disk: SELECT * FROM pg_stat_replication on the primary.',
  startReplica: 'Meanwhile the primary runs its queries. Start it, or correct DATABASE_REPLICA_URLS. docs/scaling.md explains how to create a replica.',
  synchronizeClocks: 'Synchronize the clocks of the machines (Debian: apt install systemd-timesyncd).',

  createBucket: 'Create the bucket, or correct S3_BUCKET.',
  correctAccessKeyId: 'Correct S3_ACCESS_KEY_ID.',
  correctSecretAccessKey: 'Correct S3_SECRET_ACCESS_KEY.',
  allowAccess: 'Allow the key to put, get and delete objects in the bucket (s3:PutObject, s3:GetObject, s3:DeleteObject).',
  setRegion: 'Set S3_REGION to the region of the bucket.',
  correctBucket: 'Correct the S3_ variables: .env.example explains them.',
  checkBucketProxies: 'Check proxies between the app and S3_ENDPOINT: they must not change bodies.',

  setSmtpUrl: 'Set SMTP_URL to the URL of a mail server; .env.example shows the format.',
  correctSmtpPassword:
    'Correct the name and the password in SMTP_URL; write special characters percent-encoded (%40 for @). Many providers require an app password.',
  correctSmtpHost: 'Correct the host in SMTP_URL.',
  correctSmtpCertificate:
    "Use the host name of the server's certificate, and renew an expired certificate. ?tls.rejectUnauthorized=false at the end of SMTP_URL accepts any.",
  reachSmtp: 'Check host and port in SMTP_URL, and the firewall. Many providers block port 25; use 587.',
  encryptMail: 'Use a port that offers STARTTLS (587), or smtps:// and port 465.',
  correctSender: 'The usual cause is that this account cannot send from the address in MAIL_FROM. Set MAIL_FROM to an address of the account.',

  startApp: 'Start the app, then run this command again. If the app runs with another PORT or PUBLIC_URL, set the same for this command.',
  renewCertificate: 'Renew it, or make the proxy send the complete certificate chain for this host name. Caddy and certbot do both.',
  checkRenewal: 'Check why it is not renewed automatically.',
  checkDns: 'Check the DNS record, the firewall, and the proxy: it must forward all requests to the port of the app.',
  followRedirect: 'Set PUBLIC_URL to the target: {{origin}}',
  checkProxyTarget: 'Check the target of the proxy, and that it forwards all paths.',
  checkInstallation:
    'Check the target of the proxy, and that this command has the same JWT_SECRET and DATA_DIR as the app. If the app was updated meanwhile, restart it.',
  setTrustProxy: 'Set TRUST_PROXY to {{value}}.',
  setTrustProxyOrAppend: 'Set TRUST_PROXY to {{value}}. Or make each proxy append to X-Forwarded-For.',
  useHttpsForSignIn: 'Set PUBLIC_URL to an https address.',

  fixAndBackUp: 'Fix this error, then make a backup: npm run citypins -- backup',
  checkFileStore: 'The file store does not have them: check that DATA_DIR/uploads or the bucket is the right one.',
  backUp: 'Make one by: npm run citypins -- backup',
  backUpNow: 'Make one now: npm run citypins -- backup',
  backUpRegularly:
    'Set BACKUP_SCHEDULE, or make one at least once a week: npm run citypins -- backup (docs/backup.md). Ignore this if another program backs up the database and the uploads.',
  keepBackups: 'Keep backups in a folder that no other program empties, and make one: npm run citypins -- backup',
  checkSchedule: 'Check that the app runs all the time, that BACKUP_SCHEDULE is set on all machines, and what its log says.',
  makeBackupSpace: 'Free disk space, decrease BACKUP_KEEP, or set BACKUP_DIR to a folder on another disk.',
  addMapAgain: 'Put the file back, or remove the map under Settings → Map and add it again.',
  readMaps: 'Let the app read the folder “maps” in DATA_DIR, or the bucket.',
} as const;
