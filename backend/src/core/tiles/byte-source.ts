import fs from 'node:fs/promises';

/** Bytes that are read in parts: a file, an object of a bucket, or an address on the web. */
export interface ByteSource {
  /** Number of all bytes. */
  readonly size: number;
  /** Returns `length` bytes from `offset` on; fewer at the end. */
  read(offset: number, length: number): Promise<Buffer>;
  close(): Promise<void>;
}

/** Opens a file. @throws the error of the file system if it cannot be opened */
export async function fileSource(path: string): Promise<ByteSource> {
  const handle = await fs.open(path);
  try {
    const { size } = await handle.stat();
    return {
      size,
      async read(offset, length) {
        const bytes = Buffer.allocUnsafe(Math.max(0, Math.min(length, size - offset)));
        const { bytesRead } = await handle.read(bytes, 0, bytes.length, offset);
        return bytes.subarray(0, bytesRead);
      },
      close: () => handle.close(),
    };
  } catch (error) {
    await handle.close();
    throw error;
  }
}

/** Returns a source of bytes in memory. */
export const memorySource = (bytes: Buffer): ByteSource => ({
  size: bytes.length,
  read: (offset, length) => Promise.resolve(bytes.subarray(offset, offset + length)),
  close: () => Promise.resolve(),
});
