import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { pipeline } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { extract, pack } from 'tar-stream';
import { StartError } from '../core/errors/index.js';

/** A file inside a backup. */
export interface Part {
  name: string;
  bytes: Buffer;
}

/** Name of the first file in every backup. */
export const MANIFEST = 'manifest.json';

/**
 * Length of the seal (bytes): the SHA-256 of the tar in hexadecimal, and a line feed. The seal follows the end-of-archive marker of the tar,
 * so other tar programs ignore it.
 */
const SEAL = 65;

/** Packs parts into a tar, and appends the seal. @returns the bytes of the backup, in chunks */
export async function* sealed(parts: AsyncIterable<Part>): AsyncGenerator<Buffer> {
  const tar = pack();
  const add = ({ name, bytes }: Part): Promise<void> =>
    new Promise((resolve, reject) => void tar.entry({ name, mode: 0o600 }, bytes, (error) => (error ? reject(error) : resolve())));
  const fill = async (): Promise<void> => {
    for await (const part of parts) await add(part);
    tar.finalize();
  };
  const filled = fill().catch((error: unknown) => tar.destroy(error as Error));
  const hash = createHash('sha256');
  try {
    for await (const piece of tar as AsyncIterable<Buffer>) {
      hash.update(piece);
      yield piece;
    }
  } finally {
    await filled;
  }
  yield Buffer.from(`${hash.digest('hex')}\n`);
}

async function readAt(handle: fs.promises.FileHandle, position: number, length: number): Promise<string> {
  const { buffer: bytes, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position);
  return bytes.toString('latin1', 0, bytesRead);
}

/**
 * Reads the whole backup and compares its SHA-256 with the seal.
 * @throws StartError if the file is no backup, or is damaged or incomplete
 */
export async function verify(file: string, signal: AbortSignal): Promise<void> {
  const handle = await fs.promises.open(file);
  try {
    const { size } = await handle.stat();
    if ((await readAt(handle, 0, MANIFEST.length + 1)) !== `${MANIFEST}\0`) throw new StartError(`${file} is not a backup of this app.`);
    const hash = createHash('sha256');
    for await (const piece of handle.createReadStream({ start: 0, end: Math.max(0, size - SEAL - 1), autoClose: false, signal }) as AsyncIterable<Buffer>)
      hash.update(piece);
    if ((await readAt(handle, size - SEAL, SEAL)) === `${hash.digest('hex')}\n`) return;
    throw new StartError(`${file} is damaged or not complete: its content does not match its checksum. Use another backup.`);
  } finally {
    await handle.close();
  }
}

/** Reads the parts of a backup, in the order of the tar. Call `verify` first. */
export async function* partsOf(file: string): AsyncGenerator<Part> {
  const { size } = fs.statSync(file);
  const tar = extract();
  pipeline(fs.createReadStream(file, { end: size - SEAL - 1 }), tar, () => undefined); // the loop below throws the error
  for await (const entry of tar) yield { name: entry.header.name, bytes: await buffer(entry) };
}
