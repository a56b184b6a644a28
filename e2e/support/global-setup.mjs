import { ensureBrowser } from '../../scripts/browser.mjs';
import { build } from '../../scripts/build.mjs';
import app from './app.cjs';
import { startChromium } from './chromium.cjs';
import { startTiles } from './tiles.mjs';

/** Maximum number of apps; if there are more workers, some of them share an app. */
const MOST_APPS = 4;

/** Starts an app with sample data, an admin and a sign-in with Google. A test can start a fake identity server at its address. */
async function startApp(tiles) {
  const port = await app.freePort();
  const dataDir = app.temporaryDataDir();
  const identityUrl = `http://localhost:${await app.freePort()}`;
  const { email, password } = app.admin;
  const running = app.startApp({
    PORT: String(port),
    DATA_DIR: dataDir,
    ADMIN_EMAIL: email,
    ADMIN_PASSWORD: password,
    MAP_TILE_URL: `${tiles.url}/{z}/{x}/{y}.png`,
    ...app.googleAt(identityUrl),
  });
  const stop = async () => {
    running.child.kill('SIGTERM');
    await running.ended;
    app.removeDataDir(dataDir);
  };
  const variables = { CITYPINS_URL: `http://localhost:${port}`, CITYPINS_DATA_DIR: dataDir, CITYPINS_IDENTITY_URL: identityUrl };
  return { ready: running.ready, stop, variables };
}

/**
 * Builds the app and starts one for each worker, so that no test changes the data of another worker's test.
 * Starts the server of map pictures and the browser. Environment variables pass the addresses to the tests; see `worker-app.ts`.
 */
export default async function setup({ maxWorkers }) {
  const program = await ensureBrowser();
  await build();
  const [tiles, browser] = await Promise.all([startTiles(), startChromium(program)]);
  const apps = [];
  globalThis.endJourneys = () => {
    tiles.stop();
    return Promise.all([browser.close(), ...apps.map(({ stop }) => stop())]);
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void globalThis.endJourneys().finally(() => process.exit(130)));
  for (let i = 0; i < Math.min(maxWorkers, MOST_APPS); i++) apps.push(await startApp(tiles));
  await Promise.all(apps.map(({ ready }) => ready));
  process.env.CITYPINS_BROWSER = browser.wsEndpoint();
  process.env.CITYPINS_TILES_URL = tiles.url;
  process.env.CITYPINS_APPS = JSON.stringify(apps.map(({ variables }) => variables));
}
