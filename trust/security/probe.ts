import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';

/** Foreign site that answers every request and records it. */
export interface Elsewhere {
  /** Without a slash at the end. */
  url: string;
  /** Returns the paths requested since the last call, sorted and without duplicates. */
  asked: () => string[];
  stop: () => void;
}

const TYPES: Record<string, string> = { js: 'text/javascript', css: 'text/css', svg: 'image/svg+xml', woff2: 'font/woff2' };

/** Starts a foreign site. Its page `/open` has no content policy. */
export async function startElsewhere(): Promise<Elsewhere> {
  const paths: string[] = [];
  const server = http.createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    if (!['/open', '/favicon.ico'].includes(pathname)) paths.push(pathname);
    const body =
      {
        '/open': '<!doctype html><title>Open</title><body>',
        '/script.js': 'window.__worked.push("a script from elsewhere")',
        '/picture.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
      }[pathname] ?? '';
    response.writeHead(200, { 'Content-Type': TYPES[pathname.split('.')[1] ?? ''] ?? 'text/html', 'Access-Control-Allow-Origin': '*' }).end(body);
  });
  await once(server.listen(0, 'localhost'), 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    asked: () => [...new Set(paths.splice(0))].sort(),
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/**
 * Runs in the browser: tries all kinds of injections.
 * @returns the injections that worked inside of the page
 */
async function inject(site: string): Promise<string[]> {
  const worked: string[] = [];
  Object.assign(window, { __worked: worked });
  const add = (name: string, attributes: Record<string, string>, text = ''): HTMLElement => {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    element.textContent = text;
    document.body.append(element);
    return element;
  };
  const attempt = (what: () => unknown): void => {
    try {
      what();
    } catch {
      // the browser refuses it
    }
  };
  add('script', {}, '__worked.push("an inline script")');
  add('img', { src: 'data:,', onerror: '__worked.push("a handler in an attribute")' });
  add('a', { href: 'javascript:__worked.push("an address that runs")' }).click();
  const asCode = setTimeout as (code: string) => void;
  attempt(() => asCode('__worked.push("a text as code")'));
  add('script', { src: 'data:text/javascript,__worked.push("a script in an address")' });
  add('script', { src: `${site}/script.js` });
  attempt(() => new Worker(URL.createObjectURL(new Blob([`importScripts("${site}/worker.js")`]))));
  add('link', { rel: 'stylesheet', href: `${site}/style.css` });
  add('img', { src: `${site}/picture.svg` });
  add('iframe', { src: `${site}/frame` });
  add('object', { data: `${site}/object` });
  add('embed', { src: `${site}/embed` });
  add('video', { src: `${site}/video` });
  const font = new FontFace('x', `url(${site}/font.woff2)`);
  void font.load().catch(() => undefined);
  void fetch(`${site}/fetch`).catch(() => undefined);
  attempt(() => navigator.sendBeacon(`${site}/beacon`));
  attempt(() => new EventSource(`${site}/events`));
  add('iframe', { name: 'sink' });
  const form = add('form', { action: `${site}/form`, method: 'post', target: 'sink' }) as HTMLFormElement;
  attempt(() => form.submit());
  const base = document.createElement('base');
  base.setAttribute('href', `${site}/base/`);
  document.head.prepend(base);
  if (document.baseURI.startsWith(site + '/base')) worked.push('another base');
  await new Promise((resolve) => setTimeout(resolve, 1000));
  return worked.sort();
}

/** Returns every injection that worked: what ran on the page, and the paths that the foreign site was asked for. */
export async function probe(tab: Page, { url, asked }: Elsewhere): Promise<string[]> {
  asked();
  const worked = await tab.evaluate(inject, url);
  return [...worked, ...asked()];
}

/** All injections; all of them work on a page without a content policy. */
export const EVERYTHING = [
  'a handler in an attribute',
  'a script from elsewhere',
  'a script in an address',
  'a text as code',
  'an address that runs',
  'an inline script',
  'another base',
  '/beacon',
  '/embed',
  '/events',
  '/fetch',
  '/font.woff2',
  '/form',
  '/frame',
  '/object',
  '/picture.svg',
  '/script.js',
  '/style.css',
  '/video',
  '/worker.js',
];
