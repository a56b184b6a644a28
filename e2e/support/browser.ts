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
  /** Smooth scrolling and transitions would make journeys wait. */
  hasMotion?: boolean;
  /** A finger instead of a mouse. */
  isTouch?: boolean;
  /** Where the visitor is, if they let the browser tell. */
  geolocation?: { latitude: number; longitude: number };
  /** Where the visitor's clock goes: a name of the IANA database. */
  timeZone?: string;
  /** The language of the visitor's browser: a tag after BCP 47; en-US when left out. */
  locale?: string;
  /** Of a session, which the browser has kept since an earlier visit. */
  token?: string | undefined;
  /** Whether the client's own files never arrive, so that what the server has painted stays. */
  hasNoClient?: boolean;
  /** Whether the service worker is installed, as it is for visitors; other journeys do not need it. */
  hasServiceWorker?: boolean;
  /** Console messages that belong to the journey, such as the browser's own about an answer of 404. */
  allow?: RegExp[];
}

const problems: string[] = [];
const outside = new WeakMap<Page, string[]>();

/** The address of the server that the running app has its map pictures from, without a slash at the end. */
export const TILES = process.env.CITYPINS_TILES_URL ?? '';

/** The address of the running app, without a slash at the end. */
export function appUrl(): string {
  const url = process.env.CITYPINS_URL;
  if (!url) throw new Error('The app is not there: run jest from the repository root, with its configuration.');
  return url;
}

const LOST = 'press lost: ';

/**
 * Where a page moves between press and release, the press does nothing. People press again, and so does this: on what they meant, or on
 * what has come in its place with the same words. The console tells of it.
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

/** Lets `goto` and `reload` go on only when all of the app stands in place of what the server has painted: nothing in that can be pressed. */
function awaitApp(tab: Page): void {
  const stands = () =>
    tab.waitForFunction(
      () => {
        if (document.querySelector('.fp')) return false;
        // A clock that a journey sets knows of no timings; then no part of the page waits for another.
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
 * Opens a page as a new visitor sees it (nothing stored); paths in `goto` are the app's. Errors and warnings on its console and errors
 * that nobody caught fail the test. Requests to other hosts are noted, and find nobody there.
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
      reducedMotion: hasMotion ? 'no-preference' : 'reduce',
      ...(geolocation && { geolocation, permissions: ['geolocation'] }),
      ...(timeZone !== undefined && { timezoneId: timeZone }),
      ...(locale !== undefined && { locale }),
    },
    isFresh: hasNoClient || hasServiceWorker,
    token,
    async prepare(fresh) {
      const context = fresh.context();
      await context.addInitScript(repeatLostPresses, LOST);
      if (!hasServiceWorker) await context.addInitScript(() => void Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
      if (hasNoClient) await context.route('**/assets/*.js', (route) => route.abort());
      else awaitApp(fresh);
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

/** Lets somebody be there at an address outside this machine, for links that lead to it. */
export async function standIn(of: Page, address: string): Promise<void> {
  await of.context().route(`${address}**`, (route) => route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' }));
}

/** The addresses outside this machine that a page has asked for so far. */
export function requestsOutside(of: Page): readonly string[] {
  return outside.get(of) ?? [];
}

/** Errors and warnings that nobody has allowed, since the last call. */
export const takeProblems = (): string[] => problems.splice(0);
