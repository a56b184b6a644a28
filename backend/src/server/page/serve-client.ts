import { readFileSync } from 'node:fs';
import path from 'node:path';
import express, { type Express, type RequestHandler } from 'express';
import staticGzip from 'express-static-gzip';
import { notFound } from '../http/index.js';
import type { Client } from './client.js';
import { escapeHtml } from './head.js';

interface Served {
  hasGraphiql: boolean;
  look: Client['look'];
  shell: RequestHandler<{ code: string }>;
  /** Handlers of all other paths, called one after the other. */
  pages: RequestHandler[];
}

/** Serves the files of the built client, and its pages at every other path. */
export function serveClient(app: Express, clientDir: string, { hasGraphiql, look, shell, pages }: Served): void {
  // Serves the files that the build has compressed.
  const assets = staticGzip(path.join(clientDir, 'assets'), {
    enableBrotli: true,
    orderPreference: ['br', 'gz'],
    index: false,
    serveStatic: { immutable: true, maxAge: '1y', redirect: false },
  });
  app.use('/assets', assets, notFound);
  if (hasGraphiql) {
    const page = readFileSync(path.join(clientDir, 'graphiql.html'), 'utf8');
    app.get('/graphiql', (_request, response) => {
      response
        .set('Cache-Control', 'no-cache')
        .type('html')
        .send(page.replace('{{site}}', () => escapeHtml(look().name)));
    });
  }
  app.get('/shell/:code', shell, notFound);
  app.get(['/index.html', '/graphiql.html'], notFound);
  // Browsers detect a new version by this file.
  app.get('/sw.js', (_request, response) => {
    response.set('Cache-Control', 'no-cache').sendFile('sw.js', { root: clientDir });
  });
  app.use(express.static(clientDir, { index: false, maxAge: '1d', dotfiles: 'ignore' }));
  // Not '/{*path}': it would refuse a malformed path before the page can report it.
  app.get(/^/, pages);
}
