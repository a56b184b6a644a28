import { createHash } from 'node:crypto';
import type { Response } from 'express';
import { LRUCache } from 'lru-cache';
import { ART_VERSION } from '../../art/index.js';
import { networkOf } from '../../core/access/index.js';
import type { RateLimit } from '../http/index.js';

/** Browsers keep a picture for an hour, then check whether it has changed: the scene of a category can. */
const CACHE_CONTROL = 'public, max-age=3600, stale-while-revalidate=2592000';
/** Maximum number of pictures in memory, each at most about 150 kB. One that costs more counts as several. */
const CACHED_PICTURES = 500;
/** Maximum cost of a picture that counts as one. */
const ONE = 2000;

/** A picture that can be drawn. */
interface Drawable {
  /** Key that changes whenever the picture does. */
  key: string;
  type: string;
  /** Cost of drawing it, in values, the unit of the rate limit. The client address that requests it first pays. */
  cost: number;
  /** Whether browsers check before each use whether it has changed. */
  isTransient?: boolean;
  draw: () => Promise<Buffer>;
}

/** Draws pictures on demand, and keeps them in memory. */
export class DrawnPictures {
  private readonly drawn = new LRUCache<string, Promise<{ bytes: Buffer; etag: string }>>({ maxSize: CACHED_PICTURES });

  constructor(private readonly rateLimit: RateLimit) {}

  /** Responds with a picture. */
  async send(response: Response, { key, type, cost, isTransient, draw }: Drawable): Promise<void> {
    let picture = this.drawn.get(key);
    if (!picture) {
      await this.rateLimit.spend(networkOf(response.req.ip), cost);
      picture = draw().then((bytes) => {
        // A weak tag: a strong one would promise the same bytes in every encoding.
        return { bytes, etag: `W/"${ART_VERSION}-${createHash('sha256').update(bytes).digest('base64url').slice(0, 16)}"` };
      });
      this.drawn.set(key, picture, { size: Math.ceil(cost / ONE) });
    }
    const { bytes, etag } = await picture.catch((error: unknown) => {
      this.drawn.delete(key);
      throw error;
    });
    response.set({
      'Content-Type': type,
      'Cache-Control': isTransient ? 'no-cache' : CACHE_CONTROL,
      ETag: etag,
      'Cross-Origin-Resource-Policy': 'cross-origin',
    });
    response.send(bytes);
  }
}
