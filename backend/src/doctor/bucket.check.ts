import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { createFileStore } from '../core/storage/index.js';
import type { Check } from './check.js';
import { failure, ok, reasonOf } from './finding.js';

/** Remedies by S3 error code. */
const REMEDIES: Readonly<Record<string, string>> = {
  NoSuchBucket: 'Create the bucket, or correct S3_BUCKET.',
  InvalidAccessKeyId: 'Correct S3_ACCESS_KEY_ID.',
  SignatureDoesNotMatch: 'Correct S3_SECRET_ACCESS_KEY.',
  AccessDenied: 'Allow the key to put, get and delete objects in the bucket (s3:PutObject, s3:GetObject, s3:DeleteObject).',
  PermanentRedirect: 'Set S3_REGION to the region of the bucket.',
};

/** Writes, reads and deletes a probe file in the S3 bucket, if one is configured. */
export const bucketCheck: Check = {
  name: 'S3 bucket',
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
      if (isSame) return [ok(`files can be written to ${env.bucket.bucket}, read and deleted`)];
      return [
        failure(
          'a file read from the bucket differs from the file that was written',
          'Check proxies between the app and S3_ENDPOINT: they must not change bodies.',
        ),
      ];
    } catch (error) {
      const cause = (error as Error).cause ?? error;
      const { name: kind } = cause as Error;
      return [
        failure(
          `${env.bucket.bucket} cannot be used: ${kind === 'Error' ? '' : `${kind}, `}${reasonOf(cause)}`,
          REMEDIES[kind] ?? 'Correct the S3_ variables: .env.example explains them.',
        ),
      ];
    } finally {
      await store.close();
    }
  },
};
