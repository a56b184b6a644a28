import type { S3Client } from '@aws-sdk/client-s3';
import type { BucketSettings } from '../config/index.js';
import { unavailable } from '../errors/index.js';

type Sdk = typeof import('@aws-sdk/client-s3');

/** The library of the bucket, and a client. */
export interface BucketTools {
  sdk: Sdk;
  client: S3Client;
}

/** Timeouts (ms) for connecting to the bucket's server, and for the start of its response. */
const CONNECTION_TIMEOUT = 3000;
const REQUEST_TIMEOUT = 10_000;

/** Returns whether a bucket has no object with the key of a request. A response without content has no code. */
export const isNoObject = (error: unknown): boolean => ['NoSuchKey', 'NotFound'].includes((error as { name?: string }).name ?? '');

/** An S3-compatible bucket. The client library is loaded for the first request, because most installations have no bucket. */
export class Bucket {
  private opened: Promise<BucketTools> | undefined;

  constructor(private readonly settings: BucketSettings) {}

  /** Returns the address of an object. @param key its key below the prefix of the installation */
  addressOf(key: string): { Bucket: string; Key: string } {
    const { bucket, prefix } = this.settings;
    return { Bucket: bucket, Key: prefix ? `${prefix}/${key}` : key };
  }

  /** Runs requests. @throws Busy if one fails */
  async ask<T>(question: (tools: BucketTools) => Promise<T>): Promise<T> {
    this.opened ??= this.open();
    try {
      return await question(await this.opened);
    } catch (cause) {
      throw unavailable(cause);
    }
  }

  async close(): Promise<void> {
    (await this.opened)?.client.destroy();
  }

  private async open(): Promise<BucketTools> {
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
