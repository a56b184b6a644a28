import { PassThrough, Readable } from 'node:stream';
import { buildPhoto, buildUser } from '../../test/builders.js';
import { photoForm } from '../../test/pictures.js';
import { type ErrorBody, startServer, type TestServer } from '../../test/server.js';
import { ModerationStatus } from '../core/moderation/moderation.js';
import type { FileStore } from '../core/storage/index.js';
import type { Photo } from '../modules/photos/index.js';

const BYTES = Buffer.alloc(5000, 'picture');

let server: TestServer;
beforeAll(async () => (server = await startServer()));
afterAll(() => server.stop());

/** A photo with its files. */
async function build(overrides: Partial<Photo> = {}): Promise<Photo> {
  const photo = await buildPhoto(server.dataSource, overrides);
  for (const width of [480, 960, 1600]) await server.store.put(`${photo.fileKey}/${width}.webp`, BYTES, 'image/webp');
  return photo;
}

test.each([ModerationStatus.PENDING, ModerationStatus.APPROVED])('whoever knows its address sees a photo that is %s, in each width', async (status) => {
  const { fileKey } = await build({ status });
  for (const width of [480, 960, 1600]) {
    const response = await fetch(`${server.url}/uploads/${fileKey}/${width}.webp`);
    expect(Buffer.from(await response.arrayBuffer()).equals(BYTES)).toBe(true);
    expect(
      Object.fromEntries(
        ['content-type', 'content-length', 'cache-control', 'x-content-type-options', 'cross-origin-resource-policy'].map((name) => [
          name,
          response.headers.get(name),
        ]),
      ),
    ).toEqual({
      'content-type': 'image/webp',
      'content-length': '5000',
      'cache-control': 'public, max-age=86400',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(response.headers.get('content-security-policy')).toContain("default-src 'self'");
  }
});

test('asking again for the same photo costs nothing, and each width is another', async () => {
  const { fileKey } = await build();
  const etags = await Promise.all([480, 960].map(async (width) => (await server.rest(`/uploads/${fileKey}/${width}.webp`)).headers.get('etag') ?? ''));
  expect(new Set(etags).size).toBe(2);
  const again = await server.raw(`/uploads/${fileKey}/480.webp`, { headers: { 'If-None-Match': etags[0] ?? '' } });
  expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', etags[0]]);
  expect((await server.raw(`/uploads/${fileKey}/480.webp`, { headers: { 'If-None-Match': etags[1] ?? '' } })).status).toBe(200);
  const head = await server.raw(`/uploads/${fileKey}/480.webp`, { method: 'HEAD' });
  expect([head.status, head.text, head.headers.get('content-length')]).toEqual([200, '', '5000']);
});

test('nobody sees a photo that was refused or deleted, not even who has it still', async () => {
  const photos = await Promise.all([build({ status: ModerationStatus.REJECTED }), build({ deletedAt: new Date() })]);
  for (const { fileKey } of photos) {
    for (const etag of ['', `"${fileKey}-480"`]) {
      const { status, body, headers: received } = await server.raw<ErrorBody>(`/uploads/${fileKey}/480.webp`, { headers: { 'If-None-Match': etag } });
      expect([status, body.code, received.get('cache-control')]).toEqual([404, 'NOT_FOUND', null]);
    }
  }
});

test('there is nothing else below the address', async () => {
  const { fileKey } = await build();
  const { fileKey: empty } = await buildPhoto(server.dataSource);
  const addresses = [
    `${empty}/480.webp`,
    `${fileKey}/481.webp`,
    `${fileKey}/480.png`,
    `${fileKey}/480.webp.webp`,
    `${fileKey}/0480.webp`,
    `${fileKey}/`,
    fileKey,
    '',
    `${fileKey}/480`,
    `${fileKey}%00/480.webp`,
    `%00/480.webp`,
    `..%2f..%2fetc/480.webp`,
    '../../package.json',
    `${fileKey}/../${fileKey}/480.png`,
    `${fileKey.toUpperCase()}/480.webp`,
    `${'x'.repeat(5000)}/480.webp`,
    'none/480.webp',
    'constructor/480.webp',
    `${fileKey}/constructor`,
    '%F0%9F/480.webp',
  ];
  for (const address of addresses) {
    const { status, headers } = await server.raw(`/uploads/${address}`);
    expect([address, status === 404 || status === 400]).toEqual([address, true]);
    expect(headers.get('cache-control')).not.toBe('public, max-age=86400');
  }
  expect((await server.raw(`/uploads/${fileKey}/480.webp`, { method: 'POST' })).status).toBe(404);
});

test('a store that breaks off in the middle ends the answer, and the server goes on', async () => {
  const failing: FileStore = {
    ...server.store,
    get: async () => {
      const stream = new PassThrough();
      stream.write('half');
      setTimeout(() => stream.destroy(new Error('The bucket is gone')), 20);
      return { stream, size: 5000 };
    },
  };
  const { fileKey } = await build();
  const broken = await startServer({ beside: server, store: failing });
  await expect(fetch(`${broken.url}/uploads/${fileKey}/480.webp`).then((response) => response.arrayBuffer())).rejects.toThrow();
  expect((await broken.rest('/healthz')).status).toBe(200);
  await broken.stop();
});

test('who breaks off in the middle leaves nothing open', async () => {
  const streams: Readable[] = [];
  const slow: FileStore = {
    ...server.store,
    get: async () => {
      const stream = new Readable({ read: () => undefined });
      stream.push('half');
      streams.push(stream);
      return { stream, size: 5000 };
    },
  };
  const { fileKey } = await build();
  const patient = await startServer({ beside: server, store: slow });
  const abort = new AbortController();
  await fetch(`${patient.url}/uploads/${fileKey}/480.webp`, { signal: abort.signal });
  abort.abort();
  await new Promise<void>((resolve) => {
    streams[0]?.once('close', resolve);
  });
  expect(streams.map(({ destroyed }) => destroyed)).toEqual([true]);
  await patient.stop();
});

test('a photo that a person uploads and deletes is there and gone', async () => {
  const headers = await server.signInAs(await buildUser(server.dataSource));
  const { body } = await server.send<{ _id: string; url: string }>('POST', '/api/photos', photoForm(), headers);
  expect((await server.rest(body.url.replace('960', '480'))).status).toBe(200);
  await server.send('DELETE', `/api/photos/${body._id}`, undefined, headers);
  expect((await server.rest(body.url.replace('960', '480'))).status).toBe(404);
});
