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

/** The folder that holds package.json, as an absolute path. */
export const repositoryRoot = path.resolve(import.meta.dirname, '../../../..');

/** The whole configuration of one process, checked and frozen. `.env.example` explains each variable. */
export interface Env {
  readonly port: number;
  /** The address to listen on; undefined for all. */
  readonly host: string | undefined;
  readonly nodeEnv: 'production' | 'development' | 'test';
  /** undefined: the embedded PostgreSQL. */
  readonly databaseUrl: string | undefined;
  /** PgBouncer in front of the database; undefined: there is none. */
  readonly databasePoolerUrl: string | undefined;
  /** Copies of the database that answer what visitors read. */
  readonly databaseReplicaUrls: readonly string[];
  readonly databasePoolSize: number;
  /** Megabytes for answers that are kept; 0 for none. */
  readonly answerCache: number;
  /** Seconds between the word that this instance is to end and its end, in which it still serves. */
  readonly shutdownDelay: number;
  /** Processes that serve the app. */
  readonly workers: number;
  /** An absolute path. */
  readonly dataDir: string;
  /** Scheme, host and port under which people reach the app, without a slash at the end. */
  readonly publicUrl: string;
  /** What whoever reads /metrics from elsewhere must know; undefined: nobody may. */
  readonly metricsToken: string | undefined;
  /** How spans leave for a collector; undefined: none are collected. */
  readonly tracing: TracingSettings | undefined;
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  /** How many proxies in front of the app are believed; 0 for none. */
  readonly trustProxy: number;
  /** Requests that one address may send to the APIs in a minute; 0 for any number. */
  readonly rateLimit: number;
  /** Requests that one API token may send in a minute, to all processes together. */
  readonly apiTokenRateLimit: number;
  readonly graphqlIntrospection: boolean;
  /** Whether clients may run nothing but the operations of the built client. */
  readonly graphqlSafelist: boolean;
  readonly sampleData: boolean;
  /** undefined: uploaded files are kept in `dataDir`. */
  readonly bucket: BucketSettings | undefined;
  readonly backup: BackupSettings;
  /** What session tokens are signed with; undefined: made once and kept in `dataDir`. */
  readonly jwtSecret: string | undefined;
  readonly passwordMinLength: number;
  readonly mail: { readonly smtpUrl: string | undefined; readonly from: string };
  /** Seconds that mails and webhooks wait before they tell of a decision, as it may be taken back. */
  readonly noticeDelay: number;
  /** Whether browsers are told to use HTTPS for every subdomain, too. */
  readonly hstsSubdomains: boolean;
  /** Whether webhooks may lead to addresses that are not public, and without TLS. */
  readonly webhookPrivateAddresses: boolean;
  readonly google: IdentityProviderSettings | undefined;
  readonly facebook: IdentityProviderSettings | undefined;
  readonly admin: { readonly email: string; readonly password: string } | undefined;
  readonly mapTiles: { readonly url: string; readonly attribution: string };
  readonly corsOrigins: readonly string[];
  readonly contact: { readonly email: string | undefined; readonly phone: string | undefined; readonly address: string | undefined };
  readonly socialLinks: readonly string[];
}

/** Processes that serve the app where nobody says how many: more of them want a larger database than the usual one. */
const MOST_WORKERS = 4;

const OPENSTREETMAP = {
  url: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  attribution: '&copy; <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a> contributors',
};

/** The configuration as far as it can be read. */
export interface EnvReading {
  /** With the default in the place of each wrong value. */
  readonly env: Env;
  /** Every wrong variable and what is expected of it. */
  readonly problems: readonly string[];
  /** The variables that there are. */
  readonly names: ReadonlySet<string>;
}

/**
 * Turns environment variables into the configuration.
 * @throws ConfigError that names every wrong variable and what is expected of it
 */
export function parseEnv(source: NodeJS.ProcessEnv): Env {
  const { env, problems } = readEnv(source);
  if (problems.length > 0) throw new ConfigError(problems);
  return env;
}

/** Turns environment variables into the configuration, also where some are wrong. */
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
      from: read.get('MAIL_FROM', mailbox, `CityPins <noreply@${new URL(publicUrl).hostname}>`),
    },
    noticeDelay: read.get('MAIL_DECISION_DELAY', integer(0, 3600), 10),
    hstsSubdomains: read.get('HSTS_SUBDOMAINS', onOff, false),
    webhookPrivateAddresses: read.get('WEBHOOK_PRIVATE_ADDRESSES', onOff, false),
    google: readProvider(read, 'GOOGLE', GOOGLE),
    facebook: readProvider(read, 'FACEBOOK', FACEBOOK),
    admin: readAdmin(read, passwordMinLength),
    mapTiles: {
      url: read.get('MAP_TILE_URL', tileAddress, OPENSTREETMAP.url),
      attribution: read.get('MAP_TILE_ATTRIBUTION', text(500), OPENSTREETMAP.attribution),
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

/** The settings that most commands need. */
export interface DataEnv extends Pick<Env, 'databaseUrl' | 'dataDir' | 'bucket' | 'passwordMinLength'> {
  /** The account that each start makes an admin, if any. */
  readonly adminEmail: string | undefined;
}

/** @throws ConfigError that names every wrong variable */
export function parseDataEnv(source: NodeJS.ProcessEnv): DataEnv {
  const read = new EnvReader(source);
  const adminEmail = read.optional('ADMIN_EMAIL', email);
  const settings = { ...readDatabase(read), bucket: readBucket(read), passwordMinLength: readPasswordLength(read), adminEmail };
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
