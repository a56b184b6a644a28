import { once } from 'node:events';
import fs from 'node:fs/promises';
import type { Writable } from 'node:stream';
import { UnusableFile } from '../modules/imports/index.js';

/** Writes pieces one after the other, no faster than they are taken. */
export async function write(pieces: AsyncIterable<string | Buffer>, to: Writable): Promise<void> {
  for await (const piece of pieces) if (!to.write(piece)) await once(to, 'drain');
}

/**
 * Writes beside the file first, down to the disk, so that a failure leaves what was there.
 * @param mode who may read the file
 * @throws UnusableFile
 */
export async function writeFile(pieces: AsyncIterable<string | Buffer>, file: string, mode = 0o666): Promise<void> {
  const unfinished = `${file}.part`;
  const attempt = <T>(step: Promise<T>): Promise<T> =>
    step.catch((error: unknown) => {
      throw new UnusableFile(`${file} cannot be written: ${(error as Error).message}`);
    });
  await attempt(fs.rm(unfinished, { force: true }));
  const handle = await attempt(fs.open(unfinished, 'wx', mode));
  try {
    for await (const piece of pieces) await attempt(handle.appendFile(piece));
    await attempt(handle.sync());
    await attempt(fs.rename(unfinished, file));
  } catch (error) {
    await fs.rm(unfinished, { force: true });
    throw error;
  } finally {
    await handle.close();
  }
}
