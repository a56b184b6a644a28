import { table } from '../../scripts/lib/markdown.mjs';
import { median } from './statistics.mjs';
import { makeVaduz } from './vaduz.mjs';

/** Maximum duration of a task while the map moves (ms): an interaction then still gets its frame in time for "good". */
const BAR = 200;
/** Factor by which Chromium slows the processor: a phone of the middle class. */
const THROTTLING = 4;
/** Phone, and Vaduz at about zoom 15. */
const WINDOW = { width: 412, height: 823 };
const AREA = '47.134,9.514,47.146,9.526';
/** Moves of the map per visit (px), so that it comes back, and time after each one in which tiles are drawn (ms). */
const MOVES = [
  [-260, 0],
  [0, -260],
  [260, 0],
  [0, 260],
];
const AFTER = 1500;
const SHORTEST = 50;

/** Runs in the page: records long tasks. Browsers report those from 50 ms on. */
function watch() {
  globalThis.longTasks = [];
  new globalThis.PerformanceObserver((list) => globalThis.longTasks.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: 'longtask' });
}

async function visit(browser, url) {
  const context = await browser.newContext({ viewport: WINDOW });
  try {
    const tab = await context.newPage();
    await tab.addInitScript(watch);
    await tab.goto(`${url}/places?view=map&area=${AREA}`);
    const map = tab.getByRole('region', { name: 'Map of the places' });
    await map.locator('canvas').first().waitFor();
    await tab.waitForTimeout(AFTER);
    const cdp = await context.newCDPSession(tab);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: THROTTLING });
    const found = [];
    for (const [right, down] of MOVES) {
      await tab.evaluate(() => void globalThis.longTasks.splice(0));
      const { x, y, width, height } = await map.boundingBox();
      const [fromX, fromY] = [x + width / 2 - right / 2, y + height / 2 - down / 2];
      await tab.mouse.move(fromX, fromY);
      await tab.mouse.down();
      await tab.mouse.move(fromX + right, fromY + down, { steps: 12 });
      await tab.mouse.up();
      await tab.waitForTimeout(AFTER);
      found.push(Math.max(SHORTEST, ...(await tab.evaluate(() => globalThis.longTasks))));
    }
    return found;
  } finally {
    await context.close();
  }
}

/**
 * Measures the longest task of the main thread while a phone moves the map of Vaduz.
 * @param visitors argument that `withVisitors` passes to its callback
 * @returns the table as Markdown, the missed limits, the throttling and the limit (`bar`, ms)
 */
export async function measurePanning({ browser, url }, { visits }) {
  await makeVaduz({ url });
  const found = [];
  for (let i = 0; i < visits; i++) found.push(...(await visit(browser, url)));
  const longest = Math.round(Math.max(...found));
  return {
    markdown: table(['moves', 'longest task ms', 'median ms'], [[found.length, longest, Math.round(median(found))]]),
    missed: longest > BAR ? [`moving the map: a task of ${longest} ms; the limit is ${BAR} ms`] : [],
    throttling: THROTTLING,
    bar: BAR,
  };
}
