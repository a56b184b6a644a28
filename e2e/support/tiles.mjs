import { once } from 'node:events';
import http from 'node:http';

/** One transparent pixel. */
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** A server of map pictures, all of them empty: its address without a slash at the end, and how to end it. */
export async function startTiles() {
  const server = http.createServer((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'image/gif', 'Cache-Control': 'max-age=3600' }).end(PIXEL);
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
