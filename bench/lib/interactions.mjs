import { table } from '../../scripts/lib/markdown.mjs';
import { median } from './statistics.mjs';

/** Milliseconds that the longest press may wait for the next picture: what https://web.dev/articles/inp calls good. */
const BAR = 200;
/** How many pins the map has at least; the API itself gives it at most 200. */
const PINS = 500;
/** How often everything is done in a visit. */
const TIMES = 3;
/** Milliseconds: browsers do not tell of shorter waits. */
const SHORTEST = 16;
/** Milliseconds without a change after which the page is at rest. */
const REST = 300;
/** Pixels between the made-up places: as many of them are beside a list as are wanted. */
const [ACROSS, DOWN] = [26, 24];
const WINDOW = { width: 1440, height: 900 };
const HEADER = ['what', 'INP ms', 'median ms', 'script ms', 'style ms', 'layout ms'];

const CITY = '{ cities(filter: { search: "Mumbai" }, page: { number: 1, size: 1 }) { items { id featuredPlaces(limit: 1) { id } } } }';

/** A height of Mercator's plane, in degrees as well, and the latitude that lies there. */
const toPlane = (latitude) => (Math.asinh(Math.tan((latitude * Math.PI) / 180)) * 180) / Math.PI;
const toLatitude = (y) => (Math.atan(Math.sinh((y * Math.PI) / 180)) * 180) / Math.PI;

/** Made-up places on a lattice that is as wide in pixels on every zoom level, and the same wherever the map is. */
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

/** Gives the map many more places than the API does, and the made-up ones among them the card of a real one. */
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

/** Waits until nothing on the page has changed for a while. */
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

/** Runs in the page: keeps how long every press waits for the next picture. */
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

/** Presses a pin that nothing covers, another one with each turn. */
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

/** A pin of a place that has a card in the list, another one with each turn. */
async function listedPin(tab, map, turn) {
  const cards = await tab.getByRole('main').getByRole('list', { name: 'Places' }).getByRole('heading').allInnerTexts();
  const labels = await map.locator('.rating-pin').evaluateAll((all) => all.map((pin) => pin.ariaLabel));
  const found = labels.filter((label) => cards.some((name) => label.startsWith(`${name}, `)));
  return map.getByRole('button', { name: found[turn % found.length], exact: true });
}

/** What a visitor does on the map; a turn goes back where the one before it went. */
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

/** Milliseconds of the page's main thread so far, other programs on the machine not counted: of scripts, styles and layout. */
async function spent(cdp) {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return ['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration'].map((name) => metrics.find((metric) => metric.name === name).value * 1000);
}

/** One visit: what each deed made the visitor wait for, and what it took. */
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
 * Measures how long presses on the map wait for the next picture (Interaction to Next Paint) while it has hundreds of pins.
 * @param visitors as `withVisitors` gives them
 * @param options `visits`: how many; `isSmoke`: everything is done once in a visit
 * @returns the table as Markdown, what misses the bar, and what it was: `pins`, `times` in a visit, and the `bar` in milliseconds
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
    missed: rows
      .filter(({ longest }) => longest > BAR)
      .map(({ name, longest }) => `${name} on a map of ${PINS} pins: ${longest} ms, where ${BAR} ms is the bar`),
    pins: PINS,
    times: TIMES,
    bar: BAR,
  };
}
