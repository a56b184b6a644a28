import type { EntityManager } from 'typeorm';
import type { Viewer } from '../../../core/access/index.js';
import { Conflict } from '../../../core/errors/index.js';
import { BackgroundJobs } from '../../../core/jobs/index.js';
import type { Page, PageInput } from '../../../core/paging/index.js';
import { ActivityAction, type ActivityModule, ActivityTarget, bulkActor } from '../../activities/index.js';
import { getImport, type ImportRecord, listImports, requireUndoable } from './import-record.js';
import { UNDO_IMPORT } from './undo-import.task.js';

/** Lists imports, and undoes them in the background. For admins. */
export class ImportHistoryService {
  constructor(
    private readonly manager: EntityManager,
    private readonly left: Pick<ActivityModule, 'activities'>,
  ) {}

  /** Returns a page of the imports, the newest first. */
  list(page: PageInput): Promise<Page<ImportRecord>> {
    return listImports(this.manager, page);
  }

  /**
   * Starts a job that undoes an import.
   * @throws NotFound; Conflict if the import cannot be undone, or a job undoes it already
   */
  async undo(viewer: Viewer, id: string): Promise<ImportRecord> {
    const { fileName, jobId } = await requireUndoable(this.manager, id, { isLocked: true });
    if (jobId !== null) throw new Conflict('console.importUndoStarted');
    const order = { importId: id, actor: bulkActor(viewer) };
    const newJobId = await new BackgroundJobs(this.manager).add(UNDO_IMPORT, order, { actorId: viewer.id, details: { importId: id, fileName } });
    await this.left.activities.note(viewer, { action: ActivityAction.STARTED, kind: ActivityTarget.JOB, id: newJobId, label: UNDO_IMPORT.name });
    return getImport(this.manager, id);
  }
}
