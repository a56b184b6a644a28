import { once } from 'node:events';
import type { Writable } from 'node:stream';

/** Writes all pieces to a stream, and waits while its buffer is full. */
export async function write(pieces: AsyncIterable<string | Buffer>, to: Writable): Promise<void> {
  for await (const piece of pieces) if (!to.write(piece)) await once(to, 'drain');
}
