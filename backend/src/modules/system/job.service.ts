import type { EntityManager } from 'typeorm';
import type { Viewer } from '../../core/access/index.js';
import { Conflict, NotFound } from '../../core/errors/index.js';
import { type BackgroundJob, BackgroundJobs, type BackgroundState, type Task } from '../../core/jobs/index.js';
import { EXPORT_PACK, IMPORT_PACK } from '../../packs/index.js';
import { ActivityAction, type ActivityModule, ActivityTarget, BULK_CHANGE, type BulkDetails, UNDO_CHANGE } from '../activities/index.js';
import { MOVE_PLACES } from '../categories/index.js';
import { PREVIEW_IMPORT, READ_IMPORT, RUN_IMPORT, UNDO_IMPORT } from '../imports/index.js';
import { MAKE_MAP } from '../maps/index.js';
import { FIND_DUPLICATES } from '../places/index.js';
import { REMOVE_SAMPLE } from '../setup/index.js';
import { type BackgroundJobView, type BulkProgress, JobKind, JobState } from './job.type.js';
import { MAKE_BACKUP } from './make-backup.task.js';

/** Tasks by kind, and whether a started one can be cancelled. A move of places goes on until all have the word that visitors already see. */
const KINDS: Readonly<Record<JobKind, { task: Task<object>; canStop: boolean }>> = {
  [JobKind.MAKE_BACKUP]: { task: MAKE_BACKUP, canStop: true },
  [JobKind.REMOVE_SAMPLE]: { task: REMOVE_SAMPLE, canStop: true },
  [JobKind.MOVE_PLACES]: { task: MOVE_PLACES, canStop: false },
  [JobKind.BULK_CHANGE]: { task: BULK_CHANGE, canStop: true },
  [JobKind.UNDO_CHANGE]: { task: UNDO_CHANGE, canStop: true },
  [JobKind.FIND_DUPLICATES]: { task: FIND_DUPLICATES, canStop: true },
  [JobKind.EXPORT_PACK]: { task: EXPORT_PACK, canStop: true },
  [JobKind.IMPORT_PACK]: { task: IMPORT_PACK, canStop: true },
  [JobKind.UNDO_IMPORT]: { task: UNDO_IMPORT, canStop: true },
  [JobKind.READ_IMPORT]: { task: READ_IMPORT, canStop: true },
  [JobKind.PREVIEW_IMPORT]: { task: PREVIEW_IMPORT, canStop: true },
  [JobKind.RUN_IMPORT]: { task: RUN_IMPORT, canStop: true },
  [JobKind.MAKE_MAP]: { task: MAKE_MAP, canStop: true },
};

const KIND_OF: ReadonlyMap<string, JobKind> = new Map(Object.values(JobKind).map((kind) => [KINDS[kind].task.name, kind]));

const STATES: Readonly<Record<BackgroundState, JobState>> = {
  waiting: JobState.WAITING,
  running: JobState.RUNNING,
  done: JobState.DONE,
  failed: JobState.FAILED,
  cancelled: JobState.CANCELLED,
};

/** Tasks that change many rows. */
const BULK_TASKS: readonly Task<object>[] = [BULK_CHANGE, UNDO_CHANGE];

/** Time (s) for which ended jobs stay in the list of bulk changes, so that a client learns how they ended. */
const LATELY = 600;

/** Number of jobs in the list. They are kept for 30 days. */
const SHOWN = 50;

const bulkOf = ({ changeId, kind, action, changed, skipped }: BulkDetails): BulkProgress => ({
  changeId,
  targetKind: kind,
  action: action ?? null,
  changed,
  skipped,
});

function viewOf(job: BackgroundJob): BackgroundJobView[] {
  const { task, state, ...rest } = job;
  const kind = KIND_OF.get(task);
  if (kind === undefined) return [];
  const isOpen = state === 'waiting' || state === 'running';
  return [
    {
      ...rest,
      kind,
      bulk: BULK_TASKS.some(({ name }) => name === task) ? bulkOf(rest.details as BulkDetails) : null,
      state: STATES[state],
      canCancel: isOpen && !rest.isCancelled && KINDS[kind].canStop,
      canRetry: state === 'failed' || state === 'cancelled',
    },
  ];
}

/** Background jobs, for admins. */
export class JobService {
  private readonly jobs: BackgroundJobs;

  constructor(
    manager: EntityManager,
    private readonly left: Pick<ActivityModule, 'activities'>,
  ) {
    this.jobs = new BackgroundJobs(manager);
  }

  /** Returns the newest jobs. */
  async list(): Promise<BackgroundJobView[]> {
    return (await this.jobs.list(SHOWN)).flatMap(viewOf);
  }

  /** Returns the jobs of bulk changes and undos that are open or have ended lately, the newest first: their own for moderators, all for admins. */
  async bulkJobs({ id, role }: Viewer): Promise<BackgroundJobView[]> {
    return (await this.jobs.recent(BULK_TASKS, LATELY, role === 'admin' ? {} : { actorId: id })).flatMap(viewOf);
  }

  /**
   * Cancels the job of a bulk change or undo. What it has changed stays.
   * @throws NotFound if there is none, or it belongs to somebody else and the viewer is no admin; Conflict if it has ended
   */
  async cancelBulk(viewer: Viewer, id: string): Promise<BackgroundJobView> {
    const job = await this.get(id);
    if (!job.bulk || (job.actorId !== viewer.id && viewer.role !== 'admin')) throw new NotFound('job');
    return this.cancel(viewer, id);
  }

  /** Returns a job; null if there is none. */
  async find(id: string): Promise<BackgroundJobView | null> {
    const job = await this.jobs.get(id);
    const [view] = job ? viewOf(job) : [];
    return view ?? null;
  }

  /** @throws NotFound */
  async get(id: string): Promise<BackgroundJobView> {
    const view = await this.find(id);
    if (!view) throw new NotFound('job');
    return view;
  }

  /**
   * Cancels a job. A running one stops at the next point at which it leaves nothing half done.
   * @throws NotFound, Conflict if it has ended, or must not stop
   */
  async cancel(viewer: Viewer, id: string): Promise<BackgroundJobView> {
    const { canCancel, kind } = await this.get(id);
    if (!canCancel || !(await this.jobs.cancel(id))) throw new Conflict('system.jobNotCancellable');
    await this.left.activities.note(viewer, { action: ActivityAction.CANCELLED, kind: ActivityTarget.JOB, id, label: kind });
    return this.get(id);
  }

  /** Starts a failed or cancelled job again. @throws NotFound, Conflict if it is neither */
  async retry(viewer: Viewer, id: string): Promise<BackgroundJobView> {
    const { kind } = await this.get(id);
    if (!(await this.jobs.retry(KINDS[kind].task, id))) throw new Conflict('system.jobNotRetryable');
    await this.left.activities.note(viewer, { action: ActivityAction.STARTED, kind: ActivityTarget.JOB, id, label: kind });
    return this.get(id);
  }
}
