import path from 'node:path';
import type { Env } from '../config/index.js';
import { BucketStore } from './bucket-store.js';
import type { FileStore, StoredFile } from './file-store.js';
import { FolderStore } from './folder-store.js';

export type { FileStore, StoredFile };

/** Returns the store for uploaded files: the bucket if one is configured, otherwise `DATA_DIR/uploads`. */
export const createFileStore = ({ bucket, dataDir }: Pick<Env, 'bucket' | 'dataDir'>): FileStore =>
  bucket ? new BucketStore(bucket) : new FolderStore(path.join(dataDir, 'uploads'));
