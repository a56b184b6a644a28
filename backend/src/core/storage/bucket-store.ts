import type { Readable } from 'node:stream';
import type { BucketSettings } from '../config/index.js';
import { Bucket, type BucketTools, isNoObject } from './bucket.js';
import { checkedName, type FileStore, type StoredFile } from './file-store.js';

/** Stores files in an S3-compatible bucket. */
export class BucketStore implements FileStore {
  private readonly bucket: Bucket;

  constructor(settings: BucketSettings) {
    this.bucket = new Bucket(settings);
  }

  async put(name: string, bytes: Buffer, type: string): Promise<void> {
    const target = this.addressOf(name);
    await this.bucket.ask(({ sdk, client }) => client.send(new sdk.PutObjectCommand({ ...target, Body: bytes, ContentType: type })));
  }

  async get(name: string): Promise<StoredFile | null> {
    const target = this.addressOf(name);
    return this.find(async ({ sdk, client }) => {
      const { Body, ContentLength = 0 } = await client.send(new sdk.GetObjectCommand(target));
      return { stream: Body as Readable, size: ContentLength };
    });
  }

  async size(name: string): Promise<number | null> {
    const target = this.addressOf(name);
    return this.find(async ({ sdk, client }) => (await client.send(new sdk.HeadObjectCommand(target))).ContentLength ?? 0);
  }

  async remove(names: readonly string[]): Promise<void> {
    const targets = names.map((name) => this.addressOf(name));
    // One by one: the request that deletes many objects needs a checksum that some compatible servers do not support.
    await this.bucket.ask(({ sdk, client }) => Promise.all(targets.map((target) => client.send(new sdk.DeleteObjectCommand(target)))));
  }

  close(): Promise<void> {
    return this.bucket.close();
  }

  private addressOf(name: string): { Bucket: string; Key: string } {
    return this.bucket.addressOf(checkedName(name));
  }

  /** Asks about one file. @returns null if it is missing */
  private find<T>(question: (tools: BucketTools) => Promise<T>): Promise<T | null> {
    return this.bucket.ask(async (tools) => {
      try {
        return await question(tools);
      } catch (error) {
        if (isNoObject(error)) return null;
        throw error;
      }
    });
  }
}
