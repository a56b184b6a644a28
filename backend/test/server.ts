import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { Registry } from 'prom-client';
import type { DataSource } from 'typeorm';
import { parseEnv } from '../src/core/config/index.js';
import { createDataSource, type DatabaseConnection, newId } from '../src/core/db/index.js';
import { createLogger, type Logger } from '../src/core/logging/index.js';
import type { Mail, Mailer } from '../src/core/mail/index.js';
import { FolderStore } from '../src/core/storage/folder-store.js';
import type { FileStore } from '../src/core/storage/index.js';
import { Session } from '../src/modules/accounts/index.js';
import { SessionTokens } from '../src/modules/accounts/sessions/index.js';
import { createApp } from '../src/server/app.js';
import { ENTITIES } from '../src/server/entities.js';
import { jobHandlers } from '../src/server/jobs.js';
import { readSiteSettings } from '../src/server/service-parts.js';
import { ownText } from '../src/server/startup/index.js';
import { type Client, clientOf } from './client.js';
import { createTestDatabase } from './database.js';
import { createTestJobs } from './jobs.js';

export type { CachedResponse, ErrorBody, GraphqlBody } from './client.js';

export interface TestServer extends Client {
  /** Without a trailing slash. */
  readonly url: string;
  readonly dataSource: DataSource;
  /** Connection settings of its database. */
  readonly connection: DatabaseConnection;
  /** Mails that the app has sent so far. The mails of a request are sent before this client returns the response. */
  readonly mails: Mail[];
  /** Sends the mails of requests that did not use this client. */
  mailed(): Promise<void>;
  /** Sends the notices about decisions, which otherwise wait while a decision can be taken back. */
  delivered(): Promise<void>;
  /** Sends the messages to webhooks that are due. */
  tellWebhooks(): Promise<void>;
  /** Runs the waiting jobs of a task. @param options.isUrgent also runs those that are due later */
  ran(task: string, options?: { isUrgent?: boolean }): Promise<void>;
  /** Storage of uploaded files. */
  readonly store: FileStore;
  /** Folder of its other files. */
  readonly dataDir: string;
  /** Opens a session for a user without a password. Returns the headers that authenticate the user. */
  signInAs(person: { id: string }): Promise<{ Authorization: string }>;
  /** Stops the server, and deletes its database. */
  stop(): Promise<void>;
}

interface Options {
  /**
   * Environment variables. By default, the rate limit, the log and the response cache are off: with the cache, a test that writes to the database
   * directly would have to wait for the server's invalidation.
   */
  env?: Record<string, string>;
  /** Folder of a built client; if omitted, only the API is served. */
  clientDir?: string;
  logger?: Logger;
  /** Running server whose database and files this server shares. Stop this server first. */
  beside?: TestServer;
  /** Storage of uploaded files; if omitted, a folder for this server alone. */
  store?: FileStore;
}

/** The client's functions for the server, in two languages. The texts of the second one are English, reversed. */
const FOR_SERVER = `
const en = require(${JSON.stringify(path.resolve(import.meta.dirname, '../../frontend/src/locales/en/texts.json'))});
const legal = require(${JSON.stringify(path.resolve(import.meta.dirname, '../../frontend/src/locales/en/legal.json'))});
const consoleTexts = require(${JSON.stringify(path.resolve(import.meta.dirname, '../../frontend/src/locales/en/console.json'))});
const [ENGLISH, ARABIC] = [{ code: 'en', direction: 'ltr' }, { code: 'ar', direction: 'rtl' }];
function languagesOf(choice) {
  const initial = choice.initial === 'ar' ? ARABIC : ENGLISH;
  const offered = [ENGLISH, ARABIC].filter(({ code }) => choice.offered.includes(code));
  const pathIn = (language, path) => (language === initial ? path : '/' + language.code + (path === '/' ? '' : path));
  return {
    initial,
    offered,
    pathIn,
    readLanguage(path) {
      const named = [ENGLISH, ARABIC].find(({ code }) => path === '/' + code || path.startsWith('/' + code + '/'));
      const isMoved = named !== undefined && (named === initial || !offered.includes(named));
      return { language: named && !isMoved ? named : initial, path: named ? path.slice(3) || '/' : path, isMoved };
    },
    alternatesOf: (path, codes) => offered.filter(({ code }) => !codes || codes.includes(code)).map((language) => ({ hreflang: language.code, href: pathIn(language, path) })),
  };
}
module.exports = {
  forSite(site) {
    function translate(language, key, values = {}) {
      const [feature, name] = key.split('.');
      const english = { ...en, ...consoleTexts, legal }[feature][name].replace(/{{(\\w+)}}/g, (_gap, value) => ({ site: site.name, ...values })[value]);
      return language === ENGLISH ? english : [...english].reverse().join('');
    }
    return {
      languages: languagesOf(site.languages),
      translate,
      firstPaintStyle: '<style id="first-paint">#painted{margin:0}</style>',
      firstPaint: (screen, data, { code }) => '<p id="painted">' + screen + ' ' + (data[screen] ? Object.keys(data[screen]) : '') + (code === 'en' ? '' : code) + '</p>',
      placesAddress(query) {
        const slugOf = (word) => site.categories.find(({ slug, aliases }) => [slug, ...aliases].includes(word.toLowerCase()))?.slug ?? word;
        const filter = Object.fromEntries(['search', 'category', 'city', 'pincode', 'minRating'].filter((name) => query.get(name)).map((name) => [name, query.get(name)]));
        const slugged = new URLSearchParams(query);
        if (filter.category) slugged.set('category', (filter.category = slugOf(filter.category)));
        if (filter.minRating) filter.minRating = Number(filter.minRating);
        const list = { filter, sort: (query.get('sort') ?? 'recommended').toUpperCase(), page: { number: Number(query.get('page') ?? 1), size: 18 } };
        return { list, filters: { filter }, slugged: slugged.get('category') === query.get('category') ? undefined : slugged };
      },
      embedPage: (name, data, { code }, { theme, map }) => JSON.stringify({ name, data, code, theme, map }),
      embedMessage: (text, language) => '<p>' + translate(language, text) + '</p>',
      messagePage: (heading, text, language) => '<h1>' + translate(language, heading) + '</h1>',
      mapLook: () => ({ background: '#0000ff', steps: [{ color: '#ffffff' }], stepsOf: (layer) => (layer === 'earth' ? [0] : []), pin: '#ff0000', pinEdge: '#000000', raster: { brightness: 1, saturation: 1 } }),
      webManifest: (language) => ({ name: site.name, lang: language.code }),
    };
  },
};
`;

/** Writes a minimal built client into its own folder. @param operations texts of its queries, by name */
export function makeClientDir(operations: Record<string, string> = {}): { clientDir: string; remove: () => void } {
  const clientDir = mkdtempSync(path.join(os.tmpdir(), 'citypins-client-'));
  const write = (file: string, text: string) => writeFileSync(path.join(clientDir, file), text);
  for (const folder of ['assets', '.vite', '.server']) mkdirSync(path.join(clientDir, folder));
  write('assets/app-1a2b3c.js', 'console.log("app");');
  writeFileSync(path.join(clientDir, 'assets/app-1a2b3c.js.br'), brotliCompressSync('console.log("app");'));
  write('sw.js', 'self.skipWaiting;');
  write('favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"/>');
  write(
    'index.html',
    `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>CityPins</title>
    <script>document.documentElement.dataset.theme = 'light';</script>
  </head>
  <body>
    <noscript>{{app.needsJavaScript}}</noscript>
    <div id="root"></div>
    <script type="application/json" id="first-data">[]</script>
    <template id="client"><script type="module" src="/assets/app-1a2b3c.js"></script></template>
  </body>
</html>
`,
  );
  write('graphiql.html', '<!doctype html><title>GraphiQL</title><script>window.graphiql = true;</script>');
  write('.server/forServer.cjs', FOR_SERVER);
  write('.vite/operations.json', JSON.stringify(operations));
  write(
    '.vite/manifest.json',
    JSON.stringify({
      'index.html': { file: 'assets/app-1a2b3c.js', imports: ['_shared.js'], dynamicImports: ['src/app/start.tsx'] },
      'src/app/start.tsx': { file: 'assets/start-5f6a7b.js', imports: ['_shared.js'] },
      '_shared.js': { file: 'assets/shared-4d5e6f.js' },
      '_card.js': { file: 'assets/card-7a8b9c.js', imports: ['_shared.js', '_card.js'] },
      'src/embedMap.ts': { file: 'assets/embedMap-3c4d5e.js', css: ['assets/embedMap-6f7a8b.css'], imports: ['_shared.js'] },
      'src/locales/en/texts.json': { file: 'assets/texts-2a3b4c.js' },
      'src/locales/ar/texts.json': { file: 'assets/texts-5d6e7f.js' },
      'src/locales/ar/errors.json': { file: 'assets/errors-8a9b0c.js' },
      'src/locales/en/errors.generated.json': { file: 'assets/errors-1b2c3d.js' },
      'src/locales/en/console-errors.generated.json': { file: 'assets/console-errors-4e5f6a.js' },
      'src/features/cities/screens/CityScreen.tsx': { file: 'assets/CityScreen-0d1e2f.js', imports: ['_card.js', 'index.html'] },
    }),
  );
  return { clientDir, remove: () => rmSync(clientDir, { recursive: true, force: true }) };
}

/** Secret that signs the session tokens of test servers. */
export const TEST_SECRET = 'a secret of the tests, longer than 32 bytes';

/** Creates a session in the database that lasts an hour. */
async function openSession(dataSource: DataSource, userId: string): Promise<{ Authorization: string }> {
  const sessionId = newId();
  const issuedAt = new Date();
  const expiresAt = new Date(issuedAt.getTime() + 3_600_000);
  await dataSource.getRepository(Session).insert({ id: sessionId, userId, expiresAt });
  return { Authorization: `Bearer ${new SessionTokens(TEST_SECRET).sign({ userId, sessionId }, { issuedAt, expiresAt })}` };
}

async function openDatabase(): Promise<Pick<TestServer, 'dataSource' | 'connection'> & { close: () => Promise<void> }> {
  const database = await createTestDatabase();
  const { connection } = database;
  const dataSource = await createDataSource(connection, { poolSize: 4, entities: ENTITIES, isImpatient: true }).initialize();
  const close = async () => {
    await dataSource.destroy();
    await database.drop();
  };
  return { dataSource, connection, close };
}

/** Jobs that are done before this client returns the response of a request. */
const OF_REQUESTS = ['mail', 'remove-files'];

/** Starts the real app on a free port, with its own database unless it runs `beside` another server. */
export async function startServer({ env = {}, clientDir, logger: ownLogger, beside, store: ownStore }: Options = {}): Promise<TestServer> {
  const { dataSource, connection, close } = beside ? { ...beside, close: async () => undefined } : await openDatabase();
  const data = path.join(os.tmpdir(), `citypins-data-${newId()}`);
  const settings = parseEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent', RATE_LIMIT: '0', ANSWER_CACHE_MB: '0', DATA_DIR: data, ...env });
  const logger = ownLogger ?? createLogger(settings.logLevel);
  const mails: Mail[] = [];
  const mailer: Mailer = { send: async (mail) => void mails.push(mail) };
  const store = ownStore ?? beside?.store ?? new FolderStore(path.join(data, 'uploads'));
  const registry = new Registry();
  const parts = { env: settings, dataSource, logger, store, sessionSecret: TEST_SECRET };
  const jobs = createTestJobs(connection, jobHandlers({ ...parts, connection, mailer, siteSettings: await readSiteSettings(settings, dataSource) }), logger);
  const app = await createApp({ ...parts, connection, clientDir, metrics: { registry, collect: () => ownText(registry) } });
  await once(app.httpServer.listen(0, '127.0.0.1'), 'listening');
  const url = `http://127.0.0.1:${(app.httpServer.address() as AddressInfo).port}`;
  return {
    // If a test has removed the database, there are no mails to send.
    ...clientOf(url, () => jobs.run(OF_REQUESTS).catch(() => undefined)),
    url,
    dataSource,
    connection,
    mails,
    mailed: () => jobs.run(OF_REQUESTS),
    delivered: () => jobs.run(['notice'], { isUrgent: true }),
    tellWebhooks: () => jobs.run(['webhook'], { isUrgent: true }),
    ran: (task, options) => jobs.run([task], options),
    store,
    dataDir: settings.dataDir,
    signInAs: ({ id }) => openSession(dataSource, id),
    async stop() {
      await app.stop();
      await jobs.close();
      await close();
      rmSync(data, { recursive: true, force: true });
    },
  };
}
