import { LRUCache } from 'lru-cache';
import type { CityPack, PackCounts, PackPart } from './city-pack.js';

/** Number and total size (bytes) of some parts. */
interface Amount {
  count: number;
  bytes: number;
}

/** Parts of a pack by kind. Sizes are those of the stored bodies, uncompressed. */
export interface PackSummary extends PackCounts {
  responses: Amount;
  pictures: Amount;
  tiles: Amount;
}

/** Time (ms) for which a summary is remembered, and maximum number of summaries. */
const REMEMBERED = { ttl: 10 * 60_000, max: 500 };

/** Returns the body that the client stores for a part of a pack that is a response. */
const bodyOf = ({ data }: { data: unknown }): string => JSON.stringify(data);

async function summarize(pack: CityPack): Promise<PackSummary> {
  const [responses, pictures, tiles] = [0, 0, 0].map((): Amount => ({ count: 0, bytes: 0 })) as [Amount, Amount, Amount];
  const add = (to: Amount, bytes: number) => {
    to.count += 1;
    to.bytes += bytes;
  };
  const place = (part: PackPart) => {
    if (!('file' in part)) add(responses, Buffer.byteLength(bodyOf(part)));
    else add(part.kind === 'tile' ? tiles : pictures, part.bytes);
  };
  for await (const part of pack.read()) place(part);
  return { ...pack.counts, responses, pictures, tiles };
}

/** Summaries of packs, each made once for all visitors who ask at the same time or soon after. */
export class PackSummaries {
  private readonly known = new LRUCache<string, Promise<PackSummary>>(REMEMBERED);

  /** Returns the summary of a pack. @param key changes with what the pack is about */
  async of(key: string, makePack: () => CityPack): Promise<PackSummary> {
    const known = this.known.get(key);
    if (known) return known;
    const made = summarize(makePack());
    this.known.set(key, made);
    made.catch(() => this.known.delete(key));
    return made;
  }
}

/** Yields a pack as lines of JSON: the texts of its queries, its parts, and an end, without which it is not complete. */
export async function* linesOf(pack: CityPack, operations: ReadonlyMap<string, string>): AsyncGenerator<string> {
  const named = new Set<string>();
  for await (const part of pack.read()) {
    const query = 'operation' in part && !named.has(part.operation) && operations.get(part.operation);
    if (query) {
      named.add(part.operation);
      yield `${JSON.stringify({ operation: part.operation, query })}\n`;
    }
    yield `${JSON.stringify(part)}\n`;
  }
  yield `${JSON.stringify({ end: pack.counts })}\n`;
}
