import { PassThrough, Readable } from 'node:stream';
import { buildPhoto, buildUser } from '../../test/builders.js';
import { photoForm } from '../../test/files/pictures.js';
import { type ErrorBody, startServer, TEST_SECRET, type TestServer } from '../../test/server.js';
import { ModerationStatus } from '../core/moderation/index.js';
import { fileUrl, SignedAddresses, WIDTHS } from '../core/pictures/index.js';
import type { FileStore } from '../core/storage/index.js';
import { imageOf, Photo } from '../modules/photos/index.js';

const BYTES = Buffer.alloc(5000, 'picture');
const PUBLIC_FILE = { status: ModerationStatus.APPROVED, usedAt: new Date() };

let server: TestServer;
beforeAll(async () => (server = await startServer()));
afterAll(() => server.stop());

/** Creates a photo with its files. */
async function build(overrides: Partial<Photo> = {}): Promise<Photo> {
  const photo = await buildPhoto(server.dataSource, { ...PUBLIC_FILE, ...overrides });
  for (const width of [480, 960, 1600]) await server.store.put(`${photo.fileKey}/${width}.webp`, BYTES, 'image/webp');
  return photo;
}

const addresses = new SignedAddresses(TEST_SECRET, { purpose: 'uploads', period: 3600 });

test('everyone can fetch an approved photo in each width, and caches store it', async () => {
  const { fileKey } = await build();
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
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(response.headers.get('content-security-policy')).toContain("default-src 'self'");
  }
});

describe.each([
  ['is pending', { status: ModerationStatus.PENDING }],
  ['is not yet used', { status: ModerationStatus.PENDING, usedAt: null }],
  ['is approved but unused', { usedAt: null }],
])('a photo that %s', (_what, overrides) => {
  const INITS: { method?: string; headers?: Record<string, string> }[] = [
    {},
    { method: 'HEAD' },
    { headers: { Range: 'bytes=0-99' } },
    { headers: { Accept: 'image/avif' } },
  ];

  test('responds 404 without a signed address, for all methods and headers', async () => {
    const { fileKey } = await build(overrides);
    for (const init of [...INITS, { headers: { 'If-None-Match': `"${fileKey}-480"` } }]) {
      const { status, headers } = await server.raw(`/uploads/${fileKey}/480.webp`, init);
      expect([status, headers.get('cache-control'), headers.get('etag')?.includes(fileKey) ?? false]).toEqual([404, 'private, no-store', false]);
    }
  });

  test('is served to signed addresses in each width, and not cached', async () => {
    const photo = await build(overrides);
    for (const width of WIDTHS) {
      for (const init of INITS) {
        const { status, headers } = await server.raw(addresses.sign(fileUrl(photo, width)), init);
        expect([status, headers.get('cache-control'), headers.get('content-length'), headers.get('etag'), headers.get('cross-origin-resource-policy')]).toEqual(
          [200, 'private, no-store', '5000', null, 'same-origin'],
        );
      }
    }
  });

  test('responds 404 to an address that is forged, expired or for another file', async () => {
    const [photo, other] = [await build(overrides), await build(overrides)];
    const [path, query] = addresses.sign(fileUrl(photo, 480)).split('?') as [string, string];
    const { expires, signature } = Object.fromEntries(new URLSearchParams(query)) as { expires: string; signature: string };
    jest.useFakeTimers({ now: Date.now() - 3 * 3_600_000, doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'queueMicrotask'] });
    const expired = addresses.sign(fileUrl(photo, 480));
    jest.useRealTimers();
    const forged = [
      expired,
      `${fileUrl(photo, 960)}?${query}`,
      `${fileUrl(other, 480)}?${query}`,
      `${path.replace('480.webp', '480-1.webp')}?${query}`,
      `${path}?expires=${Number(expires) + 3600}&signature=${signature}`,
      `${path}?expires=9999999999&signature=${signature}`,
      `${path}?expires=${expires}&signature=${'A'.repeat(43)}`,
      `${path}?expires=${expires}&signature=`,
      `${path}?expires=${expires}`,
      `${path}?signature=${signature}`,
      `${path}?${query}&expires=${expires}`,
      new SignedAddresses('another secret of the tests, over 32 bytes', { purpose: 'uploads', period: 3600 }).sign(path),
    ];
    for (const address of forged) expect([address, (await server.raw(address)).status]).toEqual([address, 404]);
    expect((await server.raw(`${path}?${query}`)).status).toBe(200);
  });
});

test('a photo that is rejected and approved again has a new address, and the old one redirects to it', async () => {
  const { id, fileKey } = await build();
  const photos = server.dataSource.getRepository(Photo);
  const statusOf = async (file: string) => (await server.raw(`/uploads/${fileKey}/${file}`, { redirect: 'manual' })).status;
  await photos.update(id, { status: ModerationStatus.REJECTED });
  expect(await Promise.all(['480.webp', '480-1.webp'].map(statusOf))).toEqual([404, 404]);
  await photos.update(id, { status: ModerationStatus.APPROVED });
  const photo = await photos.findOneByOrFail({ id });
  expect([photo.addressRevision, imageOf(photo).url]).toEqual([1, `/uploads/${fileKey}/960-1.webp`]);
  expect(await Promise.all(['480-1.webp', '480-2.webp', '480-01.webp', '480-0.webp'].map(statusOf))).toEqual([200, 302, 404, 404]);
  const { status, headers } = await server.raw(`/uploads/${fileKey}/480.webp`, { redirect: 'manual' });
  expect([status, headers.get('location'), headers.get('cache-control')]).toEqual([302, `/uploads/${fileKey}/480-1.webp`, 'private, no-store']);
});

test('an unchanged photo responds 304, and each width has its own ETag', async () => {
  const { fileKey } = await build();
  const etags = await Promise.all([480, 960].map(async (width) => (await server.rest(`/uploads/${fileKey}/${width}.webp`)).headers.get('etag') ?? ''));
  expect(new Set(etags).size).toBe(2);
  const again = await server.raw(`/uploads/${fileKey}/480.webp`, { headers: { 'If-None-Match': etags[0] ?? '' } });
  expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', etags[0]]);
  expect((await server.raw(`/uploads/${fileKey}/480.webp`, { headers: { 'If-None-Match': etags[1] ?? '' } })).status).toBe(200);
  const head = await server.raw(`/uploads/${fileKey}/480.webp`, { method: 'HEAD' });
  expect([head.status, head.text, head.headers.get('content-length')]).toEqual([200, '', '5000']);
});

test('a rejected or deleted photo responds 404, also to clients with a cached copy or a signed address', async () => {
  const photos = await Promise.all([build({ status: ModerationStatus.REJECTED }), build({ deletedAt: new Date() })]);
  for (const { fileKey } of photos) {
    const file = `/uploads/${fileKey}/480.webp`;
    for (const [address, etag] of [
      [file, ''],
      [file, `"${fileKey}-480"`],
      [addresses.sign(file), ''],
    ] as const) {
      const { status, body, headers: received } = await server.raw<ErrorBody>(address, { headers: { 'If-None-Match': etag } });
      expect([address, status, body.code, received.get('cache-control')]).toEqual([address, 404, 'NOT_FOUND', 'private, no-store']);
    }
  }
});

test('other paths below /uploads respond 404 or 400', async () => {
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

test('a storage error in the middle of a file aborts the response, and the server keeps running', async () => {
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

test('a client that disconnects in the middle of a file leaves no stream open', async () => {
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

test('a photo of a user is served after the upload, and responds 404 after its deletion', async () => {
  const headers = await server.signInAs(await buildUser(server.dataSource));
  const { body } = await server.send<{ _id: string; url: string }>('POST', '/api/photos', photoForm(), headers);
  expect((await server.rest(body.url)).status).toBe(200);
  await server.send('DELETE', `/api/photos/${body._id}`, undefined, headers);
  expect((await server.rest(body.url)).status).toBe(404);
});
