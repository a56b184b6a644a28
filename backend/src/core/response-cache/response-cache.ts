import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { CacheInvalidator } from './cache-invalidator.js';

const compressors = {
  br: (body: Buffer) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body: Buffer) => promisify(gzip)(body),
};
export type Encoding = keyof typeof compressors;

/** Smallest body (bytes) that is compressed, the same as for responses outside the cache. */
const WORTH_COMPRESSING = 1024;
/** Approximate size (bytes) of a cache entry besides its body. */
const OVERHEAD = 1000;

/**
 * The body of a response, ready to be sent. Its bytes are stored in a `latin1` string, one character per byte.
 * Node writes a string together with the response headers, but a buffer separately. The second write takes longer than all other work for a cached
 * response.
 */
export class CachedResponse {
  readonly body: string;
  private readonly encoded = new Map<Encoding, Promise<string>>();
  private tag: string | undefined;

  constructor(text: string) {
    // ASCII text has the same bytes in UTF-8 and latin1.
    this.body = Buffer.byteLength(text) === text.length ? text : Buffer.from(text).toString('latin1');
  }

  get text(): string {
    return this.bytes.toString();
  }

  /** Entity tag of the content (https://www.rfc-editor.org/rfc/rfc9110#name-etag). It is weak, because it is the same for all encodings. */
  get etag(): string {
    this.tag ??= `W/"${createHash('sha256').update(this.bytes).digest('base64url').slice(0, 27)}"`;
    return this.tag;
  }

  /** Returns the body in an encoding, compressed once; undefined if the body is too short to compress. */
  in(encoding: Encoding): Promise<string> | undefined {
    if (this.body.length < WORTH_COMPRESSING) return undefined;
    const known = this.encoded.get(encoding) ?? compressors[encoding](this.bytes).then((bytes) => bytes.toString('latin1'));
    this.encoded.set(encoding, known);
    return known;
  }

  private get bytes(): Buffer {
    return Buffer.from(this.body, 'latin1');
  }
}

/** A response and the tables from which it was read. */
export interface Reading {
  answer: CachedResponse;
  tables: readonly string[];
  /** Expiry (ms since the epoch); Infinity if only a change of the tables invalidates the response. */
  until: number;
}

interface Kept extends Reading {
  readAt: number;
  /** Time of caching (ms since the epoch). An entry from the future is invalid: the clock was set back. */
  keptAt: number;
}

function isNow({ keptAt, until }: Kept): boolean {
  const now = Date.now();
  return keptAt <= now && now < until;
}

interface UnderWay {
  readAt: number;
  reading: Promise<Reading | undefined>;
}

/**
 * Cache of responses for visitors who are not signed in. A change in one of its tables invalidates a response.
 * Each process has its own cache. The database notifies all processes of changes.
 */
export class ResponseCache {
  /** Cache hits and misses; stale entries count as misses, and also in `outdatedCount`. */
  hits = 0;
  misses = 0;
  outdatedCount = 0;
  private readonly kept: LRUCache<string, Kept>;
  private readonly underWay = new Map<string, UnderWay>();

  /** @param bytes maximum size of the cache, compressed bodies included */
  constructor(
    bytes: number,
    private readonly outdated: CacheInvalidator,
  ) {
    this.kept = new LRUCache({ maxSize: bytes, sizeCalculation: ({ answer }, key) => 2 * answer.body.length + 2 * key.length + OVERHEAD });
  }

  /** Returns the number of entries, and their current and maximum size (bytes). */
  get size(): { entries: number; bytes: number; maxBytes: number } {
    const { size, calculatedSize, maxSize } = this.kept;
    return { entries: size, bytes: calculatedSize, maxBytes: maxSize };
  }

  /** Returns the cached response of a key if it is still valid. */
  get(key: string): CachedResponse | undefined {
    const entry = this.kept.get(key);
    if (entry && this.outdated.isCurrent(entry.tables, entry.readAt) && isNow(entry)) {
      this.hits += 1;
      return entry.answer;
    }
    this.misses += 1;
    if (entry) {
      this.outdatedCount += 1;
      this.kept.delete(key);
    }
    return undefined;
  }

  /**
   * Reads a response and caches it. Concurrent calls with the same key share one read, unless a table has changed since that read began.
   * @param read resolves to undefined if there is no such response, which is not cached
   */
  async read(key: string, read: () => Promise<Reading | undefined>): Promise<CachedResponse | undefined> {
    const readAt = this.outdated.moment();
    if (readAt === undefined) return (await read())?.answer;
    const other = this.underWay.get(key);
    if (other && other.readAt === readAt) return (await other.reading)?.answer;
    const mine: UnderWay = { readAt, reading: read() };
    this.underWay.set(key, mine);
    try {
      const found = await mine.reading;
      if (found && this.outdated.watches(found.tables) && this.outdated.isCurrent(found.tables, readAt))
        this.kept.set(key, { ...found, readAt, keptAt: Date.now() });
      return found?.answer;
    } finally {
      if (this.underWay.get(key) === mine) this.underWay.delete(key);
    }
  }
}
