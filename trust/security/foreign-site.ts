import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** Test server. The foreign site runs at localhost; all apps run at 127.0.0.1, which is another origin and another site. */
export interface Site {
  /** Without a slash at the end. */
  url: string;
  stop(): void;
}

async function serve(host: string, listener: http.RequestListener): Promise<Site> {
  const server = http.createServer(listener);
  await once(server.listen(0, host), 'listening');
  return {
    url: `http://${host}:${(server.address() as AddressInfo).port}`,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Starts a site with an empty page, from which scripts attack. */
export const startForeignSite = (): Promise<Site> =>
  serve(
    'localhost',
    (_request, response) => void response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html><title>Win a prize</title><body>'),
  );

/** Starts an app that authenticates by a cookie alone: requests that another site triggers change it. */
export async function startTrustingApp(): Promise<Site & { changes: string[] }> {
  const changes: string[] = [];
  const site = await serve('127.0.0.1', (request, response) => {
    const isKnown = request.headers.cookie?.includes('session=asha') ?? false;
    if (isKnown && (request.method !== 'GET' || request.url?.startsWith('/delete')))
      changes.push(`${request.method} ${request.headers['content-type']?.split(';')[0] ?? ''}`);
    response
      .writeHead(200, {
        'Content-Type': 'text/html',
        'Set-Cookie': 'session=asha; Path=/',
        'Access-Control-Allow-Origin': request.headers.origin ?? '*',
        'Access-Control-Allow-Credentials': 'true',
      })
      .end('the secret of Asha');
  });
  return { ...site, changes };
}
