import { ensureBrowser } from '../../scripts/browser.mjs';
import { build } from '../../scripts/build.mjs';
import app from './app.cjs';

/**
 * Builds and starts the app with sample data, an admin and Google (at an address where a test may start a server of identities) on a free
 * port, and finds the browser; the journeys learn of all of it by variables.
 */
export default async function setup() {
  process.env.CITYPINS_CHROMIUM = await ensureBrowser();
  await build();
  const port = await app.freePort();
  const dataDir = app.temporaryDataDir();
  const identityUrl = `http://localhost:${await app.freePort()}`;
  const { email, password } = app.admin;
  const running = app.startApp({ PORT: String(port), DATA_DIR: dataDir, ADMIN_EMAIL: email, ADMIN_PASSWORD: password, ...app.googleAt(identityUrl) });
  const stop = async () => {
    running.child.kill('SIGTERM');
    await running.ended;
    app.removeDataDir(dataDir);
  };
  globalThis.stopApp = stop;
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void stop().finally(() => process.exit(130)));
  await running.ready;
  process.env.CITYPINS_URL = `http://localhost:${port}`;
  process.env.CITYPINS_DATA_DIR = dataDir;
  process.env.CITYPINS_IDENTITY_URL = identityUrl;
}
