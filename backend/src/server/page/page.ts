import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Request, RequestHandler, Response } from 'express';
import { faceOf } from '../../core/errors/index.js';
import type { Context } from '../context.js';
import { admit } from '../http/admission.js';
import { RETRY_AFTER } from '../http/errors.js';
import { nameRoute } from '../http/route-label.js';
import { type Answering, type FirstData, readOperations, runFirstQuery } from './first-data.js';
import { readFirstPaint } from './first-paint.js';
import { type Head, renderHead, scriptJson } from './head.js';
import { readPreloads } from './preload.js';
import { findPage, NOT_FOUND_HEAD, type Page, patternOf, TAGLINE } from './routes.js';

const TITLE = /<title>[\s\S]*?<\/title>/;
const ROOT = '<div id="root"></div>';
/** What the browser takes in only after the first paint. */
const CLIENT = '<template id="client">';
const FIRST_DATA = /(<script type="application\/json" id="first-data">)[\s\S]*?(<\/script>)/;
const LAYOUT_QUERY = { operation: 'AppLayout', variables: {} };

/** The client's page for every address: with a head that describes it, what shows until the client runs, and the data that its screen asks for first. */
export function createPageHandler(
  clientDir: string,
  publicUrl: string,
  answering: Answering,
  begin: (request: Request, response: Response) => Promise<Context>,
): RequestHandler {
  const template = readFileSync(path.join(clientDir, 'index.html'), 'utf8');
  const operations = readOperations(clientDir);
  const preloads = readPreloads(clientDir);
  const firstPaint = readFirstPaint(clientDir);
  const render = (head: Head, screen: string, paint: string, data: FirstData[]) =>
    template
      .replace(TITLE, () => renderHead(head, publicUrl))
      .replace(CLIENT, () => `${CLIENT}\n    ${preloads(screen)}`)
      .replace(ROOT, () => `<div id="root">${paint}</div>`)
      .replace(FIRST_DATA, (_all, open: string, close: string) => open + scriptJson(data) + close);

  const shell = render({ title: 'CityPins', description: TAGLINE, noIndex: true }, '', firstPaint('', null), []);

  return async (request, response) => {
    nameRoute(response, patternOf(request.path) ?? 'page not found');
    try {
      await admit(answering.admission, response);
    } catch {
      // The client asks for itself, and says so where nobody answers.
      response.status(503).set({ 'Cache-Control': 'no-store', 'Retry-After': RETRY_AFTER }).type('html').send(shell);
      return;
    }
    const context = await begin(request, response);
    const search = new URLSearchParams(request.originalUrl.replace(/^[^?]*/, ''));
    let page: Page = { head: NOT_FOUND_HEAD };
    let status = 200;
    try {
      page = await findPage(decodeURI(request.path), search, context.services, publicUrl);
    } catch (error) {
      status = error instanceof URIError ? 404 : faceOf(error).status;
      if (status !== 404 && status !== 503) throw error;
    }
    const queries = [LAYOUT_QUERY, ...(page.query ? [page.query] : []), ...(page.more ?? [])];
    const data = await Promise.all(queries.map((query) => runFirstQuery(answering, operations, query, context)));
    const screen = page.query?.operation ?? '';
    const paint = firstPaint(screen, page.query ? (data[1]?.data ?? null) : null);
    if (page.isSecret) response.set({ 'Referrer-Policy': 'no-referrer', 'Cache-Control': 'no-store' });
    if (!response.hasHeader('Cache-Control')) response.set('Cache-Control', 'no-cache');
    if (status === 503) response.set('Retry-After', RETRY_AFTER);
    response.status(status).type('html').send(render(page.head, screen, paint, data.filter((entry) => entry !== null)));
  };
}
