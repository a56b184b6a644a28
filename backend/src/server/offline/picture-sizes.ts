import { setImmediate as otherWork } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { FileStore } from '../../core/storage/index.js';
import { cityArt, placeArt } from '../pictures/index.js';
import type { Services } from '../services.js';
import type { KeptFile, KeptPicture } from './kept-pictures.js';

/** Maximum number of remembered sizes, a few MB. */
const REMEMBERED = 20_000;

/** Measures pictures: uploaded files in the store, illustrations by drawing them once. */
export class PictureSizes {
  private readonly known = new LRUCache<string, number>({ max: REMEMBERED });

  constructor(private readonly store: FileStore) {}

  /** Yields the pictures with their sizes. Leaves out files that are missing. */
  async *of(pictures: readonly KeptPicture[], services: Services): AsyncGenerator<KeptFile> {
    for (const picture of pictures) {
      const { file, key, measure } = 'upload' in picture ? this.uploaded(picture.upload) : drawn(picture, services);
      const bytes = this.known.get(key) ?? (await measure());
      if (bytes === null) continue;
      this.known.set(key, bytes);
      yield { kind: 'picture', file, bytes };
    }
  }

  /** An address such as `/uploads/{key}/480-2.webp` never gets other content. */
  private uploaded(file: string) {
    const [, name = '', width = ''] = /^\/uploads\/([\w-]+)\/(\d+)[^/]*\.webp$/.exec(file) ?? [];
    return { file, key: file, measure: () => this.store.size(`${name}/${width}.webp`) };
  }
}

function drawn(picture: Exclude<KeptPicture, { upload: string }>, { siteSettings }: Services) {
  const isCity = picture.art === 'city';
  const { key, svg } = isCity ? cityArt({ ...picture, layout: 'card' }) : placeArt({ ...picture, category: siteSettings.categories.sceneOf(picture.category) });
  const measure = async () => {
    await otherWork(); // drawing takes milliseconds
    return Buffer.byteLength(svg());
  };
  return { file: `/art/${isCity ? 'cities' : 'places'}/${picture.id}.svg`, key, measure };
}
