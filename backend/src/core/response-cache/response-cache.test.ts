import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { CachedResponse, ResponseCache, type Reading } from './response-cache.js';
import type { CacheInvalidator } from './cache-invalidator.js';

/** Simulates the change notifications of the database. */
class Changes implements Pick<CacheInvalidator, 'moment' | 'isCurrent' | 'watches'> {
  isListening = true;
  private now = 1;
  private readonly changedAt = new Map<string, number>();

  moment = () => (this.isListening ? this.now : undefined);
  watches = (tables: readonly string[]) => !tables.includes('unwatched');
  isCurrent = (tables: readonly string[], readAt: number) => this.isListening && tables.every((table) => (this.changedAt.get(table) ?? 0) <= readAt);

  change(table: string): void {
    this.now += 1;
    this.changedAt.set(table, this.now);
  }
}

const reading = (text: string, { tables = ['places'], until = Infinity } = {}): Reading => ({ answer: new CachedResponse(text), tables, until });
const textOf = (answer: CachedResponse | undefined) => answer?.text;

let changes: Changes;
let cache: ResponseCache;
beforeEach(() => {
  changes = new Changes();
  cache = new ResponseCache(100_000, changes as unknown as CacheInvalidator);
});

test('caches a response until one of its tables changes', async () => {
  await cache.read('a', async () => reading('one'));
  expect(textOf(cache.get('a'))).toBe('one');
  changes.change('users');
  expect(textOf(cache.get('a'))).toBe('one');
  changes.change('places');
  expect(cache.get('a')).toBeUndefined();
});

test('returns but does not cache a response whose table changed during the read', async () => {
  const answer = await cache.read('a', async () => {
    changes.change('places');
    return reading('old');
  });
  expect([textOf(answer), cache.get('a')]).toEqual(['old', undefined]);
});

test('shares one read among simultaneous requests, but not with requests after a change', async () => {
  let finish: (found: Reading) => void = () => undefined;
  const slow = jest.fn(() => new Promise<Reading>((resolve) => (finish = resolve)));
  const all = [cache.read('a', slow), cache.read('a', slow), cache.read('a', slow)];
  const finishOld = finish;
  changes.change('places');
  const later = cache.read('a', slow);
  finish(reading('new'));
  finishOld(reading('old'));
  expect([slow.mock.calls.length, (await Promise.all(all)).map(textOf), textOf(await later), textOf(cache.get('a'))]).toEqual([
    2,
    ['old', 'old', 'old'],
    'new',
    'new',
  ]);
});

test('does not cache errors, missing responses and reads of tables without a change trigger', async () => {
  await expect(cache.read('a', () => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
  expect(await cache.read('a', async () => undefined)).toBeUndefined();
  expect(textOf(await cache.read('a', async () => reading('x', { tables: ['places', 'unwatched'] })))).toBe('x');
  expect(cache.get('a')).toBeUndefined();
});

test('caches a time-dependent response until its expiry', async () => {
  await cache.read('past', async () => reading('x', { until: Date.now() }));
  await cache.read('future', async () => reading('x', { until: Date.now() + 60_000 }));
  expect([textOf(cache.get('past')), textOf(cache.get('future'))]).toEqual([undefined, 'x']);
});

test('drops a response that was cached in the future, after the clock is set back', async () => {
  await cache.read('a', async () => reading('x', { until: Date.now() + 60_000 }));
  jest.spyOn(Date, 'now').mockReturnValueOnce(Date.now() - 86_400_000);
  expect([cache.get('a'), cache.get('a')]).toEqual([undefined, undefined]);
});

test('neither caches nor returns cached responses while change notifications are lost', async () => {
  await cache.read('a', async () => reading('x'));
  changes.isListening = false;
  await cache.read('b', async () => reading('x'));
  expect([cache.get('a'), cache.get('b')]).toEqual([undefined, undefined]);
});

test('removes the least recently used responses when the cache is full', async () => {
  for (let i = 0; i < 20; i += 1) await cache.read(`key ${i}`, async () => reading('x'.repeat(5000)));
  const kept = Array.from({ length: 20 }, (_, i) => cache.get(`key ${i}`) !== undefined);
  expect(kept.filter(Boolean)).toHaveLength(9);
  expect([kept[0], kept[19]]).toEqual([false, true]);
  await cache.read('huge', async () => reading('x'.repeat(60_000)));
  expect(cache.get('huge')).toBeUndefined();
});

test('compresses a long response once for each encoding', async () => {
  const text = 'twelve temples '.repeat(200);
  const answer = new CachedResponse(text);
  const [br, gzip] = await Promise.all([answer.in('br'), answer.in('gzip')]);
  const bytes = (body = '') => Buffer.from(body, 'latin1');
  expect([brotliDecompressSync(bytes(br)).toString(), gunzipSync(bytes(gzip)).toString()]).toEqual([text, text]);
  expect(await answer.in('br')).toBe(br);
  expect(new CachedResponse('short').in('br')).toBeUndefined();
});
