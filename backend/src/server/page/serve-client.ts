import path from 'node:path';
import express, { type Express, type RequestHandler } from 'express';
import staticGzip from 'express-static-gzip';
import { notFound } from '../http/errors.js';

interface Served {
  hasGraphiql: boolean;
  shell: RequestHandler<{ code: string }>;
  /** What answers every other address, one after the other. */
  pages: RequestHandler[];
}

/** Serves the files of the built client, and its pages at every other path. */
export function serveClient(app: Express, clientDir: string, { hasGraphiql, shell, pages }: Served): void {
  // As the build has compressed it.
  const assets = staticGzip(path.join(clientDir, 'assets'), {
    enableBrotli: true,
    orderPreference: ['br', 'gz'],
    index: false,
    serveStatic: { immutable: true, maxAge: '1y', redirect: false },
  });
  app.use('/assets', assets, notFound);
  if (hasGraphiql) {
    app.get('/graphiql', (_request, response) => {
      response.set('Cache-Control', 'no-cache').sendFile('graphiql.html', { root: clientDir });
    });
  }
  app.get('/shell/:code', shell, notFound);
  app.get(['/index.html', '/graphiql.html'], notFound);
  // Browsers learn of a new version by it.
  app.get('/sw.js', (_request, response) => {
    response.set('Cache-Control', 'no-cache').sendFile('sw.js', { root: clientDir });
  });
  app.use(express.static(clientDir, { index: false, maxAge: '1d', dotfiles: 'ignore' }));
  // Not '/{*path}', which would refuse a malformed address before the page could say so.
  app.get(/^/, pages);
}
