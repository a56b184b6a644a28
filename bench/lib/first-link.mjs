import { table } from '../../scripts/lib/markdown.mjs';
import { median } from './statistics.mjs';

/** Slow phone connection, as Chromium throttles it: 400 kbit/s in both directions (bytes per second) and 400 ms of latency. */
const SLOW = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
const PHONE = { width: 390, height: 844 };
/** Maximum ratio of the time until a link works to the time of the first contentful paint. */
const MOST = 1.2;
/** Maximum time (ms) until the app is complete. */
const PATIENCE = 120_000;
const HEADER = ['page', 'first contentful paint s', 'first link works s', 'ratio', 'app complete s'];

/** Runs in the browser: notes when a press at the place of the link to the cities would open it. */
function noteFirstLink() {
  const look = () => {
    const link = [...globalThis.document.querySelectorAll('nav a[href="/cities"]')].find((one) => one.getClientRects().length > 0);
    const { x = 0, y = 0, width = 0, height = 0 } = link?.getBoundingClientRect() ?? {};
    if (link?.contains(globalThis.document.elementFromPoint(x + width / 2, y + height / 2))) globalThis.firstLink = performance.now();
    else globalThis.requestAnimationFrame(look);
  };
  look();
}

async function visit(browser, address) {
  const context = await browser.newContext({ viewport: PHONE, serviceWorkers: 'block' });
  try {
    const tab = await context.newPage();
    await tab.addInitScript(noteFirstLink);
    const devTools = await context.newCDPSession(tab);
    await devTools.send('Network.enable');
    await devTools.send('Network.emulateNetworkConditions', SLOW);
    await tab.goto(address, { waitUntil: 'commit', timeout: PATIENCE });
    await tab.waitForFunction(() => performance.getEntriesByName('citypins: complete').length > 0, undefined, { timeout: PATIENCE });
    return await tab.evaluate(() => ({
      painted: performance.getEntriesByName('first-contentful-paint')[0].startTime,
      linked: globalThis.firstLink,
      complete: performance.getEntriesByName('citypins: complete')[0].startTime,
    }));
  } finally {
    await context.close();
  }
}

/**
 * Measures on a slow connection when the first link of a page works: in the first paint, before the app has been loaded.
 * @param visitors argument that `withVisitors` passes to its callback
 * @param options `runs`: visits of each page; `isSmoke`: only the home page
 * @returns the table as Markdown, and the missed limits
 */
export async function measureFirstLink({ browser, url }, { runs, isSmoke }) {
  const rows = [];
  const missed = [];
  for (const [page, path] of [['home', '/'], ...(isSmoke ? [] : [['places', '/places']])]) {
    const visits = [];
    for (let i = 0; i < runs; i++) visits.push(await visit(browser, url + path));
    const [painted, linked, complete] = ['painted', 'linked', 'complete'].map((name) => median(visits.map((one) => one[name])));
    const ratio = linked / painted;
    console.log(`  first link of ${page}: ${ratio.toFixed(2)} times the first contentful paint`);
    rows.push([page, ...[painted, linked].map((time) => (time / 1000).toFixed(1)), ratio.toFixed(2), (complete / 1000).toFixed(1)]);
    if (!(ratio <= MOST))
      missed.push(`${page} on a slow connection: the first link works after ${ratio.toFixed(2)} times the first contentful paint; at most ${MOST}`);
  }
  return { markdown: table(HEADER, rows), missed, most: MOST };
}
