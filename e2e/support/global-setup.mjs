import { ensureBrowser } from '../../scripts/browser.mjs';
import { build } from '../../scripts/build.mjs';
import app from './app.cjs';

/** Builds and starts the app with sample data on a free port, and finds the browser; the journeys learn of both by variables. */
export default async function setup() {
  process.env.CITYPINS_CHROMIUM = await ensureBrowser();
  await build();
  const port = await app.freePort();
  const dataDir = app.temporaryDataDir();
  const running = app.startApp({ PORT: String(port), DATA_DIR: dataDir });
  const stop = async () => {
    running.child.kill('SIGTERM');
    await running.ended;
    app.removeDataDir(dataDir);
  };
  globalThis.stopApp = stop;
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void stop().finally(() => process.exit(130)));
  await running.ready;
  process.env.CITYPINS_URL = `http://localhost:${port}`;
}
