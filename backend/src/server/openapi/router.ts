import { createRequire } from 'node:module';
import path from 'node:path';
import express, { Router } from 'express';
import { escapeHtml } from '../page/index.js';
import type { SiteModule } from '../../modules/site/index.js';
import { openApiDocument } from './document.js';

/** Files of Swagger UI that the page needs; its package contains others as well. */
const UI_FILES = ['swagger-ui.css', 'swagger-ui-bundle.js'];
const uiFolder = (): string => path.dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));

const pageOf = (name: string): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>${escapeHtml(name)}: REST API</title>
    <link rel="icon" href="/favicon.svg" />
    <link rel="stylesheet" href="/api/docs/swagger-ui.css" />
    <style>body { margin: 0 }</style>
  </head>
  <body>
    <div id="docs"></div>
    <script src="/api/docs/swagger-ui-bundle.js"></script>
    <script src="/api/docs/start.js"></script>
  </body>
</html>
`;

/**
 * Starts Swagger UI with a list of its own for each tag. It leaves operations outside the window out of the document when a list has 150 rows, and
 * then the search of the browser does not find them.
 */
const START = `document.documentElement.classList.toggle('dark-mode', matchMedia('(prefers-color-scheme: dark)').matches);
function listEachTag({ React }) {
  function Tags({ Operations, specSelectors, ...props }) {
    const all = specSelectors.taggedOperations();
    return [...all.keys()].map((tag) => {
      const taggedOperations = () => all.filter((_, one) => one === tag);
      return React.createElement(Operations, { ...props, key: tag, specSelectors: { ...specSelectors, taggedOperations } });
    });
  }
  return { wrapComponents: { operations: (Operations) => (props) => React.createElement(Tags, { ...props, Operations }) } };
}
SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#docs',
  deepLinking: true,
  docExpansion: 'list',
  defaultModelsExpandDepth: 0,
  validatorUrl: null,
  plugins: [listEachTag],
});
`;

/** Creates the routes `/openapi.json`, the description of the REST API, and `/docs`, a page on which people can read it and try it out. */
export function createDocsRouter({ site, siteSettings }: SiteModule): Router {
  const router = Router();
  const document = siteSettings.derive(() => openApiDocument(site()));
  router.get('/openapi.json', (_request, response) => {
    response.set('Cache-Control', 'no-cache').json(document());
  });
  router.get('/docs', (_request, response) => {
    response.set('Cache-Control', 'no-cache').type('html').send(pageOf(site().name));
  });
  router.get('/docs/start.js', (_request, response) => {
    response.set('Cache-Control', 'no-cache').type('js').send(START);
  });
  router.use('/docs', (request, response, next) => {
    if (UI_FILES.includes(request.path.slice(1))) express.static(uiFolder(), { index: false, maxAge: '1d' })(request, response, next);
    else next();
  });
  return router;
}
