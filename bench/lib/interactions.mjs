import { table } from '../../scripts/lib/markdown.mjs';
import { median } from './statistics.mjs';

/** Maximum Interaction to Next Paint (ms); the limit for "good" in https://web.dev/articles/inp. */
const BAR = 200;
/** Minimum number of pins on the map. The API returns at most 200; the test adds generated ones. */
const PINS = 500;
/** Repetitions of each interaction per visit. */
const TIMES = 3;
/** Minimum duration that browsers report (ms). */
const SHORTEST = 16;
/** Time without DOM changes after which the page counts as idle (ms). */
const REST = 300;
/** Horizontal and vertical distance of generated places (px). It gives the map beside the list enough pins. */
const [ACROSS, DOWN] = [26, 24];
const WINDOW = { width: 1440, height: 900 };
const HEADER = ['what', 'INP ms', 'median ms', 'script ms', 'style ms', 'layout ms'];

const CITY = '{ cities(filter: { search: "Mumbai" }, page: { number: 1, size: 1 }) { items { id featuredPlaces(limit: 1) { id } } } }';

/** Conversions between latitude and the y coordinate of the Mercator projection, both in degrees. */
const toPlane = (latitude) => (Math.asinh(Math.tan((latitude * Math.PI) / 180)) * 180) / Math.PI;
const toLatitude = (y) => (Math.atan(Math.sinh((y * Math.PI) / 180)) * 180) / Math.PI;

/** Generates places on a grid inside the bounds. The grid has the same distances (px) on all zoom levels, and does not move with the map. */
function madeUp({ bounds: { southWest, northEast }, zoom }) {
  const [dx, dy] = [ACROSS, DOWN].map((pixels) => (pixels * 360) / 256 / 2 ** zoom);
  const items = [];
  for (let column = Math.ceil(southWest.longitude / dx); column * dx <= northEast.longitude; column++) {
    for (let row = Math.ceil(toPlane(southWest.latitude) / dy); row * dy <= toPlane(northEast.latitude); row++) {
      const coordinates = { latitude: toLatitude(row * dy), longitude: column * dx };
      const rating = { average: 1 + (Math.abs(column * 7 + row * 3) % 40) / 10, count: 3 };
      items.push({ count: 1, coordinates, place: { id: `${zoom} ${column} ${row}`, name: `Place ${column} ${row}`, rating } });
    }
  }
  return items;
}

/** Intercepts GraphQL requests: adds generated places to the map, and answers card queries with a real place. */
async function fill(tab, card) {
  await tab.route('**/graphql', async (route) => {
    const asked = route.request().postDataJSON();
    if (asked?.operationName === 'MapCard') return route.continue({ postData: { ...asked, variables: { id: card } } });
    if (asked?.operationName !== 'PlacesMap') return route.fallback();
    const response = await route.fetch();
    const {
      data: { mapViewport },
    } = await response.json();
    const items = [...mapViewport.items, ...madeUp(asked.variables)];
    return route.fulfill({ response, json: { data: { mapViewport: { ...mapViewport, total: items.length, items } } } });
  });
}

/** Waits until the DOM has not changed for REST milliseconds. */
const rest = (tab) =>
  tab.evaluate(
    (calm) =>
      new Promise((done) => {
        const finish = () => {
          observer.disconnect();
          done();
        };
        let waiting = setTimeout(finish, calm);
        const observer = new globalThis.MutationObserver(() => {
          clearTimeout(waiting);
          waiting = setTimeout(finish, calm);
        });
        observer.observe(globalThis.document, { subtree: true, childList: true, attributes: true });
      }),
    REST,
  );

/** Runs in the page: records the duration of each interaction until the next paint. */
function watch(shortest) {
  globalThis.waits = [];
  const note = (list) =>
    globalThis.waits.push(
      ...list
        .getEntries()
        .filter(({ interactionId }) => interactionId > 0)
        .map(({ duration }) => duration),
    );
  new globalThis.PerformanceObserver(note).observe({ type: 'event', durationThreshold: shortest });
}

/** Clicks a pin that no other element covers; a different one per turn. */
async function pressPin(tab, pins, turn) {
  const [x, y] = await pins.evaluateAll(
    (all, from) => {
      for (const pin of all.slice(from)) {
        const { left, top, width, height } = pin.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        if (pin.contains(globalThis.document.elementFromPoint(x, y))) return [x, y];
      }
      throw new Error('None of the pins can be pressed.');
    },
    30 + turn * 40,
  );
  await tab.mouse.click(x, y);
}

async function drag(tab, map, by) {
  const { x, y, width, height } = await map.boundingBox();
  const [fromX, fromY] = [x + width / 2, y + height / 2];
  await tab.mouse.move(fromX, fromY);
  await tab.mouse.down();
  await tab.mouse.move(fromX + by, fromY + by / 2, { steps: 8 });
  await tab.mouse.up();
}

/** Returns a pin whose place has a card in the list; a different one per turn. */
async function listedPin(tab, map, turn) {
  const cards = await tab.getByRole('main').getByRole('list', { name: 'Places' }).getByRole('heading').allInnerTexts();
  const labels = await map.locator('.rating-pin').evaluateAll((all) => all.map((pin) => pin.ariaLabel));
  const found = labels.filter((label) => cards.some((name) => label.startsWith(`${name}, `)));
  return map.getByRole('button', { name: found[turn % found.length], exact: true });
}

/** Interactions with the map, by name. An odd turn moves back to where the turn before it started. */
function deeds(tab, map) {
  const key = async (name) => {
    await map.focus();
    await tab.keyboard.press(name);
  };
  const answered = () => tab.waitForResponse((response) => response.request().postDataJSON()?.operationName === 'PlacesMap');
  return {
    'press a pin': (turn) => pressPin(tab, map.locator('.rating-pin'), turn),
    'press the pin of a card in the list': async (turn) => (await listedPin(tab, map, turn)).press('Enter'),
    'pan by dragging': (turn) => drag(tab, map, turn % 2 === 0 ? 160 : -160),
    'pan by key': (turn) => key(turn % 2 === 0 ? 'ArrowRight' : 'ArrowLeft'),
    'pan again while pins come': async (turn) => {
      const answer = answered();
      await key(turn % 2 === 0 ? 'ArrowDown' : 'ArrowUp');
      await answer;
      await tab.keyboard.press(turn % 2 === 0 ? 'ArrowUp' : 'ArrowDown');
    },
    'zoom in': () => tab.getByRole('button', { name: 'Zoom in' }).click(),
    'zoom out': () => tab.getByRole('button', { name: 'Zoom out' }).click(),
  };
}

/** Returns the CPU time of the page's main thread so far (ms): scripts, styles, layout. */
async function spent(cdp) {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return ['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration'].map((name) => metrics.find((metric) => metric.name === name).value * 1000);
}

/** Runs all interactions in a new browser context. @returns per interaction: name, longest wait (ms), and CPU times (ms) */
async function visit(browser, url, { id, featuredPlaces: [{ id: card }] }, times) {
  const context = await browser.newContext({ viewport: WINDOW });
  try {
    const tab = await context.newPage();
    await tab.addInitScript(watch, SHORTEST);
    await fill(tab, card);
    const cdp = await context.newCDPSession(tab);
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
    await tab.goto(`${url}/places?city=${id}`);
    const map = tab.getByRole('region', { name: 'Map of the places' });
    await map
      .locator('.rating-pin')
      .nth(PINS - 1)
      .waitFor({ state: 'attached' });
    await rest(tab);
    const found = [];
    for (let turn = 0; turn < times; turn++) {
      for (const [name, act] of Object.entries(deeds(tab, map))) {
        const before = await spent(cdp);
        await tab.evaluate(() => void globalThis.waits.splice(0));
        await act(turn);
        await rest(tab);
        const after = await spent(cdp);
        const waits = await tab.evaluate(() => globalThis.waits);
        found.push({ name, wait: Math.max(SHORTEST, ...waits), times: after.map((time, i) => time - before[i]) });
      }
    }
    return found;
  } finally {
    await context.close();
  }
}

/**
 * Measures Interaction to Next Paint on a map with hundreds of pins.
 * @param visitors argument that `withVisitors` passes to its callback
 * @param options `visits`: number of visits; `isSmoke`: each interaction only once per visit
 * @returns the table as Markdown, the missed limits, and the conditions: `pins`, repetitions (`times`), limit (`bar`, ms)
 */
export async function measureInteractions({ browser, url, ask }, { visits, isSmoke }) {
  const { cities } = await ask(CITY);
  const [city] = cities.items;
  const found = [];
  for (let i = 0; i < visits; i++) found.push(...(await visit(browser, url, city, isSmoke ? 1 : TIMES)));
  const rows = [...new Set(found.map(({ name }) => name))].map((name) => {
    const times = found.filter((one) => one.name === name);
    const waits = times.map(({ wait }) => wait);
    return {
      name,
      longest: Math.max(...waits),
      row: [name, Math.max(...waits), median(waits), ...times[0].times.map((_, i) => Math.round(median(times.map((one) => one.times[i]))))],
    };
  });
  return {
    markdown: table(
      HEADER,
      rows.map(({ row }) => row),
    ),
    missed: rows.filter(({ longest }) => longest > BAR).map(({ name, longest }) => `${name} on a map of ${PINS} pins: ${longest} ms; the limit is ${BAR} ms`),
    pins: PINS,
    times: TIMES,
    bar: BAR,
  };
}
