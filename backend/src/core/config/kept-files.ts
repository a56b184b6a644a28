import path from 'node:path';
import { cronSchedule, type EnvReader, integer, keyPrefix, password, text, webAddress } from './reader.js';

/** An S3-compatible bucket for uploaded files. */
export interface BucketSettings {
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly region: string;
  /** Where a server other than Amazon's is. */
  readonly endpoint: string | undefined;
  /** What every file's name in the bucket begins with, without a slash at the end. */
  readonly prefix: string | undefined;
}

/** The backups that the app makes by itself. */
export interface BackupSettings {
  /** When, as cron takes it, by the clock of the machine; undefined: never. */
  readonly schedule: string | undefined;
  /** An absolute path. */
  readonly dir: string;
  /** How many of them stay. */
  readonly keep: number;
}

/** A bucket of which all that it takes is set; undefined where nothing is, or where something is wrong. */
export function readBucket(read: EnvReader): BucketSettings | undefined {
  const known = read.problems.length;
  const bucket = read.optional('S3_BUCKET', text(63));
  const accessKeyId = read.optional('S3_ACCESS_KEY_ID', text());
  const secretAccessKey = read.optional('S3_SECRET_ACCESS_KEY', password(1));
  const rest = {
    region: read.get('S3_REGION', text(50), 'us-east-1'),
    endpoint: read.optional('S3_ENDPOINT', webAddress),
    prefix: read.optional('S3_PREFIX', keyPrefix),
  };
  if (read.problems.length > known) return undefined;
  if (bucket && accessKeyId && secretAccessKey) return { bucket, accessKeyId, secretAccessKey, ...rest };
  const parts = Object.entries({ S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey });
  for (const [name, value] of parts) {
    const others = parts.map(([other]) => other).filter((other) => other !== name);
    if (!value && parts.some(([, one]) => one)) read.problems.push(`${name}: expected together with ${others.join(' and ')} (all or none)`);
  }
  return undefined;
}

/** @param root what a relative folder is taken from */
export function readBackup(read: EnvReader, root: string, dataDir: string): BackupSettings {
  const dir = read.optional('BACKUP_DIR', text(4096));
  return {
    schedule: read.optional('BACKUP_SCHEDULE', cronSchedule),
    dir: dir ? path.resolve(root, dir) : path.join(dataDir, 'backups'),
    keep: read.get('BACKUP_KEEP', integer(1, 1000), 7),
  };
}
