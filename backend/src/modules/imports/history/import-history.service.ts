import { createReadStream } from 'node:fs';
import type { EntityManager } from 'typeorm';
import type { Viewer } from '../../../core/access/index.js';
import { Conflict, NotFound } from '../../../core/errors/index.js';
import { BackgroundJobs } from '../../../core/jobs/index.js';
import type { Page, PageInput } from '../../../core/paging/index.js';
import { CSV_TYPE, FileAnswer } from '../../../core/rest/index.js';
import { ActivityAction, type ActivityModule, ActivityTarget, bulkActor } from '../../activities/index.js';
import type { ImportFolder } from '../import-folder.js';
import { getImport, listImports, requireUndoable } from './import-record.js';
import { type ImportView, viewOf } from './import.type.js';
import { UNDO_IMPORT } from './undo-import.task.js';

/** Lists imports, and undoes them in the background. For admins. */
export class ImportHistoryService {
  /** @param folder files of the imports that the console makes */
  constructor(
    private readonly manager: EntityManager,
    private readonly left: Pick<ActivityModule, 'activities'>,
    private readonly folder: ImportFolder,
  ) {}

  /** Returns a page of the imports, the newest first. */
  async list(page: PageInput): Promise<Page<ImportView>> {
    const { items, ...rest } = await listImports(this.manager, page);
    return { ...rest, items: await Promise.all(items.map((record) => viewOf(record, this.folder))) };
  }

  /** @throws NotFound */
  async get(id: string): Promise<ImportView> {
    return viewOf(await getImport(this.manager, id), this.folder);
  }

  /** Opens the file of the rejected records of an import, or of its values that were left out. @throws NotFound if it has none, or it is deleted */
  async file(id: string, kind: 'rejected' | 'leftOut'): Promise<FileAnswer> {
    const { draftId, fileName } = await getImport(this.manager, id);
    if (draftId === null || !(await this.folder.has(draftId, kind))) throw new NotFound('importFile');
    const name = `${(fileName ?? 'import').replace(/\.[^.]*$/, '')}.${kind === 'rejected' ? 'rejected' : 'left-out'}`;
    return new FileAnswer(CSV_TYPE, name, 'csv', createReadStream(this.folder.pathOf(draftId, kind), 'utf8') as AsyncIterable<string>);
  }

  /**
   * Starts a job that undoes an import.
   * @throws NotFound; Conflict if the import cannot be undone, or a job undoes it already
   */
  async undo(viewer: Viewer, id: string): Promise<ImportView> {
    const { fileName, jobId } = await requireUndoable(this.manager, id, { isLocked: true });
    if (jobId !== null) throw new Conflict('console.importUndoStarted');
    const order = { importId: id, actor: bulkActor(viewer) };
    const newJobId = await new BackgroundJobs(this.manager).add(UNDO_IMPORT, order, { actorId: viewer.id, details: { importId: id, fileName } });
    await this.left.activities.note(viewer, { action: ActivityAction.STARTED, kind: ActivityTarget.JOB, id: newJobId, label: UNDO_IMPORT.name });
    return this.get(id);
  }
}
