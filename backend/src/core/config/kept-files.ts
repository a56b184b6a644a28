import path from 'node:path';
import { cronSchedule, type EnvReader, integer, keyPrefix, password, text, webAddress } from './reader.js';

/** An S3-compatible bucket for uploaded files. */
export interface BucketSettings {
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly region: string;
  /** URL of an S3-compatible server other than Amazon's. */
  readonly endpoint: string | undefined;
  /** Prefix of all object keys, without a trailing slash. */
  readonly prefix: string | undefined;
}

/** Settings of scheduled backups. */
export interface BackupSettings {
  /** Cron expression in the local time of the machine; undefined disables the backups. */
  readonly schedule: string | undefined;
  /** Absolute path of the backup folder. */
  readonly dir: string;
  /** Number of backups that are kept. */
  readonly keep: number;
}

/** Reads the settings of a bucket. Returns undefined if none is set, or if they are incomplete or invalid. */
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

/**
 * Reads the settings of scheduled backups.
 * @param root folder to which a relative BACKUP_DIR belongs
 */
export function readBackup(read: EnvReader, root: string, dataDir: string): BackupSettings {
  const dir = read.optional('BACKUP_DIR', text(4096));
  return {
    schedule: read.optional('BACKUP_SCHEDULE', cronSchedule),
    dir: dir ? path.resolve(root, dir) : path.join(dataDir, 'backups'),
    keep: read.get('BACKUP_KEEP', integer(1, 1000), 7),
  };
}
