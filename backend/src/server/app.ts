import { readFileSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { expressMiddleware } from '@as-integrations/express5';
import compression from 'compression';
import cors from 'cors';
import express, { type Request, type Response } from 'express';
import { printSchema } from 'graphql';
import type { Registry } from 'prom-client';
import proxyAddress from 'proxy-addr';
import type { DataSource } from 'typeorm';
import { type Caller, networkOf } from '../core/access/index.js';
import type { Env } from '../core/config/index.js';
import type { DatabaseConnection } from '../core/db/index.js';
import type { Logger } from '../core/logging/index.js';
import type { FileStore } from '../core/storage/index.js';
import { createContext } from './context.js';
import { createApollo, createSafelist, operationSpan } from './graphql/index.js';
import { createHealthRouter } from './health.js';
import {
  admitted,
  afterConnectionBurst,
  allowFrames,
  answerErrors,
  aside,
  ConcurrencyLimiter,
  contextOf,
  costOfPath,
  createRateLimit,
  GracefulShutdown,
  headersByOrigin,
  identify,
  idOf,
  jsonBody,
  NotedResponse,
  notFound,
  observed,
  permissionsPolicy,
  rateLimited,
  requestId,
  sandboxHeaders,
  secretAddress,
  securityHeaders,
  traced,
} from './http/index.js';
import { createMetricsRouter, createRequestMetrics, measureAdmission, measureAnswers, measureDatabase, OperationMetrics } from './metrics/index.js';
import { createCachedResponses, createFastPath, refuseBy } from './fast-path/index.js';
import {
  createEmbedHandler,
  createPages,
  createSiteFilesRouter,
  createSitemapRouter,
  filesBelow,
  movedPages,
  readClient,
  readOperations,
  refusedPages,
  serveClient,
} from './page/index.js';
import { createArtRouter } from './pictures/index.js';
import { createBackupRouter, createUploadRouter } from './files/index.js';
import { createOfflineRouter } from './offline/index.js';
import { createDocsRouter } from './openapi/index.js';
import { createMapRouter, createMapTileHandler } from './map-tiles/index.js';
import { createRestRouter } from './rest.js';
import { createServiceParts, readSiteSettings } from './service-parts.js';
import { createServices } from './services.js';
import { createSocialRouter } from './social/index.js';

/** Timeouts (ms) for receiving a whole request and its headers; see docs/trust.md, section 3. */
const REQUEST_TIMEOUT = 15_000;
const HEADERS_TIMEOUT = 10_000;
/**
 * Idle timeout (ms) of keep-alive connections. It exceeds the idle timeouts of reverse proxies (nginx 60 s, Caddy 120 s, by their manuals).
 * Otherwise a proxy could send a request while the server closes the connection, and answer 502.
 */
const IDLE_TIMEOUT = 125_000;
/** Interval (ms) between checks for requests over their timeout. Node's default of 30 s would keep slow clients three times as long. */
const LATENESS_CHECK = 2000;

interface App {
  httpServer: http.Server;
  /** Makes `/readyz` respond 503, so that load balancers send no new requests. Requests that still arrive are served. */
  leave(): void;
  /** Accepts no new requests, waits for those in progress, then closes the server and the response cache. */
  stop(): Promise<void>;
}

interface AppParts {
  env: Env;
  /** Connection pool of the requests; it can lead through PgBouncer. */
  dataSource: DataSource;
  /** Direct connection to the database, never through PgBouncer. */
  connection: DatabaseConnection;
  logger: Logger;
  /** Storage of uploaded files. */
  store: FileStore;
  /** Secret that signs session tokens. */
  sessionSecret: string;
  /** Folder of the built client; if undefined, only the API is served. */
  clientDir?: string;
  /** Registry of this process, and a function that returns the metrics of all processes of this machine as text. */
  metrics: { registry: Registry; collect: () => Promise<string> };
}

/** Assembles the HTTP server with its middleware and routes; the caller makes it listen. */
export async function createApp({ env, dataSource, connection, logger, store, sessionSecret, clientDir, metrics }: AppParts): Promise<App> {
  const app = express();
  const httpServer = http.createServer({
    ServerResponse: NotedResponse,
    requestTimeout: REQUEST_TIMEOUT,
    headersTimeout: HEADERS_TIMEOUT,
    keepAliveTimeout: IDLE_TIMEOUT,
    connectionsCheckingInterval: LATENESS_CHECK,
  });
  const leaving = new GracefulShutdown();
  const admission = new ConcurrencyLimiter(logger);
  const inTurn = admitted(admission);
  const shipped = clientDir ? readOperations(clientDir) : new Map<string, string>();
  const operations = new OperationMetrics(metrics.registry, new Set(shipped.keys()));
  const safelist = env.graphqlSafelist ? createSafelist(shipped.values()) : undefined;
  const openness = { introspection: env.graphqlIntrospection, safelist };
  const siteSettings = await readSiteSettings(env, dataSource);
  const parts = createServiceParts({ env, dataSource, logger, store, sessionSecret, siteSettings });
  const { hasGraphiql } = parts.site.site();
  const { publicUrl } = env;
  const claimsOf = (token: string) => parts.accounts.tokens.read(token);
  const json = jsonBody((token) => claimsOf(token) !== undefined);
  const services = () => createServices(parts, dataSource.manager);
  const begin = (request: Request, response: Response, token?: string) =>
    createContext({ ...parts, logger, settled: () => answers.settled() }, { requestId: idOf(response), caller: callerOf(request, response), token });
  const rateLimit = createRateLimit(env.rateLimit);
  const { apollo, schema } = await createApollo({ httpServer, logger, openness, rateLimit, operations });
  const answers = await createCachedResponses({
    env,
    dataSource,
    connection,
    schema,
    openness,
    site: parts.site,
    operations,
    logger,
    noteUse: (viewer) => services().sessions.noteUse(viewer),
  });
  measureAnswers(metrics.registry, answers.parts);
  measureDatabase(metrics.registry, dataSource, answers.parts);
  measureAdmission(metrics.registry, admission);

  app.disable('x-powered-by');
  app.set('trust proxy', env.trustProxy);
  const pages = clientDir ? ['index.html', 'graphiql.html'].map((file) => readFileSync(path.join(clientDir, file), 'utf8')) : [];
  const headers = [securityHeaders(env, pages, siteSettings), permissionsPolicy];
  app.use(requestId, headers, compression());
  const crossOrigin = cors({ origin: [...env.corsOrigins], credentials: true });
  const clientFiles = clientDir ? filesBelow(clientDir) : new Set<string>();
  // CORS comes before all routes: listed origins can then also read refusals, such as 429.
  app.use(['/graphql', '/api'], crossOrigin);
  app.use(rateLimited(rateLimit, (path) => costOfPath(path, clientFiles)));
  app.use(createHealthRouter(dataSource, leaving, sessionSecret), createMetricsRouter(env.metricsToken, metrics.collect));

  const fastHeaders = siteSettings.derive(() => headersByOrigin([...headers, crossOrigin]));
  const refusals = new WeakMap<http.IncomingMessage, unknown>();
  const refuse = (request: http.IncomingMessage, reason: unknown) => void refusals.set(request, reason);
  const front = createFastPath({
    reader: answers.reader,
    admission,
    rest: app,
    refuse,
    rateLimit,
    ipOf: (request) => proxyAddress(request, app.get('trust proxy fn') as Parameters<typeof proxyAddress>[1]),
    claimsOf,
    headersFor: (origin) => fastHeaders()(origin),
    logger,
  });
  const { count, countHeld } = createRequestMetrics(metrics.registry);
  httpServer.on(
    'request',
    observed(afterConnectionBurst(httpServer, traced(createMapTileHandler({ tiles: parts.maps.tiles, rest: front, refuse })), countHeld), {
      count,
      leaving,
      logger,
      isBehindProxy: env.trustProxy > 0,
    }),
  );
  app.use(
    '/graphql',
    sandboxHeaders,
    refuseBy(refusals),
    json,
    inTurn,
    identify(begin),
    operationSpan,
    expressMiddleware(apollo, { context: async ({ res }) => contextOf(res) }),
    answerErrors(logger, 'graphql'),
  );
  const schemaText = printSchema(schema);
  app.get('/schema.graphql', (_request, response) => {
    response.type('text/plain').send(schemaText);
  });
  const social = createSocialRouter({ env, sessionSecret, logger, begin });
  const client = clientDir ? readClient(clientDir, parts.site) : undefined;
  const answering = { apollo, reader: answers.reader, admission, rateLimit };
  if (client) app.use('/api/offline', createOfflineRouter({ client, answering, operations: shipped, store, archives: parts.maps.tiles, begin, logger }));
  app.use('/api', social, createDocsRouter(parts.site), json, inTurn, identify(begin), createRestRouter(logger));
  app.use('/map', createMapRouter(refuseBy(refusals)));
  app.get('/auth/callback', secretAddress);
  const map = client && { site: parts.site.site, client: client.site, tiles: parts.maps.tiles };
  app.use('/art', inTurn, createArtRouter(services, { rateLimit, logger, clientDir, map }));
  app.use('/uploads', createUploadRouter(services, { store, addresses: parts.photos.addresses, logger }));
  app.use('/backups', createBackupRouter(services, logger));
  app.use(createSiteFilesRouter(services, client));
  app.use(createSitemapRouter(publicUrl, services, client && ((path, codes) => client.site().languages.alternatesOf(path, codes))));
  if (clientDir && client) {
    const embeds = createEmbedHandler(clientDir, client, answering, begin, allowFrames(siteSettings));
    const { page, shell } = createPages(clientDir, client, publicUrl, answering, begin);
    serveClient(app, clientDir, { hasGraphiql, look: client.look, shell, pages: [movedPages(client), embeds, page] });
    app.use(refusedPages(client, allowFrames(siteSettings)));
  }
  app.use(notFound);
  app.use(answerErrors(logger, 'rest'));

  const stop = () => {
    leaving.closeConnections();
    return apollo.stop().finally(() => Promise.all([answers.close(), parts.maps.store.close()]));
  };
  return { httpServer, leave: () => leaving.announce(), stop };
}

const callerOf = (request: Request, response: Response): Caller => ({
  network: networkOf(request.ip),
  userAgent: request.get('user-agent') ?? '',
  aside: (wait) => aside(response, wait),
});
