import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { BucketSettings } from '../../src/core/config/index.js';

/** A running S3-compatible server. */
export interface BucketServer {
  /** Settings of its empty bucket `photos`. */
  settings: BucketSettings & { endpoint: string };
  close(): Promise<void>;
}

/** Starts an S3-compatible server in a thread of its own. */
export async function startBucketServer(): Promise<BucketServer> {
  const server = new Worker(new URL('server.mjs', import.meta.url));
  const [port] = (await once(server, 'message')) as [number];
  return {
    settings: {
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
      region: 'us-east-1',
      bucket: 'photos',
      endpoint: `http://127.0.0.1:${port}`,
      prefix: undefined,
    },
    async close() {
      server.postMessage('close');
      await once(server, 'message');
      await server.terminate();
    },
  };
}
