import { once } from 'node:events';
import http from 'node:http';
import { buildUser } from '../../../test/builders.js';
import { makePng, photoForm, plain } from '../../../test/files/pictures.js';
import { type CachedResponse, type ErrorBody, startServer, type TestServer } from '../../../test/server.js';
import { ModerationStatus } from '../../core/moderation/index.js';
import type { FileStore } from '../../core/storage/index.js';
import { Photo } from './photo.entity.js';

interface Uploaded {
  _id: string;
  url: string;
  sources: { url: string; width: number }[];
  width: number;
  height: number;
  thumbHash: string;
  alt: string;
}
type Body = Uploaded & ErrorBody;

/** Created before the tests, because creation takes so long that the server would close idle connections. */
const BOMB = makePng(16_000, 16_000);

let server: TestServer;
let headers: { Authorization: string };
let userId: string;
beforeAll(async () => (server = await startServer()));
beforeEach(async () => {
  const user = await buildUser(server.dataSource);
  userId = user.id;
  headers = await server.signInAs(user);
});
afterAll(() => server.stop());

const send = (body: unknown, more: Record<string, string> = headers) => server.send<Body>('POST', '/api/photos', body, more);
const upload = (bytes?: Buffer, fields?: Record<string, string>, part?: Parameters<typeof photoForm>[2]) => send(photoForm(bytes, fields, part));
const rowsOf = (id: string) => server.dataSource.getRepository(Photo).findBy({ userId: id });
const facts = ({ status, body }: CachedResponse<Body>) => [status, body.code, body.fields?.photo];

const FORM = 'multipart/form-data; boundary=xx';

/** Sends exactly these bytes as the body of a form. */
const sendRaw = (body: string | Buffer, type = FORM, more: Record<string, string> = {}) =>
  server.rest<Body>('/api/photos', { method: 'POST', body, headers: { ...headers, 'Content-Type': type, ...more } });
const part = (disposition: string, content: string | Buffer) =>
  Buffer.concat([Buffer.from(`--xx\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n`), Buffer.from(content), Buffer.from('\r\n')]);
const END = Buffer.from('--xx--\r\n');

describe('a user uploads a photo', () => {
  test.each(['jpeg', 'png', 'webp'] as const)('as %s, and can load it at once', async (format) => {
    const { status, body, headers: received } = await upload(await plain(2000, 1000).toFormat(format).toBuffer(), { alt: '  The gate at dawn ' });
    expect([status, received.get('cache-control')]).toEqual([201, 'no-store']);
    expect(Object.keys(body).sort()).toEqual(['_id', 'alt', 'height', 'sources', 'thumbHash', 'url', 'width']);
    expect(body).toMatchObject({ alt: 'The gate at dawn', width: 1600, height: 800, thumbHash: expect.stringMatching(/^[\w+/=]{20,}$/) as string });
    expect(body.url).toMatch(/^\/uploads\/[\w-]{24}\/960\.webp\?expires=\d+&signature=[\w-]{43}$/);
    const path = body.url.replace(/\/960\.webp.*/, '');
    expect(body.sources).toEqual([480, 960, 1600].map((width) => ({ url: expect.stringContaining(`${path}/${width}.webp?`) as string, width })));
    for (const { url } of body.sources) expect((await server.rest(url)).status).toBe(200);
    const [row] = await rowsOf(userId);
    expect(row).toMatchObject({ id: body._id, status: ModerationStatus.PENDING, usedAt: null, deletedAt: null, rejectionReason: null });
  });

  test('without a description, and with any file name and content type', async () => {
    const files = [
      ['../../etc/passwd', 'image/jpeg'],
      ['photo.svg', 'image/svg+xml'],
      ['x.html', 'text/html'],
      ['a\\b.php', ''],
      ['é'.repeat(300), 'a/b'],
    ];
    for (const [name, type] of files) {
      const { status, body, text } = await upload(makePng(), {}, { name, type });
      expect([name, status, body.alt]).toEqual([name, 201, '']);
      expect(text).not.toContain('passwd');
    }
  });

  test('twice, and gets two independent photos', async () => {
    const [one, other] = await Promise.all([upload(), upload()]);
    expect(new Set([one.body._id, other.body._id, one.body.url, other.body.url]).size).toBe(4);
  });

  test('with unknown fields, which have no effect', async () => {
    const fields = { id: userId, status: 'approved', userId: 'x', _id: 'x', fileKey: 'x', __proto__: 'x', width: '9' };
    const { status, body } = await upload(makePng(), { ...fields, usedAt: '2020-01-01' });
    expect([status, body.code]).toEqual([400, 'BAD_USER_INPUT']);
    const { body: stored } = await upload(makePng(), { status: 'approved', fileKey: 'x', __proto__: 'x' });
    expect((await rowsOf(userId)).map((row) => [row.id, row.status, row.fileKey.length, row.width])).toEqual([[stored._id, ModerationStatus.PENDING, 24, 320]]);
  });
});

describe('an invalid upload is rejected, and nothing is stored', () => {
  afterEach(async () => expect(await rowsOf(userId)).toEqual([]));

  test.each([
    ['a decompression bomb', () => BOMB, 'This picture has too many pixels. At most 40 megapixels are possible.'],
    ['a GIF with a script', () => Buffer.from('GIF89a/*<script>alert(1)</script>*/=1;'), 'Please choose a JPEG, PNG or WebP picture'],
    ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), 'Please choose a JPEG, PNG or WebP picture'],
    ['one byte', () => Buffer.from('x'), 'Please choose a JPEG, PNG or WebP picture'],
    ['an empty file', () => Buffer.alloc(0), 'Please choose a JPEG, PNG or WebP picture'],
    ['a broken file', () => makePng().subarray(0, 60), 'This picture cannot be read'],
    ['a tiny picture', () => makePng(100, 100), 'This picture is too small. Each side needs at least 200 pixels.'],
  ])('%s', async (_what, bytes, sentence) => {
    expect(facts(await upload(bytes()))).toEqual([400, 'BAD_USER_INPUT', sentence]);
  });

  test('a file of more than 8 MB, with and without Content-Length', async () => {
    const sentence = 'A photo has at most 8 MB';
    expect(facts(await upload(Buffer.alloc(8 * 1024 * 1024 + 1)))).toEqual([413, 'TOO_LARGE', sentence]);
    expect(facts(await upload(Buffer.alloc(9 * 1024 * 1024)))).toEqual([413, 'TOO_LARGE', sentence]);
    expect(facts(await upload(Buffer.alloc(8 * 1024 * 1024)))).toEqual([400, 'BAD_USER_INPUT', 'Please choose a JPEG, PNG or WebP picture']);
  });

  test('two files', async () => {
    const form = photoForm();
    form.append('photo', new Blob([makePng()]), 'second.png');
    expect(facts(await send(form))).toEqual([400, 'BAD_USER_INPUT', 'Please send one photo at a time']);
  });

  test('a file in another field, and no file', async () => {
    const sentence = 'Please choose a picture';
    expect(facts(await upload(makePng(), {}, { field: 'picture' }))).toEqual([400, 'BAD_USER_INPUT', sentence]);
    const form = new FormData();
    form.append('alt', 'The gate');
    expect(facts(await send(form))).toEqual([400, 'BAD_USER_INPUT', sentence]);
    form.append('photo', 'not a file');
    expect(facts(await send(form))).toEqual([400, 'BAD_USER_INPUT', sentence]);
  });

  test('a request that is not a form', async () => {
    for (const body of [undefined, { photo: 'x', alt: 'y' }, { file: { buffer: 'x' } }]) {
      expect(facts(await send(body))).toEqual([400, 'BAD_USER_INPUT', 'Please choose a picture']);
    }
    expect((await send([])).status).toBe(400);
    for (const type of ['image/png', 'application/octet-stream', 'text/plain', 'application/x-www-form-urlencoded']) {
      expect(facts(await sendRaw(makePng(), type))).toEqual([400, 'BAD_USER_INPUT', 'Please choose a picture']);
    }
  });

  test.each<[string, () => Promise<CachedResponse<Body>>]>([
    ['has no boundary', () => sendRaw(makePng(), 'multipart/form-data')],
    ['has an empty boundary', () => sendRaw(makePng(), 'multipart/form-data; boundary=')],
    ['is multipart/mixed', () => sendRaw(Buffer.concat([part('name="photo"; filename="x"', makePng()), END]), 'multipart/mixed; boundary=xx')],
    ['ends too early', () => sendRaw(part('name="photo"; filename="x"', makePng()))],
    ['ends within the header of a part', () => sendRaw('--xx\r\nContent-Disposition: form-da')],
    ['is empty', () => sendRaw('')],
    ['is JSON', () => sendRaw('{"photo":1}')],
    ['is compressed', () => sendRaw(Buffer.from('1f8b0800', 'hex'), FORM, { 'Content-Encoding': 'gzip' })],
    ['has too many fields', () => upload(makePng(), Object.fromEntries(Array.from({ length: 9 }, (_, i) => [`f${i}`, 'x'])))],
    ['has a very long field', () => upload(makePng(), { alt: 'x'.repeat(20_000) })],
    ['has a field with a very long name', () => upload(makePng(), { ['x'.repeat(500)]: 'x' })],
    ['has a nested field name', () => upload(makePng(), { 'alt[a][b]': 'x' })],
    ['has an array as field name', () => upload(makePng(), { 'alt[]': 'x' })],
    ['has a file without a field name', () => sendRaw(Buffer.concat([part('filename="x"', makePng()), END]))],
  ])('a form that %s', async (_what, attempt) => {
    const { status, body } = await attempt();
    expect([status, body.code]).toEqual([400, 'BAD_USER_INPUT']);
    expect(body.fields?.photo).toMatch(/^(The upload was not complete\. Please try again\.|Please choose a picture)$/);
  });

  test.each([
    ['x'.repeat(201), 'Description must be at most 200 characters'],
    ['a\0b', 'Description contains characters that cannot be used'],
    ['two\nlines', 'Description contains characters that cannot be used'],
    ['\u0007gnp', 'Description contains characters that cannot be used'],
  ])('a photo with the description %j', async (alt, sentence) => {
    const { status, body } = await upload(makePng(), { alt });
    expect([status, body.fields]).toEqual([400, { alt: sentence }]);
  });
});

describe('a visitor', () => {
  test('cannot upload by a form of another site', async () => {
    const url = `/api/photos?token=${headers.Authorization.slice(7)}`;
    const attempts: Record<string, string>[] = [{}, { Cookie: `token=${headers.Authorization.slice(7)}` }, { Authorization: 'Bearer x' }];
    for (const more of attempts) {
      expect((await server.send<Body>('POST', url, photoForm(), more)).status).toBe(401);
    }
    expect(await server.dataSource.getRepository(Photo).countBy({ userId })).toBe(0);
  });

  test('is rejected before the file is received', async () => {
    const { hostname, port } = new URL(server.url);
    const request = http.request({
      hostname,
      port,
      path: '/api/photos',
      method: 'POST',
      agent: false,
      headers: { 'Content-Type': FORM, 'Content-Length': String(5_000_000) },
    });
    request.flushHeaders();
    const [response] = (await once(request, 'response')) as [http.IncomingMessage];
    expect(response.statusCode).toBe(401);
    request.destroy();
  });
});

test('rejects a Content-Length above 8 MB before the body is received', async () => {
  const { hostname, port } = new URL(server.url);
  const request = http.request({
    hostname,
    port,
    path: '/api/photos',
    method: 'POST',
    agent: false,
    headers: { ...headers, 'Content-Type': FORM, 'Content-Length': String(500_000_000) },
  });
  request.flushHeaders();
  const [response] = (await once(request, 'response')) as [http.IncomingMessage];
  expect(response.statusCode).toBe(413);
  request.destroy();
});

test('an aborted upload has no effect', async () => {
  const { hostname, port } = new URL(server.url);
  for (let i = 0; i < 20; i += 1) {
    const request = http.request({
      hostname,
      port,
      path: '/api/photos',
      method: 'POST',
      agent: false,
      headers: { ...headers, 'Content-Type': FORM, 'Content-Length': '100000' },
    });
    request.on('error', () => undefined);
    request.write(part('name="photo"; filename="x"', makePng()));
    await new Promise((resolve) => {
      setTimeout(resolve, 20);
    });
    request.destroy();
  }
  expect((await upload()).status).toBe(201);
});

test('eight concurrent decompression bombs take little memory, and a valid picture is accepted', async () => {
  await upload();
  const before = process.memoryUsage().rss;
  const answers = await Promise.all([...Array.from({ length: 8 }, () => upload(BOMB)), upload()]);
  expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400, 400, 400, 400, 201]);
  expect((process.memoryUsage().rss - before) / 1024 / 1024).toBeLessThan(150);
});

test('limits one user to thirty uploads in half an hour on all processes, and no other users', async () => {
  const strict = await startServer({ beside: server, env: { RATE_LIMIT: '1000000' } });
  const second = await startServer({ beside: server, env: { RATE_LIMIT: '1000000' } });
  const tiny = Buffer.from('x');
  const answers: CachedResponse<Body>[] = [];
  for (let i = 0; i < 8; i += 1) {
    const four = [strict, second, strict, second].map((one) => one.send<Body>('POST', '/api/photos', photoForm(tiny), headers));
    answers.push(...(await Promise.all(four)));
  }
  expect([400, 429].map((code) => answers.filter(({ status }) => status === code).length)).toEqual([30, 2]);
  const refused = answers.find(({ status }) => status === 429);
  expect(refused?.body.code).toBe('TOO_MANY');
  expect(refused?.body.message).toMatch(/^Too many photos\. Please try again in (29|30) minutes\.$/);
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(1700);
  const others = await server.signInAs(await buildUser(server.dataSource));
  expect((await strict.send('POST', '/api/photos', photoForm(), others)).status).toBe(201);
  await strict.stop();
  await second.stop();
});

describe('a file store that does not respond', () => {
  const down = () => Promise.reject(Object.assign(new Error('s3: no route to 10.0.0.7'), { name: 'TimeoutError' }));

  test('makes an upload fail with 503, and its photo is deleted', async () => {
    const { Busy } = await import('../../core/errors/index.js');
    const busy = () =>
      down().catch((cause: unknown) => {
        throw new Busy({ cause });
      });
    const store: FileStore = { put: busy, get: busy, size: busy, remove: busy, close: async () => undefined };
    const broken = await startServer({ beside: server, store });
    const { status, body, text, headers: received } = await broken.send<Body>('POST', '/api/photos', photoForm(), headers);
    expect([status, body.code, received.get('retry-after')]).toEqual([503, 'UNAVAILABLE', '2']);
    expect(text).not.toContain('10.0.0.7');
    expect((await rowsOf(userId)).map(({ usedAt, deletedAt }) => [usedAt, deletedAt])).toEqual([[null, expect.any(Date)]]);
    const { body: good } = await upload();
    expect((await broken.rest(good.url)).status).toBe(503);
    await broken.stop();
  });
});
