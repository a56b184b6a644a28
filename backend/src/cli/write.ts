import { once } from 'node:events';
import type { Writable } from 'node:stream';

/** Writes pieces one after the other, no faster than they are taken. */
export async function write(pieces: AsyncIterable<string | Buffer>, to: Writable): Promise<void> {
  for await (const piece of pieces) if (!to.write(piece)) await once(to, 'drain');
}
