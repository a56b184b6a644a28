import type { ConsoleMessage, Page } from 'playwright-core';
import { takeTab } from './tabs.js';

const LOCAL = ['localhost', '127.0.0.1', '[::1]'];
const isOutside = (address: string): boolean => {
  const { protocol, hostname } = new URL(address);
  return /^https?:$/.test(protocol) && !LOCAL.includes(hostname);
};

interface PageOptions {
  width?: number;
  height?: number;
  scheme?: 'light' | 'dark';
  /** Allows smooth scrolling and transitions, which slow down tests. */
  hasMotion?: boolean;
  /** Emulates touch instead of a mouse. */
  isTouch?: boolean;
  /** Location of the visitor, who allows the browser to share it. */
  geolocation?: { latitude: number; longitude: number };
  /** Time zone of the visitor: a name of the IANA database. */
  timeZone?: string;
  /** Language of the browser: a BCP 47 tag; en-US by default. */
  locale?: string;
  /** Session token that the browser has stored since an earlier visit. */
  token?: string | undefined;
  /** Blocks the scripts of the client, so that the server-rendered page stays. */
  hasNoClient?: boolean;
  /** Runs no scripts at all, as a browser with JavaScript switched off. */
  hasNoScripts?: boolean;
  /** Keeps the service worker, which other tests do not need. */
  hasServiceWorker?: boolean;
  /** Expected console messages, such as the browser's message about a 404 response. */
  allow?: RegExp[];
}

const problems: string[] = [];
const outside = new WeakMap<Page, string[]>();

/** Address of the server of map pictures, without a slash at the end. */
export const TILES = process.env.CITYPINS_TILES_URL ?? '';

/**
 * Returns the address of the running app, without a slash at the end.
 * @throws if the tests run without Jest's configuration of this repository
 */
export function appUrl(): string {
  const url = process.env.CITYPINS_URL;
  if (!url) throw new Error('The app is not there: run jest from the repository root, with its configuration.');
  return url;
}

const LOST = 'press lost: ';

/**
 * Runs in the browser: repeats a press that is lost because the page moves between press and release.
 * It clicks the pressed element, or its replacement with the same text, and logs that on the console.
 */
function repeatLostPresses(mark: string): void {
  const under = ({ target }: Event) => (target instanceof Element ? target.closest<HTMLElement>('button, a, label, [role=option], [role^=menuitem]') : null);
  let pressed: { on: HTMLElement; x: number; y: number } | undefined;
  addEventListener(
    'mousedown',
    (event) => {
      const on = under(event);
      pressed = on ? { on, x: event.clientX, y: event.clientY } : undefined;
    },
    true,
  );
  addEventListener(
    'mouseup',
    (event) => {
      const now = under(event);
      if (pressed?.x !== event.clientX || pressed.y !== event.clientY || now === pressed.on) return;
      const { on } = pressed;
      console.debug(mark + on.textContent);
      const again = on.isConnected ? on : now;
      if (again?.textContent === on.textContent) setTimeout(() => again.click());
    },
    true,
  );
}

/** Makes `goto` and `reload` wait for the complete app, which replaces the elements of the server-rendered page. */
function awaitApp(tab: Page): void {
  const stands = () =>
    tab.waitForFunction(
      () => {
        if (document.querySelector('.fp')) return false;
        // With a fake clock there are no performance entries; then the page loads all parts at once.
        const isTimed = performance.getEntriesByType('navigation').length > 0;
        return !document.querySelector('#main') || !isTimed || performance.getEntriesByName('citypins: complete').length > 0;
      },
      undefined,
      { polling: 50 },
    );
  const [goto, reload] = [tab.goto.bind(tab), tab.reload.bind(tab)];
  tab.goto = async (...args) => {
    const response = await goto(...args);
    await stands();
    return response;
  };
  tab.reload = async (...args) => {
    const response = await reload(...args);
    await stands();
    return response;
  };
}

/**
 * Opens a page as a new visitor with an empty storage; `goto` takes paths of the app.
 * Console errors, console warnings and uncaught errors fail the test. Requests to other hosts are recorded and fail.
 */
export async function page(options: PageOptions = {}): Promise<Page> {
  const {
    width = 1440,
    height = 900,
    scheme = 'light',
    hasMotion = false,
    isTouch = false,
    geolocation,
    timeZone,
    locale,
    token,
    hasNoClient = false,
    hasNoScripts = false,
    hasServiceWorker = false,
    allow = [],
  } = options;
  const leaving: string[] = [];
  const note = (text: string): void => {
    if (!allow.some((pattern) => pattern.test(text))) problems.push(`${tab.page.url()}: ${text}`);
  };
  const tab = await takeTab({
    options: {
      baseURL: appUrl(),
      viewport: { width, height },
      colorScheme: scheme,
      hasTouch: isTouch,
      javaScriptEnabled: !hasNoScripts,
      reducedMotion: hasMotion ? 'no-preference' : 'reduce',
      ...(geolocation && { geolocation, permissions: ['geolocation'] }),
      ...(timeZone !== undefined && { timezoneId: timeZone }),
      ...(locale !== undefined && { locale }),
    },
    isFresh: hasNoClient || hasNoScripts || hasServiceWorker,
    token,
    async prepare(fresh) {
      const context = fresh.context();
      await context.addInitScript(repeatLostPresses, LOST);
      if (!hasServiceWorker) await context.addInitScript(() => void Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
      if (hasNoClient) await context.route('**/assets/*.js', (route) => route.abort());
      else if (!hasNoScripts) awaitApp(fresh);
    },
    listeners: {
      onRequest(address) {
        if (isOutside(address)) leaving.push(address);
      },
      onConsole(message: ConsoleMessage) {
        if (message.text().startsWith(LOST)) console.info(message.text());
        const { url } = message.location();
        const isAbsent = url !== '' && isOutside(url) && message.text().startsWith('Failed to load resource');
        if (['error', 'warning'].includes(message.type()) && !isAbsent) note(`console ${message.type()}: ${message.text()} (${url})`);
      },
      onError: (error) => note(`uncaught: ${error.stack ?? error.message}`),
    },
  });
  outside.set(tab.page, leaving);
  return tab.page;
}

/** Answers requests to an external address with an empty page, for links that lead there. */
export async function standIn(of: Page, address: string): Promise<void> {
  await of.context().route(`${address}**`, (route) => route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' }));
}

/** Returns the external addresses that a page has requested so far. */
export function requestsOutside(of: Page): readonly string[] {
  return outside.get(of) ?? [];
}

/** Returns the unexpected errors and warnings since the last call. */
export const takeProblems = (): string[] => problems.splice(0);
