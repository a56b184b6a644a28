import { chromium } from 'playwright-core';
import { startTiles } from '../../e2e/support/tiles.mjs';
import { ensureBrowser } from '../../scripts/browser.mjs';
import { asAdmin, freePort, startDatabase, startGuide } from './guide.mjs';

/**
 * Starts a guide with sample data, map pictures, and a browser to visit it with; stops them when the work is done.
 * @param work is given `browser` of Playwright, `port` that its DevTools listen on, `url` of the guide, and `ask`, which asks the guide's API as an admin
 * @returns what the work returns
 */
export async function withVisitors(work) {
  const tiles = await startTiles();
  const executablePath = process.env.CHROME_PATH ?? (await ensureBrowser());
  const database = await startDatabase('lighthouse');
  const guide = await startGuide(database, { env: { SAMPLE_DATA: 'on', MAP_TILE_URL: `${tiles.url}/{z}/{x}/{y}.png` } });
  const port = await freePort();
  const browser = await chromium.launch({ executablePath, args: [`--remote-debugging-port=${port}`] });
  try {
    return await work({ browser, port, url: guide.url, ask: await asAdmin(guide) });
  } finally {
    await browser.close();
    await guide.stop();
    await database.stop();
    tiles.stop();
  }
}
