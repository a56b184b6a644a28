import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import type { DataSource } from 'typeorm';
import { parseEnv } from '../src/core/config/env.js';
import { createDataSource } from '../src/core/db/data-source.js';
import { createLogger, type Logger } from '../src/core/logging/logger.js';
import { createApp } from '../src/server/app.js';
import { ENTITIES } from '../src/server/entities.js';
import { createTestDatabase } from './database.js';

/** An answer of the server, with its body read. */
export interface Answer<Body> {
  status: number;
  headers: Headers;
  text: string;
  /** The body parsed; undefined where it is no JSON. */
  body: Body;
}

export interface GraphqlError {
  message: string;
  path?: (string | number)[];
  extensions: { code: string; requestId?: string; fields?: Record<string, string> };
}

export interface GraphqlBody<Data> {
  data: Data;
  errors?: GraphqlError[];
}

/** The body of every REST error. */
export interface ErrorBody {
  message: string;
  code: string;
  requestId: string;
  fields?: Record<string, string>;
}

export interface TestServer {
  /** Without a slash at the end. */
  readonly url: string;
  readonly dataSource: DataSource;
  /** Sends a GraphQL request the way the client does. */
  graphql<Data = Record<string, unknown> | null>(
    query: string,
    variables?: Record<string, unknown>,
    init?: RequestInit,
  ): Promise<Answer<GraphqlBody<Data>>>;
  /** Asks for a path from the root of the server: `/api/cities`. */
  rest<Body = unknown>(path: string, init?: RequestInit): Promise<Answer<Body>>;
  /** Ends the server and removes its database. */
  stop(): Promise<void>;
}

interface Options {
  /** Variables of the environment; the rate limit and the log are off unless they say otherwise. */
  env?: Record<string, string>;
  /** A folder with a built client; without one only the API is served. */
  clientDir?: string;
  logger?: Logger;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

async function ask<Body>(url: string, init?: RequestInit): Promise<Answer<Body>> {
  const response = await fetch(url, { redirect: 'manual', ...init });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, body: parsed(text) as Body };
}

/** Starts the real app on a free port, over a database of its own. */
export async function startServer({ env = {}, clientDir, logger }: Options = {}): Promise<TestServer> {
  const database = await createTestDatabase();
  const settings = parseEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent', RATE_LIMIT: '0', ...env });
  const dataSource = await createDataSource(database.connection, { poolSize: 4, entities: ENTITIES }).initialize();
  const { httpServer, stop } = await createApp({ env: settings, dataSource, logger: logger ?? createLogger(settings.logLevel), clientDir });
  await once(httpServer.listen(0, '127.0.0.1'), 'listening');
  const url = `http://127.0.0.1:${(httpServer.address() as AddressInfo).port}`;
  return {
    url,
    dataSource,
    graphql: (query, variables, init) =>
      ask(`${url}/graphql`, {
        method: 'POST',
        body: JSON.stringify({ query, variables }),
        ...init,
        headers: { 'Content-Type': 'application/json', Accept: 'application/graphql-response+json, application/json', ...init?.headers },
      }),
    rest: (path, init) => ask(url + path, init),
    async stop() {
      await stop();
      await dataSource.destroy();
      await database.drop();
    },
  };
}
