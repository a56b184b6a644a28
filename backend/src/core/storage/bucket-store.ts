import type { Readable } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import type { BucketSettings } from '../config/index.js';
import { unavailable } from '../errors/index.js';
import { checkedName, type FileStore, type StoredFile } from './file-store.js';

type Sdk = typeof import('@aws-sdk/client-s3');

/** Timeouts (ms) for connecting to the bucket's server, and for the start of its response. */
const CONNECTION_TIMEOUT = 3000;
const REQUEST_TIMEOUT = 10_000;

const isMissing = (error: unknown): boolean => (error as { name?: string }).name === 'NoSuchKey';

/** Stores files in an S3-compatible bucket. The client library is loaded for the first file, because most installations have no bucket. */
export class BucketStore implements FileStore {
  private opened: Promise<{ sdk: Sdk; client: S3Client }> | undefined;

  constructor(private readonly settings: BucketSettings) {}

  async put(name: string, bytes: Buffer, type: string): Promise<void> {
    const target = this.addressOf(name);
    await this.ask(({ sdk, client }) => client.send(new sdk.PutObjectCommand({ ...target, Body: bytes, ContentType: type })));
  }

  async get(name: string): Promise<StoredFile | null> {
    const target = this.addressOf(name);
    return this.ask(async ({ sdk, client }) => {
      try {
        const { Body, ContentLength = 0 } = await client.send(new sdk.GetObjectCommand(target));
        return { stream: Body as Readable, size: ContentLength };
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    });
  }

  async remove(names: readonly string[]): Promise<void> {
    const targets = names.map((name) => this.addressOf(name));
    // One by one: the request that deletes many objects needs a checksum that some compatible servers do not support.
    await this.ask(({ sdk, client }) => Promise.all(targets.map((target) => client.send(new sdk.DeleteObjectCommand(target)))));
  }

  async close(): Promise<void> {
    (await this.opened)?.client.destroy();
  }

  private addressOf(name: string): { Bucket: string; Key: string } {
    const { bucket, prefix } = this.settings;
    return { Bucket: bucket, Key: prefix ? `${prefix}/${checkedName(name)}` : checkedName(name) };
  }

  private async ask<T>(question: (tools: { sdk: Sdk; client: S3Client }) => Promise<T>): Promise<T> {
    this.opened ??= this.open();
    try {
      return await question(await this.opened);
    } catch (cause) {
      throw unavailable(cause);
    }
  }

  private async open(): Promise<{ sdk: Sdk; client: S3Client }> {
    const sdk = await import('@aws-sdk/client-s3');
    const { region, endpoint, accessKeyId, secretAccessKey } = this.settings;
    const client = new sdk.S3Client({
      region,
      ...(endpoint && { endpoint, forcePathStyle: true }),
      credentials: { accessKeyId, secretAccessKey },
      // Servers other than Amazon's only support the older checksums.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: { connectionTimeout: CONNECTION_TIMEOUT, requestTimeout: REQUEST_TIMEOUT, throwOnRequestTimeout: true },
    });
    return { sdk, client };
  }
}
