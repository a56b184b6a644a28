import { ensureBrowser } from '../../scripts/browser.mjs';
import { build } from '../../scripts/build.mjs';
import app from './app.cjs';
import { startChromium } from './chromium.cjs';
import { startTiles } from './tiles.mjs';

/** Where more workers run journeys than that, some of them share an app. */
const MOST_APPS = 4;

/** Starts an app with sample data, an admin, and Google at an address where a test may start a server of identities. */
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
 * Builds the app and starts it once for each worker, so that no journey changes what another one is looking at; starts a server of map
 * pictures, and the browser. The journeys learn of all of it by variables, of their worker's app by `worker-app.ts`.
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
