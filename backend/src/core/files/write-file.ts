import fs from 'node:fs/promises';
import { sentenceOf, StartError } from '../errors/index.js';

interface Options {
  /** Permissions of the file. */
  mode?: number;
  /** Checks the complete file before it gets its final name. If it throws, writing fails with that error. */
  check?: (unfinished: string) => Promise<unknown>;
}

/** Suffix of a file that is not complete yet. */
export const UNFINISHED = '.part';

/**
 * Writes a file under a temporary name, flushes it to disk and renames it. After a failure, an existing file is unchanged.
 * @throws StartError if the file cannot be written
 */
export async function writeFile(pieces: AsyncIterable<string | Buffer>, file: string, { mode = 0o666, check }: Options = {}): Promise<void> {
  const unfinished = `${file}${UNFINISHED}`;
  const attempt = <T>(step: Promise<T>): Promise<T> =>
    step.catch((cause: unknown) => {
      throw new StartError(sentenceOf(cause, file), { cause });
    });
  if ((await fs.stat(file).catch(() => undefined))?.isDirectory())
    await attempt(Promise.reject(Object.assign(new Error(), { code: 'EISDIR', syscall: 'open' })));
  await attempt(fs.rm(unfinished, { force: true }));
  const handle = await attempt(fs.open(unfinished, 'wx', mode));
  try {
    for await (const piece of pieces) await attempt(handle.appendFile(piece));
    await attempt(handle.sync());
    await check?.(unfinished);
    await attempt(fs.rename(unfinished, file));
  } catch (error) {
    await fs.rm(unfinished, { force: true });
    throw error;
  } finally {
    await handle.close();
  }
}
