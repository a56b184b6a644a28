import { stat } from 'node:fs/promises';
import os from 'node:os';
import type { EntityManager } from 'typeorm';
import type { Viewer } from '../../../core/access/index.js';
import { newId } from '../../../core/db/index.js';
import { Conflict, InvalidInput, NotFound } from '../../../core/errors/index.js';
import { BackgroundJobs, type Task } from '../../../core/jobs/index.js';
import type { Page, PageInput } from '../../../core/paging/index.js';
import { shownFileName } from '../../../core/validation/index.js';
import { ActivityAction, type ActivityModule, ActivityTarget, bulkActor } from '../../activities/index.js';
import { loadAttributes } from '../../site/index.js';
import type { ImportFolder } from '../import-folder.js';
import { sourceOf } from '../source-name.js';
import { checkedChoices, targetsOf } from './check-choices.js';
import { checkReading } from './check-reading.js';
import {
  Choices,
  type ImportPoint,
  type ImportPreviewRow,
  type ImportRowOutcome,
  type ImportSource,
  type ImportTarget,
  type ReadingChoices,
} from './types/index.js';
import { type Draft, getDraft, reasonWithoutFile, type Step, unfinishedDrafts } from './draft.record.js';
import { type DraftOrder, PREVIEW_IMPORT, READ_IMPORT, RUN_IMPORT } from './draft.task.js';
import { previewPoints, previewRows } from './preview.query.js';
import { forgetSource, listSources, rememberSource } from './sources.js';

/** Maximum number of unfinished drafts. */
const MOST_DRAFTS = 20;

/** Prepares and runs imports in the console, for admins. */
export class ImportDraftService {
  private readonly jobs: BackgroundJobs;

  constructor(
    private readonly manager: EntityManager,
    private readonly left: Pick<ActivityModule, 'activities'>,
    private readonly folder: ImportFolder,
  ) {
    this.jobs = new BackgroundJobs(manager);
  }

  /** @throws NotFound */
  get(id: string): Promise<Draft> {
    return getDraft(this.manager, id);
  }

  /** Returns the path of the uploaded file of a draft, and its name. @throws NotFound; Conflict if this machine does not have it (any more) */
  async fileOf(id: string): Promise<{ path: string; name: string }> {
    const draft = await this.get(id);
    if (!(await this.folder.has(draft.id, 'upload'))) throw new Conflict(reasonWithoutFile(draft));
    return { path: this.folder.pathOf(draft.id, 'upload'), name: draft.fileName };
  }

  /** Returns the drafts whose import is not done, the newest first. */
  list(): Promise<Draft[]> {
    return unfinishedDrafts(this.manager);
  }

  /** Returns the fields and attributes that columns of a file with rows of a kind can give. */
  async targets(kind: Choices['kind']): Promise<ImportTarget[]> {
    return targetsOf(kind, await loadAttributes(this.manager));
  }

  /** Returns the sources whose choices are kept, the latest first. */
  sources(): Promise<ImportSource[]> {
    return listSources(this.manager);
  }

  /** Forgets the choices about the files of a source. @throws NotFound */
  async forgetSource(name: string): Promise<true> {
    if (!(await forgetSource(this.manager, name))) throw new NotFound('importSource');
    return true;
  }

  /** Returns the folder for uploads, which exists then. @throws Conflict if there are too many drafts: none is deleted before its time */
  async uploads(): Promise<string> {
    await this.requireRoom();
    await this.folder.prepare();
    return this.folder.folder;
  }

  /**
   * Takes an uploaded file, and starts to read it.
   * @param file its path @param name its name on the machine of the user
   * @throws InvalidInput if it is empty, Conflict if there are too many drafts
   */
  async receive(viewer: Viewer, file: string, name: string): Promise<Draft> {
    const { size } = await stat(file);
    if (size === 0) throw new InvalidInput({ file: 'console.importEmptyFile' });
    await this.requireRoom();
    const id = newId();
    const fileName = shownFileName(name);
    const choices = Object.assign(new Choices(), { kind: 'places', source: sourceOf(fileName) });
    await this.manager.query(`INSERT INTO import_drafts (id, actor_id, file_name, bytes, machine, step, choices) VALUES ($1, $2, $3, $4, $5, 'read', $6)`, [
      id,
      viewer.id,
      fileName,
      size,
      os.hostname(),
      choices,
    ]);
    await this.folder.keep(id, file);
    await this.start(viewer, { id, fileName }, 'read', READ_IMPORT, { options: {} });
    return this.get(id);
  }

  /** Reads the file again. @throws NotFound; InvalidInput for an unknown format, encoding or delimiter; Conflict once the import has begun */
  async read(viewer: Viewer, id: string, { format, encoding, delimiter, sheet }: ReadingChoices): Promise<Draft> {
    const options = { format: format || null, encoding: encoding || null, delimiter: delimiter || null, sheet: sheet || null };
    checkReading(options);
    const draft = await this.changeable(id);
    await this.start(viewer, draft, 'read', READ_IMPORT, { options });
    return this.get(id);
  }

  /** Stores the choices, and makes the preview. @throws NotFound; InvalidInput with every wrong choice; Conflict if the file is not read, or the import has begun */
  async preview(viewer: Viewer, id: string, given: Choices): Promise<Draft> {
    const draft = await this.changeable(id);
    if (draft.reading === null || draft.state === 'reading') throw new Conflict('console.importNotRead');
    const choices = await checkedChoices(this.manager, given, draft.reading);
    await this.manager.query('UPDATE import_drafts SET choices = $2, preview = NULL WHERE id = $1', [id, choices]);
    await this.start(viewer, draft, 'preview', PREVIEW_IMPORT, {});
    return this.get(id);
  }

  /** Starts the import, or goes on with it, and remembers the choices as those of their source. @throws NotFound, Conflict */
  async run(viewer: Viewer, id: string): Promise<Draft> {
    const draft = await getDraft(this.manager, id, { isLocked: true });
    const { state, reading, choices, fileName } = draft;
    if ((state !== 'previewed' && state !== 'interrupted') || reading === null) throw new Conflict('console.importNotPreviewed');
    if (draft.preview && draft.preview.counts.read === draft.preview.counts.rejected) throw new Conflict('console.importNothing');
    if (state === 'previewed') await rememberSource(this.manager, { choices, reading, fileName });
    const jobId = await this.start(viewer, draft, 'run', RUN_IMPORT, {});
    await this.left.activities.note(viewer, { action: ActivityAction.STARTED, kind: ActivityTarget.JOB, id: jobId, label: RUN_IMPORT.name });
    return this.get(id);
  }

  /** Deletes a draft and its file. What its import has written stays. @throws NotFound, Conflict while it is running */
  async discard(id: string): Promise<boolean> {
    const { state, jobId } = await getDraft(this.manager, id, { isLocked: true });
    if (state === 'running') throw new Conflict('console.importStillRunning');
    if (jobId) await this.jobs.cancel(jobId);
    await this.manager.query('DELETE FROM import_drafts WHERE id = $1', [id]);
    await this.folder.remove(id, ['upload']);
    return true;
  }

  /** Returns a page of the rows of the preview. @param outcome only rows with it; null for all rows @throws NotFound */
  async rows(id: string, outcome: ImportRowOutcome | null, page: PageInput): Promise<Page<ImportPreviewRow>> {
    const { choices } = await this.get(id);
    return previewRows(this.manager, id, { outcome, page, choices });
  }

  /** Returns rows of the preview that have a position. @throws NotFound */
  async points(id: string): Promise<ImportPoint[]> {
    return previewPoints(this.manager, (await this.get(id)).id);
  }

  private async requireRoom(): Promise<void> {
    if ((await this.list()).length >= MOST_DRAFTS) throw new Conflict(['console.importTooManyDrafts', { n: MOST_DRAFTS }]);
  }

  /** Returns a draft whose choices can change, and locks it. @throws NotFound, Conflict */
  private async changeable(id: string): Promise<Draft> {
    const draft = await getDraft(this.manager, id, { isLocked: true });
    const { state, importId } = draft;
    if (state === 'running') throw new Conflict('console.importStillRunning');
    if (state === 'done') throw new Conflict('console.importIsDone');
    if (state === 'interrupted' && importId !== null) throw new Conflict('console.importHasBegun');
    return draft;
  }

  /** Starts a step in place of the last one. @returns the id of its job */
  private async start<Order extends DraftOrder>(
    viewer: Viewer,
    { id, fileName, jobId: former = null }: Pick<Draft, 'id' | 'fileName'> & { jobId?: string | null },
    step: Step,
    task: Task<Order>,
    own: Omit<Order, keyof DraftOrder>,
  ): Promise<string> {
    if (former) await this.jobs.cancel(former);
    const order = { draftId: id, actor: bulkActor(viewer), ...own } as Order;
    const jobId = await this.jobs.add(task, order, { actorId: viewer.id, details: { draftId: id, fileName } });
    const changes = step === 'read' ? ', preview = NULL' : '';
    await this.manager.query(`UPDATE import_drafts SET step = $2, job_id = $3, problem = NULL, updated_at = now()${changes} WHERE id = $1`, [id, step, jobId]);
    return jobId;
  }
}
