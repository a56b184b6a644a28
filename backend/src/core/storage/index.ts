import path from 'node:path';
import type { Env } from '../config/index.js';
import { Bucket, isNoObject } from './bucket.js';
import { BucketStore } from './bucket-store.js';
import type { FileStore, StoredFile } from './file-store.js';
import { FolderStore } from './folder-store.js';

export { Bucket, isNoObject };
export type { FileStore, StoredFile };

/** Returns the store for uploaded files: the bucket if one is configured, otherwise `DATA_DIR/uploads`. */
export const createFileStore = ({ bucket, dataDir }: Pick<Env, 'bucket' | 'dataDir'>): FileStore =>
  bucket ? new BucketStore(bucket) : new FolderStore(path.join(dataDir, 'uploads'));
