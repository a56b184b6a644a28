import fs, { createReadStream } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import { Bucket, isNoObject } from '../../core/storage/index.js';
import type { BucketSettings } from '../../core/config/index.js';
import type { ByteSource } from '../../core/tiles/index.js';
import { checkedVersion, type MapStore, type StoredMap, versionOfName } from './map-store.js';

/** Timeout (ms) for sending an archive of 2 GB. */
const SENDING = 3_600_000;

/** Beginning of the keys below the prefix of the installation. */
const FOLDER = 'maps/';

/** Stores archives in a bucket, below `maps/`. Tiles are read by ranges. */
export class BucketMapStore implements MapStore {
  private readonly bucket: Bucket;

  constructor(settings: BucketSettings) {
    this.bucket = new Bucket(settings);
  }

  async keep(version: string, file: string): Promise<void> {
    const target = this.addressOf(version);
    await this.bucket.ask(async ({ sdk, client }) => {
      const { size } = await fs.promises.stat(file);
      const command = new sdk.PutObjectCommand({ ...target, Body: createReadStream(file), ContentLength: size, ContentType: 'application/vnd.pmtiles' });
      await client.send(command, { requestTimeout: SENDING });
      await fs.promises.rm(file);
    });
  }

  async open(version: string): Promise<ByteSource | null> {
    const size = await this.sizeOf(version);
    if (size === null) return null;
    const target = this.addressOf(version);
    const read = (offset: number, length: number): Promise<Buffer> =>
      this.bucket.ask(async ({ sdk, client }) => {
        const end = Math.min(size, offset + length) - 1;
        if (end < offset) return Buffer.alloc(0);
        try {
          const { Body } = await client.send(new sdk.GetObjectCommand({ ...target, Range: `bytes=${offset}-${end}` }));
          return await buffer(Body as Readable);
        } catch (error) {
          if (isNoObject(error)) return Buffer.alloc(0); // it was removed; the archive then counts as damaged
          throw error;
        }
      });
    return { size, read, close: () => Promise.resolve() };
  }

  sizeOf(version: string): Promise<number | null> {
    const target = this.addressOf(version);
    return this.bucket.ask(async ({ sdk, client }) => {
      try {
        return (await client.send(new sdk.HeadObjectCommand(target))).ContentLength ?? 0;
      } catch (error) {
        if (isNoObject(error)) return null;
        throw error;
      }
    });
  }

  list(): Promise<StoredMap[]> {
    const { Bucket: name, Key: prefix } = this.bucket.addressOf(FOLDER);
    return this.bucket.ask(async ({ sdk, client }) => {
      const found: StoredMap[] = [];
      for await (const { Contents = [] } of sdk.paginateListObjectsV2({ client }, { Bucket: name, Prefix: prefix })) {
        for (const { Key = '', LastModified } of Contents) {
          const version = versionOfName(Key.slice(prefix.length));
          if (version !== undefined && LastModified) found.push({ version, storedAt: LastModified.getTime() });
        }
      }
      return found;
    });
  }

  async remove(version: string): Promise<void> {
    const target = this.addressOf(version);
    await this.bucket.ask(({ sdk, client }) => client.send(new sdk.DeleteObjectCommand(target)));
  }

  close(): Promise<void> {
    return this.bucket.close();
  }

  private addressOf(version: string): { Bucket: string; Key: string } {
    return this.bucket.addressOf(`${FOLDER}${checkedVersion(version)}.pmtiles`);
  }
}
