// Server with node:http alone, as the upper limit: answers all requests with the same bytes and headers, which are in a file.
import { readFileSync } from 'node:fs';
import http from 'node:http';

const { headers, bytes } = JSON.parse(readFileSync(process.env.ANSWER, 'utf8'));
const body = Buffer.from(bytes, 'base64');

http
  .createServer((_request, response) => {
    response.writeHead(200, headers);
    response.end(body);
  })
  .listen(Number(process.env.PORT), '127.0.0.1');
