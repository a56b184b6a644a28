import os from 'node:os';
import path from 'node:path';
import { type BackupSettings, type BucketSettings, readBackup, readBucket } from './kept-files.js';
import { FACEBOOK, GOOGLE, type IdentityProviderSettings, readProvider } from './identity-providers.js';
import {
  ConfigError,
  email,
  EnvReader,
  hops,
  httpsAddress,
  integer,
  listOf,
  mailbox,
  onOff,
  oneOf,
  origin,
  password,
  phone,
  postgresAddress,
  secret,
  smtpAddress,
  text,
  tileAddress,
} from './reader.js';
import { readTracing, type TracingSettings } from './tracing.js';

export { type BackupSettings, type BucketSettings, ConfigError, type IdentityProviderSettings };

/** Absolute path of the folder with the main package.json. */
export const repositoryRoot = path.resolve(import.meta.dirname, '../../../..');

/** Configuration of one process, validated and frozen. `.env.example` explains each variable. */
export interface Env {
  readonly port: number;
  /** Address to listen on; undefined for all addresses. */
  readonly host: string | undefined;
  readonly nodeEnv: 'production' | 'development' | 'test';
  /** Undefined for the embedded PostgreSQL. */
  readonly databaseUrl: string | undefined;
  /** URL of PgBouncer in front of the database; undefined without PgBouncer. */
  readonly databasePoolerUrl: string | undefined;
  /** URLs of read replicas, which answer the queries of visitors. */
  readonly databaseReplicaUrls: readonly string[];
  readonly databasePoolSize: number;
  /** Size of the response cache (MB); 0 disables it. */
  readonly answerCache: number;
  /** Shutdown grace period (s), during which requests are still served. */
  readonly shutdownDelay: number;
  /** Number of server processes. */
  readonly workers: number;
  /** Absolute path of the data folder. */
  readonly dataDir: string;
  /** Public origin of the site: scheme, host and port, without a trailing slash. */
  readonly publicUrl: string;
  /** Token for reading /metrics from another machine; undefined allows only this machine. */
  readonly metricsToken: string | undefined;
  /** Settings of the trace exporter; undefined disables tracing. */
  readonly tracing: TracingSettings | undefined;
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  /** Number of trusted reverse proxies; 0 for none. */
  readonly trustProxy: number;
  /** Requests to the APIs that one address can send in a minute; 0 for no limit. */
  readonly rateLimit: number;
  /** Requests that one API token can send in a minute, across all processes. */
  readonly apiTokenRateLimit: number;
  readonly graphqlIntrospection: boolean;
  /** Whether clients can only run the operations of the built client. */
  readonly graphqlSafelist: boolean;
  readonly sampleData: boolean;
  /** Undefined to keep uploaded files in `dataDir`. */
  readonly bucket: BucketSettings | undefined;
  readonly backup: BackupSettings;
  /** Secret that signs session tokens; undefined to generate one and keep it in `dataDir`. */
  readonly jwtSecret: string | undefined;
  readonly passwordMinLength: number;
  readonly mail: { readonly smtpUrl: string | undefined; readonly from: string };
  /** Delay (s) before mails and webhooks report a decision. Until then the decision can be undone. */
  readonly noticeDelay: number;
  /** Whether the HSTS header covers subdomains. */
  readonly hstsSubdomains: boolean;
  /** Whether webhooks and fetched map archives can use private addresses and unencrypted HTTP. */
  readonly webhookPrivateAddresses: boolean;
  readonly google: IdentityProviderSettings | undefined;
  readonly facebook: IdentityProviderSettings | undefined;
  readonly admin: { readonly email: string; readonly password: string } | undefined;
  readonly map: { readonly source: 'own' | 'tiles' | 'none' | undefined; readonly tileUrl: string | undefined; readonly tileAttribution: string | undefined };
  readonly corsOrigins: readonly string[];
  readonly contact: { readonly email: string | undefined; readonly phone: string | undefined; readonly address: string | undefined };
  readonly socialLinks: readonly string[];
}

/** Maximum default for the number of server processes. More processes need a larger database server than the usual one. */
const MOST_WORKERS = 4;

/** Result of reading the environment variables, also if some are invalid. */
export interface EnvReading {
  /** The configuration, with the default in place of each invalid value. */
  readonly env: Env;
  /** Every invalid variable, with the values that it accepts. */
  readonly problems: readonly string[];
  /** Names of all variables that the app reads. */
  readonly names: ReadonlySet<string>;
}

/**
 * Parses environment variables into the configuration.
 * @throws ConfigError that lists every invalid variable with the values that it accepts
 */
export function parseEnv(source: NodeJS.ProcessEnv): Env {
  const { env, problems } = readEnv(source);
  if (problems.length > 0) throw new ConfigError(problems);
  return env;
}

/** Parses environment variables into the configuration, also if some are invalid. */
export function readEnv(source: NodeJS.ProcessEnv): EnvReading {
  const read = new EnvReader(source);
  const port = read.get('PORT', integer(1, 65_535), 4000);
  const publicUrl = read.get('PUBLIC_URL', origin, `http://localhost:${port}`);
  const passwordMinLength = readPasswordLength(read);
  const database = readDatabase(read);
  const env: Env = {
    port,
    host: read.optional('HOST', text()),
    nodeEnv: read.get('NODE_ENV', oneOf('production', 'development', 'test'), 'production'),
    ...database,
    databasePoolerUrl: read.optional('DATABASE_POOLER_URL', postgresAddress),
    databaseReplicaUrls: read.get('DATABASE_REPLICA_URLS', listOf(postgresAddress), []),
    databasePoolSize: read.get('DATABASE_POOL_SIZE', integer(1, 1000), 10),
    answerCache: read.get('ANSWER_CACHE_MB', integer(0, 100_000), 64),
    workers: read.get('WORKERS', integer(1, 64), source.NODE_ENV === 'development' ? 1 : Math.min(os.availableParallelism(), MOST_WORKERS)),
    shutdownDelay: read.get('SHUTDOWN_DELAY', integer(0, 300), 0),
    publicUrl,
    logLevel: read.get('LOG_LEVEL', oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'), 'info'),
    metricsToken: read.optional('METRICS_TOKEN', secret(16)),
    tracing: readTracing(read),
    trustProxy: read.get('TRUST_PROXY', hops, 0),
    rateLimit: read.get('RATE_LIMIT', integer(0, 1_000_000), 300),
    apiTokenRateLimit: read.get('API_TOKEN_RATE_LIMIT', integer(1, 1_000_000), 120),
    graphqlIntrospection: read.get('GRAPHQL_INTROSPECTION', onOff, true),
    graphqlSafelist: read.get('GRAPHQL_SAFELIST', onOff, false),
    sampleData: read.get('SAMPLE_DATA', onOff, true),
    bucket: readBucket(read),
    backup: readBackup(read, repositoryRoot, database.dataDir),
    jwtSecret: read.optional('JWT_SECRET', secret(32)),
    passwordMinLength,
    mail: {
      smtpUrl: read.optional('SMTP_URL', smtpAddress),
      from: read.get('MAIL_FROM', mailbox, `noreply@${new URL(publicUrl).hostname}`),
    },
    noticeDelay: read.get('MAIL_DECISION_DELAY', integer(0, 3600), 10),
    hstsSubdomains: read.get('HSTS_SUBDOMAINS', onOff, false),
    webhookPrivateAddresses: read.get('WEBHOOK_PRIVATE_ADDRESSES', onOff, false),
    google: readProvider(read, 'GOOGLE', GOOGLE),
    facebook: readProvider(read, 'FACEBOOK', FACEBOOK),
    admin: readAdmin(read, passwordMinLength),
    map: {
      source: read.optional('MAP_SOURCE', oneOf('own', 'tiles', 'none')),
      tileUrl: read.optional('MAP_TILE_URL', tileAddress),
      tileAttribution: read.optional('MAP_TILE_ATTRIBUTION', text(500)),
    },
    corsOrigins: read.get('CORS_ORIGINS', listOf(origin), []),
    contact: {
      email: read.optional('CONTACT_EMAIL', email),
      phone: read.optional('CONTACT_PHONE', phone),
      address: read.optional('CONTACT_ADDRESS', text()),
    },
    socialLinks: read.get('SOCIAL_LINKS', listOf(httpsAddress), []),
  };
  if (env.databaseUrl && env.nodeEnv === 'production' && !env.jwtSecret) {
    read.problems.push('JWT_SECRET: expected together with DATABASE_URL, the same for all processes; make one with: openssl rand -base64 48');
  }
  for (const name of ['DATABASE_POOLER_URL', 'DATABASE_REPLICA_URLS']) {
    if (source[name]?.trim() && !source.DATABASE_URL?.trim()) read.problems.push(`${name}: expected together with DATABASE_URL, the address of the primary`);
  }
  return { env: deepFreeze(env), problems: read.problems, names: read.names };
}

const readDatabase = (read: EnvReader): Pick<Env, 'databaseUrl' | 'dataDir'> => ({
  databaseUrl: read.optional('DATABASE_URL', postgresAddress),
  dataDir: path.resolve(repositoryRoot, read.get('DATA_DIR', text(4096), '.data')),
});

const readPasswordLength = (read: EnvReader): number => read.get('PASSWORD_MIN_LENGTH', integer(6, 64), 6);

/** Settings that most CLI commands need. */
export interface DataEnv extends Pick<Env, 'databaseUrl' | 'dataDir' | 'bucket' | 'passwordMinLength'> {
  /** E-mail address of the account that becomes an admin at each start, if any. */
  readonly adminEmail: string | undefined;
  /** Names of the variables that are set. */
  readonly names: readonly string[];
}

/**
 * Parses the settings of CLI commands.
 * @throws ConfigError that lists every invalid variable
 */
export function parseDataEnv(source: NodeJS.ProcessEnv): DataEnv {
  const read = new EnvReader(source);
  const adminEmail = read.optional('ADMIN_EMAIL', email);
  const settings = { ...readDatabase(read), bucket: readBucket(read), passwordMinLength: readPasswordLength(read), adminEmail, names: Object.keys(source) };
  if (read.problems.length > 0) throw new ConfigError(read.problems);
  return settings;
}

function readAdmin(read: EnvReader, minLength: number): Env['admin'] {
  const known = read.problems.length;
  const address = read.optional('ADMIN_EMAIL', email);
  const secret = read.optional('ADMIN_PASSWORD', password(minLength));
  if (read.problems.length > known) return undefined;
  if (address && secret) return { email: address, password: secret };
  if (address) read.problems.push('ADMIN_PASSWORD: expected together with ADMIN_EMAIL (both or neither)');
  if (secret) read.problems.push('ADMIN_EMAIL: expected together with ADMIN_PASSWORD (both or neither)');
  return undefined;
}

function deepFreeze<T extends object>(value: T): T {
  for (const inner of Object.values(value)) if (typeof inner === 'object' && inner !== null) deepFreeze(inner as object);
  return Object.freeze(value);
}
