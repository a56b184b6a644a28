import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type BrowserServer,
  type CDPSession,
  chromium,
  type ConsoleMessage,
  type Page,
} from 'playwright-core';
import { startChromium } from './chromium.cjs';

/** Callbacks for the events of a tab. */
interface Listeners {
  onRequest(address: string): void;
  onConsole(message: ConsoleMessage): void;
  onError(error: Error): void;
}

const NOBODY: Listeners = { onRequest: () => undefined, onConsole: () => undefined, onError: () => undefined };

/** Tab that several tests use, one after another. A page needs half the CPU time in a tab that has shown the app before. */
interface Tab {
  page: Page;
  context: BrowserContext;
  /** Opens a DevTools session. Detach it soon: a page with a second session does not notice that it is offline. */
  inspect: () => Promise<CDPSession>;
  options: BrowserContextOptions;
  listeners: Listeners;
  /** Whether a test has changed it in a way that cannot be undone. */
  isSpent: boolean;
}

interface Wish {
  /** Browser options; only tests with the same options share a tab. */
  options: BrowserContextOptions;
  /** Prepares a new tab before its first page. */
  prepare: (page: Page) => Promise<void>;
  /** Whether no other test uses the tab before or after. */
  isFresh: boolean;
  /** Session token that the browser has stored since an earlier visit. */
  token: string | undefined;
  listeners: Listeners;
}

/** Small file of the app on which idle tabs wait: its storage is accessible, and nothing runs. */
const RESTING_PLACE = '/robots.txt';

/** Maximum number of idle tabs; each needs memory. */
const MOST_RESTING = 6;

/** Calls whose effects on a tab cannot be undone. */
const SPENDING = {
  page: ['addInitScript', 'close', 'exposeBinding', 'exposeFunction'],
  context: ['addInitScript', 'close', 'exposeBinding', 'exposeFunction', 'grantPermissions', 'newCDPSession', 'route'],
  clock: ['install', 'setFixedTime', 'setSystemTime'],
};

/** Events that tests listen to; Playwright itself listens to others. */
const EVENTS = ['console', 'dialog', 'download', 'filechooser', 'pageerror', 'popup', 'request', 'requestfailed', 'requestfinished', 'response'];

let server: BrowserServer | undefined;
let browser: Browser | undefined;
const resting: Tab[] = [];
const inUse: Tab[] = [];

/** Connects to the browser that all workers share, or starts one if there is none. */
async function connected(): Promise<Browser> {
  if (browser?.isConnected()) return browser;
  let address = process.env.CITYPINS_BROWSER;
  if (!address) {
    server = await startChromium(process.env.CITYPINS_CHROMIUM);
    address = server.wsEndpoint();
  }
  resting.length = 0;
  browser = await chromium.connect(address);
  return browser;
}

/** Closes the browser if this process started it. */
export async function leaveBrowser(): Promise<void> {
  await server?.close();
  server = undefined;
}

function watchSpending(tab: Tab, owner: object, names: string[]): void {
  for (const name of names) {
    const call = Reflect.get(owner, name) as (...given: unknown[]) => unknown;
    Reflect.set(owner, name, (...given: unknown[]) => {
      tab.isSpent = true;
      return call.apply(owner, given);
    });
  }
}

async function openTab({ options, prepare, isFresh }: Wish): Promise<Tab> {
  const context = await (await connected()).newContext(options);
  const page = await context.newPage();
  await prepare(page);
  const tab: Tab = { page, context, inspect: context.newCDPSession.bind(context, page), options, listeners: NOBODY, isSpent: isFresh };
  context.on('request', (request) => tab.listeners.onRequest(request.url()));
  context.on('console', (message) => tab.listeners.onConsole(message));
  context.on('weberror', (event) => tab.listeners.onError(event.error()));
  for (const [owner, names] of [
    [page, SPENDING.page],
    [context, SPENDING.context],
    [page.clock, SPENDING.clock],
  ] as const) {
    watchSpending(tab, owner, names);
  }
  await page.goto(RESTING_PLACE);
  return tab;
}

/** Returns a tab as a new visitor has it: without storage and history. */
export async function takeTab(wish: Wish): Promise<Tab> {
  const key = JSON.stringify(wish.options);
  const found = wish.isFresh ? -1 : resting.findIndex(({ options }) => JSON.stringify(options) === key);
  const tab = resting.splice(found, found < 0 ? 0 : 1)[0] ?? (await openTab(wish));
  inUse.push(tab);
  const { page } = tab;
  const devtools = await tab.inspect();
  await devtools.send('Storage.clearDataForOrigin', { origin: new URL(page.url()).origin, storageTypes: 'all' });
  await page.evaluate((token) => {
    sessionStorage.clear();
    localStorage.clear();
    if (token !== null) localStorage.setItem('token', token);
  }, wish.token ?? null);
  await devtools.send('Page.resetNavigationHistory');
  await devtools.detach();
  tab.listeners = wish.listeners;
  return tab;
}

/** Resets what a test has changed in a tab. */
async function lay({ page, context, options }: Tab): Promise<void> {
  for (const event of EVENTS) page.removeAllListeners(event);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(false);
  const { viewport, colorScheme, reducedMotion } = options;
  if (viewport) await page.setViewportSize(viewport);
  await page.emulateMedia({ media: null, colorScheme, reducedMotion, forcedColors: 'none', contrast: 'no-preference' });
  await Promise.all(
    context
      .pages()
      .filter((other) => other !== page)
      .map((other) => other.close()),
  );
  await page.goto(RESTING_PLACE);
  await page.mouse.move(0, 0);
}

/** Resets or closes all tabs that tests have used. */
export async function takeBackTabs(): Promise<void> {
  await Promise.all(
    inUse.splice(0).map(async (tab) => {
      tab.listeners = NOBODY;
      if (tab.isSpent) return tab.context.close();
      await lay(tab);
      resting.push(tab);
    }),
  );
  await Promise.all(resting.splice(0, Math.max(0, resting.length - MOST_RESTING)).map(({ context }) => context.close()));
}
