import { once } from 'node:events';
import http from 'node:http';

/** Empty map picture. */
const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"/>';

/**
 * Starts a server of empty map pictures.
 * @returns its address without a slash at the end, and a function that stops it
 */
export async function startTiles() {
  const server = http.createServer((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'max-age=3600' }).end(PICTURE);
  });
  await once(server.listen(0, 'localhost'), 'listening');
  return {
    url: `http://localhost:${server.address().port}`,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
