import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { Reason } from '../core/errors/index.js';
import { createFileStore } from '../core/storage/index.js';
import type { Check } from './check.js';
import { failure, ok, reasonOf } from './finding.js';

/** Remedies by S3 error code. */
const REMEDIES: Readonly<Record<string, Reason>> = {
  NoSuchBucket: 'remedies.createBucket',
  InvalidAccessKeyId: 'remedies.correctAccessKeyId',
  SignatureDoesNotMatch: 'remedies.correctSecretAccessKey',
  AccessDenied: 'remedies.allowAccess',
  PermanentRedirect: 'remedies.setRegion',
};

/** Writes, reads and deletes a probe file in the S3 bucket, if one is configured. */
export const bucketCheck: Check = {
  name: 'checks.bucket',
  async run({ env }) {
    if (!env.bucket) return [];
    const store = createFileStore(env);
    const name = `doctor-${randomBytes(8).toString('hex')}/1.webp`;
    const content = randomBytes(64);
    try {
      await store.put(name, content, 'image/webp');
      const file = await store.get(name);
      const isSame = file !== null && content.equals(await buffer(file.stream));
      await store.remove([name]);
      if (isSame) return [ok(['findings.bucketUsable', { bucket: env.bucket.bucket }])];
      return [failure('findings.bucketDiffers', 'remedies.checkBucketProxies')];
    } catch (error) {
      const cause = (error as Error).cause ?? error;
      const { name: kind } = cause as Error;
      return [
        failure(
          ['findings.bucketUnusable', { bucket: env.bucket.bucket, message: `${kind === 'Error' ? '' : `${kind}, `}${reasonOf(cause)}` }],
          REMEDIES[kind] ?? 'remedies.correctBucket',
        ),
      ];
    } finally {
      await store.close();
    }
  },
};
