import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Request, RequestHandler, Response } from 'express';
import { faceOf } from '../../core/errors/index.js';
import type { Context } from '../context.js';
import { admit, nameRoute, RETRY_AFTER } from '../http/index.js';
import type { Client, Language } from './client.js';
import { type Answering, type FirstData, readOperations, runFirstQuery } from './first-data.js';
import { escapeHtml, type Head, renderHead, scriptJson } from './head.js';
import { readPreloads } from './preload.js';
import { type Page, TAGLINE } from './page-request.js';
import { findPage, notFoundHead, patternOf } from './routes.js';

const LANGUAGE = /<html lang="en">/;
const TEXT = /\{\{(\w+\.\w+)\}\}/g;
const TITLE = /<title>[\s\S]*?<\/title>/;
const ROOT = '<div id="root"></div>';
/** Element with the client's scripts, which the browser loads only after the first paint. */
const CLIENT = '<template id="client">';
const FIRST_DATA = /(<script type="application\/json" id="first-data">)[\s\S]*?(<\/script>)/;
const LAYOUT_QUERY = { operation: 'AppLayout', variables: {} };

/** The client's page in one language, with functions that fill it. */
interface Template {
  say: (text: string, values?: Record<string, string>) => string;
  render: (head: Head, screen: string, paint: string, data: FirstData[]) => string;
  /** The page without data: for visitors without a connection, and while the server is overloaded. */
  shell: string;
}

interface PageFiles {
  /** The client's page, as it was built. */
  page: string;
  preloads: ReturnType<typeof readPreloads>;
}

/** Creates the template of the client's page for each language, with the name and look of the site. */
function makeTemplates({ page, preloads }: PageFiles, publicUrl: string, client: Client): ReadonlyMap<Language, Template> {
  const look = client.look();
  const site = client.site();
  return new Map(
    site.languages.offered.map((language) => {
      const say: Template['say'] = (text, values) => site.translate(language, text, values);
      const template = page
        .replace(LANGUAGE, `<html lang="${language.code}" dir="${language.direction}">`)
        .replace('</head>', () => `  ${site.firstPaintStyle}\n  </head>`)
        // Behind the first paint, which does not need it.
        .replace(FIRST_DATA, (element) => `<script type="application/json" id="site">${scriptJson(look)}</script>\n    ${element}`)
        .replace(TEXT, (_all, text: string) => escapeHtml(say(text)));
      const render: Template['render'] = (head, screen, paint, data) =>
        template
          .replace(TITLE, () => renderHead(head, { ...site.languages, site: look.name, publicUrl, language }))
          .replace(CLIENT, () => `${CLIENT}\n    ${preloads(screen, language)}`)
          .replace(ROOT, () => `<div id="root">${paint}</div>`)
          .replace(FIRST_DATA, (_all, open: string, close: string) => open + scriptJson(data) + close);
      const shell = render({ title: look.name, description: say(TAGLINE), noIndex: true }, '', site.firstPaint('', {}, language, new URLSearchParams()), []);
      return [language, { say, render, shell }];
    }),
  );
}

/** Handlers that respond with the client's page. */
interface Pages {
  /** Responds to every path, in the language of its prefix, with a page that contains its head, first paint and first data. */
  page: RequestHandler;
  /** Responds with the page without data, in the language of the parameter `code`; `default` is the default language. Browsers keep it for use without a connection. */
  shell: RequestHandler<{ code: string }>;
}

/** Creates the handlers of the client's page, from the files of the client's build. */
export function createPages(
  clientDir: string,
  client: Client,
  publicUrl: string,
  answering: Answering,
  begin: (request: Request, response: Response) => Promise<Context>,
): Pages {
  const files = { page: readFileSync(path.join(clientDir, 'index.html'), 'utf8'), preloads: readPreloads(clientDir) };
  const templates = client.derive(() => makeTemplates(files, publicUrl, client));
  const operations = readOperations(clientDir);

  const shell: Pages['shell'] = ({ params: { code } }, response, next) => {
    const { initial, offered } = client.site().languages;
    const language = code === 'default' ? initial : offered.find((one) => one.code === code);
    const template = language && templates().get(language);
    if (template) response.set('Cache-Control', 'no-cache').type('html').send(template.shell);
    else next();
  };
  const page: RequestHandler = async (request, response) => {
    const {
      languages: { pathIn, readLanguage },
      placesAddress,
    } = client.site();
    const { language, path: address } = readLanguage(request.path);
    nameRoute(response, patternOf(address) ?? 'page not found');
    const template = templates().get(language);
    if (!template) throw new Error(`The client has no page in ${language.code}.`);
    const query = request.originalUrl.replace(/^[^?]*/, '');
    const { startCity } = client.look();
    if (address === '/' && startCity !== null) {
      response.set('Cache-Control', 'no-cache').redirect(pathIn(language, `/cities/${startCity}`) + query);
      return;
    }
    const search = new URLSearchParams(query);
    try {
      await admit(answering.admission, response);
    } catch {
      // The client sends the queries itself, and shows an error if they fail as well.
      response.status(503).set({ 'Cache-Control': 'no-store', 'Retry-After': RETRY_AFTER }).type('html').send(template.shell);
      return;
    }
    const context = await begin(request, response);
    const { say, render } = template;
    const { name: site } = client.look();
    const at = (to: string) => pathIn(language, to);
    let found: Page = { head: notFoundHead({ site, say }) };
    let status = 200;
    try {
      found = await findPage(decodeURI(address), { search, services: context.services, site, publicUrl, language: language.code, say, at, placesAddress });
    } catch (error) {
      status = error instanceof URIError ? 404 : faceOf(error).status;
      if (status !== 404 && status !== 503) throw error;
    }
    if (found.movedTo !== undefined) {
      // Revalidated: an undo can give the former address back, and a later merge lead on.
      response.set('Cache-Control', 'no-cache').redirect(301, found.movedTo);
      return;
    }
    const queries = [LAYOUT_QUERY, ...(found.query ? [found.query] : []), ...(found.more ?? [])];
    const data = await Promise.all(queries.map((one) => runFirstQuery(answering, operations, { ...one, language: language.code }, context)));
    const screen = found.query?.operation ?? '';
    const results = Object.fromEntries(queries.map(({ operation }, n) => [operation, data[n]?.data ?? null]));
    const paint = client.site().firstPaint(screen, results, language, search);
    if (found.isSecret) response.set({ 'Referrer-Policy': 'no-referrer', 'Cache-Control': 'no-store' });
    if (!response.hasHeader('Cache-Control')) response.set('Cache-Control', 'no-cache');
    if (status === 503) response.set('Retry-After', RETRY_AFTER);
    response
      .status(status)
      .type('html')
      .send(
        render(
          found.head,
          screen,
          paint,
          data.filter((entry) => entry !== null),
        ),
      );
  };
  return { page, shell };
}
