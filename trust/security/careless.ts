import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';

const page = (body: string) => `<!doctype html><meta charset="utf-8"><title>x</title>${body}`;
/** Script that clicks every link of the page. */
const PRESS = "<script>document.querySelectorAll('a').forEach((a) => a.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })))</script>";
const unescaped = (text: string) => text.replaceAll('&lt;', '<').replaceAll('&gt;', '>');
const evaluated = 'const fill = (code) => new Function("return " + code)();';
const links = (text: string) =>
  text.replace(/(!?)\[(.*?)\]\((.*)\)/, (_, isPicture: string, words: string, href: string) =>
    isPicture ? `<img alt="${words}" src="${href}">` : `<a href="${href}">${words}</a>`,
  );

/** Unsafe ways to put a text into a page. */
const CARELESS: ((text: string) => string)[] = [
  (text) => page(`<main>${text}</main>${PRESS}`),
  (text) => page(`<input value="${text}">`),
  (text) => page(`<input value='${text}'>`),
  (text) => page(`<input value=${text}>`),
  (text) => page(`<a href="${text}">x</a>${PRESS}`),
  (text) => page(`<a href='${text}'>x</a>${PRESS}`),
  (text) => page(`<script>const name = "${text}";</script>`),
  (text) => page(`<script>const name = '${text}';</script>`),
  (text) => page(`<script>const name = \`${text}\`;</script>`),
  (text) => page(`<script>((data) => data)({"name":"${text}"});</script>`),
  (text) => page(`<script>const name = ${JSON.stringify(text)};</script>`),
  (text) => page(`<script>const name = "${text.replaceAll('"', '\\"')}";</script>`),
  (text) => page(`<script>const name = '${text.replaceAll("'", "\\'")}';</script>`),
  (text) => page(`<script>/* ${text} */</script>`),
  (text) => page(`<script>// ${text}\n</script>`),
  (text) => page(`<!-- ${text} --><p>x`),
  (text) => page(`<textarea>${text}</textarea>`),
  (text) => page(`<style>/* ${text} */</style>`),
  (text) => page(`<select><option>${text}</option></select>`),
  (text) => page(`<noscript>${text}</noscript>`),
  (text) => page(`<template>${text}</template>`),
  (text) => page(unescaped(text)),
  (text) => page(links(text) + PRESS),
  (text) =>
    page(`<script type="text/x-template">${text}</script><script>${evaluated}
    document.currentScript.previousSibling.textContent.replace(/\\{\\{(.*)\\}\\}|<%=(.*)%>|#\\{(.*)\\}/, (_, a, b, c) => fill(a ?? b ?? c));</script>`),
  (text) => `<!doctype html><title>${text}</title>`,
];

/** Server of unsafe pages without a content policy. A page shows a text in every unsafe way, one frame for each. */
export interface CarelessSite {
  /** Returns the address of the page that shows a text. */
  pageOf(text: string): string;
  /** Serves the given HTML and returns its address. */
  show(html: string): string;
  stop(): void;
}

export async function startCareless(): Promise<CarelessSite> {
  const shown: string[] = [];
  const server = http.createServer(({ url = '/' }, response) => {
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    const text = searchParams.get('text') ?? '';
    const [, kind, n = ''] = pathname.split('/');
    const frames = CARELESS.map((_, i) => `<iframe src="/way/${i}?text=${encodeURIComponent(text)}"></iframe>`).join('');
    const html = kind === 'all' ? page(frames) : kind === 'way' ? CARELESS[Number(n)]?.(text) : shown[Number(n)];
    response.writeHead(html === undefined ? 404 : 200, { 'Content-Type': 'text/html; charset=utf-8' }).end(html);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    pageOf: (text) => `${origin}/all?text=${encodeURIComponent(text)}`,
    show: (html) => `${origin}/shown/${shown.push(html) - 1}`,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
