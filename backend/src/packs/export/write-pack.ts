import { createWriteStream } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/** A file of a pack to write. */
export interface PackEntry {
  name: string;
  content: Buffer | AsyncIterable<string | Buffer>;
}

const readableOf = (content: PackEntry['content']): Readable => Readable.from(Buffer.isBuffer(content) ? [content] : content);

/** Time of all files in a zip: the same content makes the same bytes. */
const MOMENT = new Date('2000-01-01T00:00:00Z');

/** Yields the bytes of a zip with the entries, which are read one after the other. */
export async function* zipped(entries: AsyncIterable<PackEntry>): AsyncGenerator<Buffer> {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  let current: Readable | undefined;
  const fill = async (): Promise<void> => {
    for await (const { name, content } of entries) {
      if (output.destroyed) return; // nobody reads the zip any more
      current = readableOf(content);
      zip.addReadStream(current, name, { mtime: MOMENT, compress: !/\.(webp|png|pmtiles)$/.test(name) });
      await finished(current);
    }
    zip.end();
  };
  const filling = fill().catch((error: unknown) => void output.destroy(error as Error));
  try {
    for await (const piece of output) yield piece as Buffer;
  } finally {
    current?.destroy();
    await filling;
  }
}

/**
 * Writes a pack into a new folder. After a failure, the folder does not exist.
 * @throws errors of the file system, also if the folder exists and is not empty
 */
export async function writeFolder(entries: AsyncIterable<PackEntry>, folder: string): Promise<void> {
  const target = path.resolve(folder); // without a slash at its end
  const unfinished = `${target}.part`;
  await fs.rm(unfinished, { recursive: true, force: true });
  try {
    await fs.mkdir(unfinished, { recursive: true });
    for await (const { name, content } of entries) {
      const file = path.join(unfinished, name);
      await fs.mkdir(path.dirname(file), { recursive: true });
      await pipeline(readableOf(content), createWriteStream(file, { flags: 'wx' }));
    }
    await fs.rename(unfinished, target);
  } catch (error) {
    await fs.rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}
