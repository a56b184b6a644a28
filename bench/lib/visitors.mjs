import { chromium } from 'playwright-core';
import { ensureBrowser } from '../../scripts/browser.mjs';
import { asAdmin, freePort, startDatabase, startGuide } from './guide.mjs';

/**
 * Starts an installation with sample data, and a browser. Stops them after the callback.
 * @param work callback; receives `browser` (Playwright), `port` of its DevTools, `url` of the installation, and `ask`, which sends GraphQL queries as an admin
 * @returns the result of the callback
 */
export async function withVisitors(work) {
  const executablePath = process.env.CHROME_PATH ?? (await ensureBrowser());
  const database = await startDatabase('lighthouse');
  const guide = await startGuide(database, { env: { SAMPLE_DATA: 'on' } });
  const port = await freePort();
  const browser = await chromium.launch({ executablePath, args: [`--remote-debugging-port=${port}`] });
  try {
    return await work({ browser, port, url: guide.url, ask: await asAdmin(guide) });
  } finally {
    await browser.close();
    await guide.stop();
    await database.stop();
  }
}
