import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { type HttpOptions, httpSource } from './http-source.js';

/** An archive of 100 kB. */
const FILE = Buffer.from(Array.from({ length: 100_000 }, (_, i) => i % 251));

type Answer = (request: http.IncomingMessage, response: http.ServerResponse) => void;

/** Sends the range that was asked for. */
const ranges: Answer = ({ headers }, response) => {
  const [, from, to] = (/^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? []).map(Number);
  const body = FILE.subarray(from, (to ?? 0) + 1);
  response.writeHead(206, { 'Content-Range': `bytes ${from}-${(from ?? 0) + body.length - 1}/${FILE.length}`, ETag: '"1"' }).end(body);
};

let server: http.Server;
let answers: Answer[] = [];
let asked: string[] = [];
let address: string;
beforeAll(async () => {
  server = http.createServer((request, response) => {
    asked.push(request.headers.range ?? '');
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    (answer ?? ranges)(request, response);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/map.pmtiles`;
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});
beforeEach(() => {
  answers = [];
  asked = [];
});

const optionsOf = (more: Partial<HttpOptions> = {}): HttpOptions => ({
  allowsPrivate: true,
  userAgent: 'CityPins/test',
  signal: new AbortController().signal,
  ...more,
});
const open = (more?: Partial<HttpOptions>) => httpSource(address, optionsOf(more));

test('reads ranges of a file, and the beginning only once', async () => {
  const source = await open();
  expect(source.size).toBe(FILE.length);
  expect(await source.read(0, 127)).toEqual(FILE.subarray(0, 127));
  expect(await source.read(50_000, 1000)).toEqual(FILE.subarray(50_000, 51_000));
  expect(await source.read(99_990, 1000)).toEqual(FILE.subarray(99_990));
  expect(asked).toEqual(['bytes=0-16383', 'bytes=50000-50999', 'bytes=99990-99999']);
});

test.each([
  ['http://127.0.0.1', 'The address of 127.0.0.1'],
  ['http://localhost', 'The address of localhost'],
  ['http://[::ffff:127.0.0.1]', 'is not public'],
  ['https://169.254.169.254', 'is not public'],
])('does not connect to %s', async (origin, sentence) => {
  const { port } = new URL(address);
  const url = `${origin.replace('http:', 'https:')}:${port}/map.pmtiles`;
  await expect(httpSource(url, optionsOf({ allowsPrivate: false }))).rejects.toThrow(sentence);
  expect(asked).toEqual([]);
});

test.each([
  ['lisbon.pmtiles', true, 'Write the full address'],
  ['ftp://example.org/map.pmtiles', true, 'Write the full address'],
  ['https://me:secret@example.org/map.pmtiles', true, 'Write the full address'],
  ['http://example.org/map.pmtiles', false, 'https://'],
])('refuses the address %s', async (url, allowsPrivate, sentence) => {
  await expect(httpSource(url, optionsOf({ allowsPrivate }))).rejects.toThrow(sentence);
});

const status =
  (code: number, headers: http.OutgoingHttpHeaders = {}): Answer =>
  (_, response) =>
    response.writeHead(code, headers).end('Hello');
const rangeOf =
  (range: string, body: Buffer): Answer =>
  (_, response) =>
    response.writeHead(206, { 'Content-Range': range }).end(body);

test.each<[string, Answer, string]>([
  ['ignores ranges', status(200), 'cannot send parts of a file'],
  ['redirects to a private address', status(302, { Location: 'http://10.0.0.1/map.pmtiles' }), 'redirects to http://10.0.0.1/map.pmtiles. Use that address.'],
  ['has no such file', status(404), 'responded with status 404'],
  ['sends no range header', status(206), 'sent other bytes'],
  ['sends another range', rangeOf('bytes 5-16388/100000', FILE.subarray(5, 16_389)), 'sent other bytes'],
  ['sends too few bytes', rangeOf('bytes 0-16383/100000', FILE.subarray(0, 10)), 'sent other bytes'],
  ['states no size', rangeOf('bytes 0-16383/*', FILE.subarray(0, 16_384)), 'sent other bytes'],
  ['states a huge size', rangeOf(`bytes 0-16383/${'9'.repeat(40)}`, FILE.subarray(0, 16_384)), 'sent other bytes'],
])('refuses a server that %s', async (_, answer, sentence) => {
  answers = [answer];
  await expect(open()).rejects.toThrow(sentence);
  expect(asked).toHaveLength(1);
});

test('reads no more than it asked for from a server that sends without end', async () => {
  let sent = 0;
  answers = [
    (_, response) => {
      response.writeHead(206, { 'Content-Range': 'bytes 0-16383/100000' });
      const more = () => {
        while (!response.destroyed && response.write(Buffer.alloc(65_536))) sent += 65_536;
      };
      response.on('drain', more);
      more();
    },
  ];
  await expect(open()).rejects.toThrow('sent other bytes');
  expect(sent).toBeLessThan(20e6);
});

test('refuses an archive that changes while it is read', async () => {
  const source = await open();
  answers = [(_, response) => response.writeHead(206, { 'Content-Range': 'bytes 50000-50009/100000', ETag: '"2"' }).end(FILE.subarray(50_000, 50_010))];
  await expect(source.read(50_000, 10)).rejects.toThrow('changed while it was read');
});

test('repeats a request that failed for a reason that can pass', async () => {
  answers = [status(503), (_, response) => response.destroy(), ranges];
  const source = await open();
  expect(source.size).toBe(FILE.length);
  expect(asked).toHaveLength(3);
});

test('gives up on a server that keeps failing', async () => {
  answers = [status(500)];
  await expect(open()).rejects.toThrow('responded with status 500');
  expect(asked).toHaveLength(3);
});

test('gives up on a server that sends slowly', async () => {
  answers = [(_, response) => response.writeHead(206, { 'Content-Range': 'bytes 0-16383/100000' }).write('P')];
  await expect(open({ patience: 50 })).rejects.toThrow('responds too slowly');
});

test('ends at once when it is aborted while a server does not respond', async () => {
  const stop = new AbortController();
  answers = [() => stop.abort(new Error('cancelled'))];
  await expect(open({ signal: stop.signal })).rejects.toThrow('cancelled');
});

test('names the reason of a host that cannot be reached', async () => {
  await expect(httpSource('http://127.0.0.1:1/map.pmtiles', optionsOf())).rejects.toThrow('127.0.0.1:1 cannot be reached (ECONNREFUSED)');
  await expect(httpSource('http://nowhere.invalid/map.pmtiles', optionsOf())).rejects.toThrow('nowhere.invalid');
});
