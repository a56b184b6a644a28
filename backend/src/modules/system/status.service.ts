import type { StatsFs } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { EntityManager } from 'typeorm';
import { ownVersion } from '../../core/config/index.js';
import { countJobs } from '../../core/jobs/index.js';
import type { SystemStatus } from './status.type.js';

/** Facts about the installation that do not change while it runs. */
export interface StatusParts {
  /** Folder of the data. */
  folder: string;
  /** Whether the app runs its own PostgreSQL. */
  isEmbedded: boolean;
}

const FACTS = `SELECT current_setting('server_version') AS "databaseVersion", pg_database_size(current_database())::float8 AS "databaseBytes"`;

/** Returns the sizes of the disk with a folder; of its nearest parent, if it does not exist. */
async function diskOf(folder: string): Promise<StatsFs> {
  try {
    return await fs.statfs(folder);
  } catch (error) {
    const parent = path.dirname(folder);
    if (parent === folder || (error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return diskOf(parent);
  }
}

/** Versions, sizes and queues of the installation. */
export class StatusService {
  constructor(
    private readonly manager: EntityManager,
    private readonly parts: StatusParts,
  ) {}

  async get(): Promise<SystemStatus> {
    const [facts] = await this.manager.query<[Pick<SystemStatus, 'databaseVersion' | 'databaseBytes'>]>(FACTS);
    const { bavail, blocks, bsize } = await diskOf(this.parts.folder);
    return {
      ...facts,
      ...this.parts,
      version: ownVersion(),
      nodeVersion: process.versions.node,
      freeBytes: bavail * bsize,
      diskBytes: blocks * bsize,
      startedAt: new Date(Date.now() - process.uptime() * 1000),
      jobs: await countJobs(this.manager),
    };
  }
}
