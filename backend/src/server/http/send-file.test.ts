import http from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { createLogger } from '../../core/logging/index.js';
import { FileAnswer } from '../../core/rest/index.js';
import { answerErrors } from './errors.js';
import { sendFile } from './send-file.js';

const logger = createLogger('silent');
let server: http.Server;
let content: AsyncGenerator<string>;
let wasClosed: boolean;
beforeAll(async () => {
  const app = express();
  app.get('/file', (_request, response) => sendFile(response, new FileAnswer('text/csv; charset=utf-8', 'places', 'csv', content), logger));
  app.use(answerErrors(logger, 'rest'));
  server = http.createServer(app);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => new Promise((resolve) => void server.close(resolve)));

const ask = (init?: RequestInit) => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/file`, init);

/** Yields the texts as chunks, then ends or throws. */
async function* pieces(texts: string[], failure?: Error): AsyncGenerator<string> {
  wasClosed = false;
  try {
    for (const text of texts) yield text;
    if (failure) throw failure;
  } finally {
    wasClosed = true;
  }
}

test('a file arrives completely, in chunks, and an empty file arrives empty', async () => {
  content = pieces(['a,b\r\n', '1,2\r\n']);
  const answer = await ask();
  expect([await answer.text(), answer.headers.get('content-disposition'), answer.headers.get('content-length')]).toEqual([
    'a,b\r\n1,2\r\n',
    `attachment; filename="places.csv"; filename*=UTF-8''places.csv`,
    null,
  ]);
  content = pieces([]);
  expect(await (await ask()).text()).toBe('');
});

test('an error before the first chunk becomes a normal error response', async () => {
  content = pieces([], Object.assign(new Error('raw'), { code: '57014' }));
  const answer = await ask();
  expect([answer.status, answer.headers.get('content-disposition'), await answer.json()]).toEqual([
    503,
    null,
    expect.objectContaining({ code: 'UNAVAILABLE' }),
  ]);
});

test('a later error aborts the connection, so the client does not take half a file for a whole one', async () => {
  content = pieces(['a,b\r\n'], new Error('lost'));
  await expect(ask().then((answer) => answer.text())).rejects.toThrow();
});

test('reading stops when the client disconnects', async () => {
  content = pieces(Array<string>(10_000).fill('x'.repeat(10_000)));
  const gone = new AbortController();
  const answer = await ask({ signal: gone.signal });
  await answer.body?.getReader().read();
  gone.abort();
  for (let tries = 0; !wasClosed && tries < 100; tries++) await new Promise((resolve) => setTimeout(resolve, 20));
  expect(wasClosed).toBe(true);
});
