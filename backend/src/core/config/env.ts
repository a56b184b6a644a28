import path from 'node:path';
import {
  ConfigError, email, EnvReader, hops, httpsAddress, integer, listOf, onOff, oneOf, origin, password, postgresAddress, text, tileAddress,
} from './reader.js';

export { ConfigError };

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
  readonly databasePoolSize: number;
  /** An absolute path. */
  readonly dataDir: string;
  /** Scheme, host and port under which people reach the app, without a slash at the end. */
  readonly publicUrl: string;
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  /** How many proxies in front of the app are believed; 0 for none. */
  readonly trustProxy: number;
  /** Requests that one address may send to the APIs in a minute; 0 for any number. */
  readonly rateLimit: number;
  readonly graphqlIntrospection: boolean;
  readonly sampleData: boolean;
  readonly admin: { readonly email: string; readonly password: string } | undefined;
  readonly mapTiles: { readonly url: string; readonly attribution: string };
  readonly corsOrigins: readonly string[];
  readonly contact: { readonly email: string | undefined; readonly phone: string | undefined; readonly address: string | undefined };
  readonly socialLinks: readonly string[];
}

const OPENSTREETMAP = {
  url: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  attribution: '&copy; <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a> contributors',
};

/**
 * Turns environment variables into the configuration.
 * @throws ConfigError that names every wrong variable and what is expected of it
 */
export function parseEnv(source: NodeJS.ProcessEnv): Env {
  const read = new EnvReader(source);
  const port = read.get('PORT', integer(1, 65_535), 4000);
  const env: Env = {
    port,
    host: read.optional('HOST', text()),
    nodeEnv: read.get('NODE_ENV', oneOf('production', 'development', 'test'), 'production'),
    databaseUrl: read.optional('DATABASE_URL', postgresAddress),
    databasePoolSize: read.get('DATABASE_POOL_SIZE', integer(1, 1000), 10),
    dataDir: path.resolve(repositoryRoot, read.get('DATA_DIR', text(4096), '.data')),
    publicUrl: read.get('PUBLIC_URL', origin, `http://localhost:${port}`),
    logLevel: read.get('LOG_LEVEL', oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'), 'info'),
    trustProxy: read.get('TRUST_PROXY', hops, 0),
    rateLimit: read.get('RATE_LIMIT', integer(0, 1_000_000), 300),
    graphqlIntrospection: read.get('GRAPHQL_INTROSPECTION', onOff, true),
    sampleData: read.get('SAMPLE_DATA', onOff, true),
    admin: readAdmin(read),
    mapTiles: {
      url: read.get('MAP_TILE_URL', tileAddress, OPENSTREETMAP.url),
      attribution: read.get('MAP_TILE_ATTRIBUTION', text(500), OPENSTREETMAP.attribution),
    },
    corsOrigins: read.get('CORS_ORIGINS', listOf(origin), []),
    contact: {
      email: read.optional('CONTACT_EMAIL', email),
      phone: read.optional('CONTACT_PHONE', text(50)),
      address: read.optional('CONTACT_ADDRESS', text()),
    },
    socialLinks: read.get('SOCIAL_LINKS', listOf(httpsAddress), []),
  };
  if (read.problems.length > 0) throw new ConfigError(read.problems);
  return deepFreeze(env);
}

function readAdmin(read: EnvReader): Env['admin'] {
  const known = read.problems.length;
  const address = read.optional('ADMIN_EMAIL', email);
  const secret = read.optional('ADMIN_PASSWORD', password(6));
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
