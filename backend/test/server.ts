import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { Registry } from 'prom-client';
import type { DataSource } from 'typeorm';
import { parseEnv } from '../src/core/config/env.js';
import { createDataSource } from '../src/core/db/data-source.js';
import type { DatabaseConnection } from '../src/core/db/embedded.js';
import { newId } from '../src/core/db/ids.js';
import { createLogger, type Logger } from '../src/core/logging/logger.js';
import type { Mail, Mailer } from '../src/core/mail/index.js';
import { FolderStore } from '../src/core/storage/folder-store.js';
import type { FileStore } from '../src/core/storage/index.js';
import { Session } from '../src/modules/accounts/index.js';
import { SessionTokens } from '../src/modules/accounts/session-tokens.js';
import { createApp } from '../src/server/app.js';
import { ENTITIES } from '../src/server/entities.js';
import { jobHandlers } from '../src/server/jobs.js';
import { ownText } from '../src/server/startup/machine-metrics.js';
import { type Client, clientOf } from './client.js';
import { createTestDatabase } from './database.js';
import { createTestJobs } from './jobs.js';

export type { Answer, ErrorBody, GraphqlBody } from './client.js';

export interface TestServer extends Client {
  /** Without a slash at the end. */
  readonly url: string;
  readonly dataSource: DataSource;
  /** Where its database is. */
  readonly connection: DatabaseConnection;
  /** What the app has sent by mail so far; the mails of a request are sent when its answer is there. */
  readonly mails: Mail[];
  /** Sends the mails of requests that were made past this client. */
  mailed(): Promise<void>;
  /** Sends the notices that wait in case their decision is taken back. */
  delivered(): Promise<void>;
  /** Sends the messages to webhooks that are due. */
  tellWebhooks(): Promise<void>;
  /** Where it keeps uploaded files. */
  readonly store: FileStore;
  /** Opens a session of a person, without their password; the headers make a request theirs. */
  signInAs(person: { id: string }): Promise<{ Authorization: string }>;
  /** Ends the server and removes its database. */
  stop(): Promise<void>;
}

interface Options {
  /**
   * Variables of the environment; the rate limit, the log and the keeping of answers are off unless they say otherwise: a test that
   * changes the database behind the server's back would have to wait until the server has heard of it.
   */
  env?: Record<string, string>;
  /** A folder with a built client; without one only the API is served. */
  clientDir?: string;
  logger?: Logger;
  /** Another server that runs already: this one works on its database and its files. Stop it first. */
  beside?: TestServer;
  /** Where uploaded files are kept; a folder of the server's own when left out. */
  store?: FileStore;
}

/** The client's part for the server, in two languages; the second one writes English the other way round. */
const FOR_SERVER = `
const en = require(${JSON.stringify(path.resolve(import.meta.dirname, '../../frontend/src/locales/en/texts.json'))});
const legal = require(${JSON.stringify(path.resolve(import.meta.dirname, '../../frontend/src/locales/en/legal.json'))});
const [ENGLISH, ARABIC] = [{ code: 'en', direction: 'ltr' }, { code: 'ar', direction: 'rtl' }];
const pathIn = (language, path) => (language === ARABIC ? '/ar' + (path === '/' ? '' : path) : path);
module.exports = {
  ENGLISH,
  LANGUAGES: [ENGLISH, ARABIC],
  pathIn,
  readLanguage: (path) => (/^\\/ar(\\/|$)/.test(path) ? { language: ARABIC, path: path.slice(3) || '/' } : { language: ENGLISH, path }),
  alternatesOf: (path) => [ENGLISH, ARABIC].map((language) => ({ hreflang: language.code, href: pathIn(language, path) })),
  translate(language, key, values = {}) {
    const [feature, name] = key.split('.');
    const english = { ...en, legal }[feature][name].replace(/{{(\\w+)}}/g, (_gap, value) => values[value]);
    return language === ENGLISH ? english : [...english].reverse().join('');
  },
  firstPaintStyle: '<style id="first-paint">#painted{margin:0}</style>',
  firstPaint: (screen, data, { code }) => '<p id="painted">' + screen + ' ' + (data ? Object.keys(data) : '') + (code === 'en' ? '' : code) + '</p>',
  embedPage: (name, data, { code }, { theme, map }) => JSON.stringify({ name, data, code, theme, map }),
  embedMessage: (text, language) => '<p>' + module.exports.translate(language, text) + '</p>',
  messagePage: (heading, text, language) => '<h1>' + module.exports.translate(language, heading) + '</h1>',
};
`;

/** A built client of a few lines in a folder of its own, with the texts of its queries by name. */
export function makeClientDir(operations: Record<string, string> = {}): { clientDir: string; remove: () => void } {
  const clientDir = mkdtempSync(path.join(os.tmpdir(), 'citypins-client-'));
  const write = (file: string, text: string) => writeFileSync(path.join(clientDir, file), text);
  for (const folder of ['assets', '.vite', '.server']) mkdirSync(path.join(clientDir, folder));
  write('assets/app-1a2b3c.js', 'console.log("app");');
  writeFileSync(path.join(clientDir, 'assets/app-1a2b3c.js.br'), brotliCompressSync('console.log("app");'));
  write('sw.js', 'self.skipWaiting;');
  write('favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
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
      'src/locales/ar/sentences.json': { file: 'assets/sentences-8a9b0c.js' },
      'src/features/cities/screens/CityScreen.tsx': { file: 'assets/CityScreen-0d1e2f.js', imports: ['_card.js', 'index.html'] },
    }),
  );
  return { clientDir, remove: () => rmSync(clientDir, { recursive: true, force: true }) };
}

/** What the test servers sign session tokens with. */
export const TEST_SECRET = 'a secret of the tests, longer than 32 bytes';

/** Opens a session in the database for an hour. */
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

/** Jobs that a test expects done when the answer to its request is there. */
const OF_REQUESTS = ['mail', 'remove-files'];

/** Starts the real app on a free port, over a database of its own unless it runs `beside` another. */
export async function startServer({ env = {}, clientDir, logger: ownLogger, beside, store: ownStore }: Options = {}): Promise<TestServer> {
  const { dataSource, connection, close } = beside ? { ...beside, close: async () => undefined } : await openDatabase();
  const settings = parseEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent', RATE_LIMIT: '0', ANSWER_CACHE_MB: '0', ...env });
  const logger = ownLogger ?? createLogger(settings.logLevel);
  const mails: Mail[] = [];
  const mailer: Mailer = { send: async (mail) => void mails.push(mail) };
  const uploads = path.join(os.tmpdir(), `citypins-uploads-${newId()}`);
  const store = ownStore ?? beside?.store ?? new FolderStore(uploads);
  const registry = new Registry();
  const parts = { env: settings, dataSource, logger, store, sessionSecret: TEST_SECRET };
  const jobs = createTestJobs(connection, jobHandlers({ ...parts, mailer }), logger);
  const app = await createApp({ ...parts, connection, clientDir, metrics: { registry, collect: () => ownText(registry) } });
  await once(app.httpServer.listen(0, '127.0.0.1'), 'listening');
  const url = `http://127.0.0.1:${(app.httpServer.address() as AddressInfo).port}`;
  return {
    // A database that a test has taken away has no mails to send.
    ...clientOf(url, () => jobs.run(OF_REQUESTS).catch(() => undefined)),
    url,
    dataSource,
    connection,
    mails,
    mailed: () => jobs.run(OF_REQUESTS),
    delivered: () => jobs.run(['notice'], { isUrgent: true }),
    tellWebhooks: () => jobs.run(['webhook'], { isUrgent: true }),
    store,
    signInAs: ({ id }) => openSession(dataSource, id),
    async stop() {
      await app.stop();
      await jobs.close();
      await close();
      rmSync(uploads, { recursive: true, force: true });
    },
  };
}
