import path from 'node:path';
import type { Env } from '../../core/config/index.js';
import { BucketMapStore } from './bucket-map-store.js';
import { FolderMapStore, type MapStore } from './map-store.js';

/** Folder of map archives, and of their uploads. */
export const mapFolder = ({ dataDir }: Pick<Env, 'dataDir'>): string => path.join(dataDir, 'maps');

/** Returns the store of archives: the bucket if one is configured, otherwise the folder. */
export const createMapStore = (env: Pick<Env, 'bucket' | 'dataDir'>): MapStore =>
  env.bucket ? new BucketMapStore(env.bucket) : new FolderMapStore(mapFolder(env));
