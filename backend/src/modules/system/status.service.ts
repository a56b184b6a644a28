import fs from 'node:fs/promises';
import type { EntityManager } from 'typeorm';
import { ownVersion } from '../../core/config/index.js';
import { countJobs } from '../../core/jobs/index.js';
import type { SystemStatus } from './status.type.js';

/** What the status says about the installation. */
export interface StatusParts {
  /** Folder of the data. */
  folder: string;
  /** Whether the app runs its own PostgreSQL. */
  isEmbedded: boolean;
}

const FACTS = `SELECT current_setting('server_version') AS "databaseVersion", pg_database_size(current_database())::float8 AS "databaseBytes"`;

/** Versions, sizes and queues of the installation. */
export class StatusService {
  constructor(
    private readonly manager: EntityManager,
    private readonly parts: StatusParts,
  ) {}

  async get(): Promise<SystemStatus> {
    const [facts] = await this.manager.query<[Pick<SystemStatus, 'databaseVersion' | 'databaseBytes'>]>(FACTS);
    const { bavail, blocks, bsize } = await fs.statfs(this.parts.folder);
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
