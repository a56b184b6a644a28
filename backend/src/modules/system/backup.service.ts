import fs from 'node:fs';
import { stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Cron } from 'croner';
import type { EntityManager } from 'typeorm';
import type { Viewer } from '../../core/access/index.js';
import type { BackupSettings } from '../../core/config/index.js';
import { newId } from '../../core/db/index.js';
import { Conflict, NotFound } from '../../core/errors/index.js';
import { BackgroundJobs } from '../../core/jobs/index.js';
import type { SignedAddresses } from '../../core/pictures/index.js';
import { ActivityAction, type ActivityModule, ActivityTarget } from '../activities/index.js';
import type { Backup, Backups } from './backup.type.js';
import { MAKE_BACKUP } from './make-backup.task.js';

/** Number of backups in the list. */
const SHOWN = 30;

/**
 * Reads the time that identifies a backup.
 * @throws NotFound for any other text, because no backup has it
 */
export function readDueAt(text: string): Date {
  const dueAt = new Date(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{3})?Z$/.test(text) ? text : NaN);
  if (Number.isNaN(dueAt.getTime())) throw new NotFound('backup');
  return dueAt;
}

/** Path of a backup's file. */
const filePath = (dueAt: Date): string => `/backups/${dueAt.toISOString()}`;

type Row = Omit<Backup, 'fileName' | 'canDownload'> & { file: string | null };

const ROWS = `SELECT due_at AS "dueAt", started_at AS "startedAt", ended_at AS "endedAt", machine, file, bytes::float8 AS bytes, missing, error FROM scheduled_backups`;

/** Dependencies of the backups. */
export interface BackupParts {
  settings: BackupSettings;
  /** Signs the addresses of files for a minute or two. */
  addresses: SignedAddresses;
}

/** Backups, for admins. */
export class BackupService {
  constructor(
    private readonly manager: EntityManager,
    private readonly left: Pick<ActivityModule, 'activities'>,
    private readonly parts: BackupParts,
  ) {}

  async overview(): Promise<Backups> {
    const { schedule, dir, keep } = this.parts.settings;
    const rows = await this.manager.query<Row[]>(`${ROWS} ORDER BY due_at DESC LIMIT $1`, [SHOWN]);
    return {
      items: await Promise.all(rows.map(backupOf)),
      schedule: schedule ?? null,
      nextAt: schedule === undefined ? null : new Cron(schedule, { mode: '5-part', paused: true }).nextRun(),
      folder: dir,
      keep,
    };
  }

  /** Starts a backup in the background. @returns the id of its job */
  async make(viewer: Viewer): Promise<string> {
    const id = await new BackgroundJobs(this.manager).add(MAKE_BACKUP, { dueAt: new Date().toISOString() }, { actorId: viewer.id, isSingle: true });
    await this.left.activities.note(viewer, { action: ActivityAction.STARTED, kind: ActivityTarget.BACKUP, id });
    return id;
  }

  /**
   * Returns an address from which a browser can load the file for a minute.
   * @throws NotFound, Conflict if this machine does not have the file
   */
  async link(viewer: Viewer, dueAt: Date): Promise<string> {
    const { machine, file } = await this.find(dueAt);
    if (machine !== os.hostname()) throw new Conflict(['system.backupElsewhere', { machine }]);
    if (!file || !(await statOf(file))) throw new Conflict('system.backupGone');
    await this.left.activities.note(viewer, {
      action: ActivityAction.DOWNLOADED,
      kind: ActivityTarget.BACKUP,
      id: newId(),
      label: path.basename(file),
    });
    return this.parts.addresses.sign(filePath(dueAt));
  }

  /**
   * Opens the file of a signed address.
   * @param query query parameters of the address
   * @throws NotFound for a wrong or expired signature, too, so that nobody learns which backups there are
   */
  async open(dueAt: Date, query: Readonly<Record<string, unknown>>): Promise<{ name: string; stream: fs.ReadStream; size: number }> {
    if (!this.parts.addresses.accepts(filePath(dueAt), query)) throw new NotFound('backup');
    const { file } = await this.find(dueAt);
    const found = file === null ? undefined : await statOf(file);
    if (file === null || !found) throw new NotFound('backup');
    return { name: path.basename(file), stream: fs.createReadStream(file), size: found.size };
  }

  private async find(dueAt: Date): Promise<Row> {
    const [row] = await this.manager.query<Row[]>(`${ROWS} WHERE due_at = $1`, [dueAt]);
    if (!row) throw new NotFound('backup');
    return row;
  }
}

async function statOf(file: string): Promise<fs.Stats | undefined> {
  const found = await stat(file).catch(() => undefined);
  return found?.isFile() ? found : undefined;
}

async function backupOf({ file, ...row }: Row): Promise<Backup> {
  const isHere = row.machine === os.hostname() && file !== null && (await statOf(file)) !== undefined;
  return { ...row, fileName: file && path.basename(file), canDownload: isHere };
}
