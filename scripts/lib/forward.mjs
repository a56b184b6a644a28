import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** Pause between attempts (ms), and their maximum number. The server can be restarting. */
const PAUSE = 150;
const ATTEMPTS = 100;

function send(request, port, body) {
  return new Promise((resolve, reject) => {
    const headers = { ...request.headers, 'accept-encoding': 'identity' };
    const options = { host: '127.0.0.1', port, method: request.method, path: request.originalUrl ?? request.url, headers };
    http.request(options, resolve).on('error', reject).end(body);
  });
}

async function sendPatiently(request, port, body) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await send(request, port, body);
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
      await sleep(PAUSE);
    }
  }
}

async function read(stream) {
  const chunks = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/**
 * Forwards a request to the server, and its response to the client. Vite transforms HTML pages. Their content security policy is removed,
 * because it would block Vite's inline scripts and WebSocket.
 */
export async function forward(request, response, port, vite) {
  try {
    const answer = await sendPatiently(request, port, await read(request));
    const headers = { ...answer.headers };
    if (!headers['content-type']?.startsWith('text/html')) {
      response.writeHead(answer.statusCode, headers);
      answer.pipe(response);
      return;
    }
    for (const name of ['content-security-policy', 'content-length', 'etag', 'transfer-encoding']) delete headers[name];
    const page = await vite.transformIndexHtml(request.originalUrl ?? request.url, (await read(answer)).toString('utf8'));
    response.writeHead(answer.statusCode, headers);
    response.end(page);
  } catch (error) {
    response.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' });
    response.end(`The server does not answer; its output says why. (${error.message})`);
  }
}
