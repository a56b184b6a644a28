import type { EntityManager, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { type AccessRule, beginChange, changeOf, type ChangeType, type Viewer } from '../../../core/access/index.js';
import { Conflict, NotFound } from '../../../core/errors/index.js';
import { BackgroundJobs, GivenUp, type JobProgress } from '../../../core/jobs/index.js';
import { AT_ONCE, namedIds, type Selection, TooManyAtOnce } from '../../../core/selection/index.js';
import { ActivityAction, ActivityTarget } from '../activity.entity.js';
import type { ActivityService } from '../activity.service.js';
import { BULK_CHANGE, type BulkDetails, type BulkOrder } from './bulk.task.js';
import { bulkActor, failureOf, viewerOf } from './bulk-actor.js';

type Rows = SelectQueryBuilder<ObjectLiteral>;

/** An action on many rows. */
interface BulkAction<Filter, Values extends object> {
  /** Name in the payload of jobs. */
  name: string;
  kind: ActivityTarget;
  /** Access rule, which a job checks again at each portion. */
  rule: AccessRule;
  /** Returns a query for the rows that a filter finds, without those that the viewer cannot change; absent if rows are always named. */
  find?(filter: Filter, viewer: Viewer): Rows;
  /** Changes at most `AT_ONCE` rows. @param values what a job stores besides the selection, as JSON @throws TooManyAtOnce before it writes anything */
  run(viewer: Viewer, selection: Selection<Filter>, values: Values): Promise<ChangeType>;
}

/** Runs an action on the selected rows: at once, or as a job if there are more than `AT_ONCE`. */
export type RunBulk<Filter, Values extends object> = (viewer: Viewer, selection: Selection<Filter>, values: Values) => Promise<ChangeType>;

const withAfter = (rows: Rows, after: string | null): Rows => (after === null ? rows : rows.andWhere(`${rows.alias}.id > :bulkAfter`, { bulkAfter: after }));

/** Returns the ids that a selection names after the one that was handled last, in order. */
const namedAfter = (selection: Selection<unknown>, after: string | null): string[] =>
  namedIds(selection)
    .filter((id) => after === null || id > after)
    .sort();

/** Runs actions on any number of rows. Jobs run them in portions, by the same methods, and under one change id. */
export class BulkService {
  private readonly actions = new Map<string, BulkAction<unknown, object>>();

  constructor(
    private readonly manager: EntityManager,
    private readonly activities: ActivityService,
  ) {}

  /** Registers an action. @returns the function that runs it */
  define<Filter, Values extends object>(action: BulkAction<Filter, Values>): RunBulk<Filter, Values> {
    this.actions.set(action.name, action);
    return async (viewer, selection, values) => {
      try {
        return await action.run(viewer, selection, values);
      } catch (error) {
        if (error instanceof TooManyAtOnce) return this.start(viewer, action.kind, { action: action.name, selection, values, actor: bulkActor(viewer) });
        throw error;
      }
    };
  }

  private async start(viewer: Viewer, kind: ActivityTarget, order: BulkOrder): Promise<ChangeType> {
    const change = beginChange(viewer);
    const details: BulkDetails = { changeId: change.id, kind, action: order.action, changed: 0, skipped: 0, after: null };
    const jobId = await new BackgroundJobs(this.manager).add(BULK_CHANGE, order, { actorId: viewer.id, details });
    await this.activities.note(viewer, { action: ActivityAction.STARTED, kind: ActivityTarget.JOB, id: jobId, label: BULK_CHANGE.name });
    return changeOf(change, [], [], { jobId });
  }

  /** Returns the number of selected rows that are not handled yet. */
  async countLeft(order: BulkOrder, { details }: JobProgress): Promise<number> {
    const { action, selection } = order;
    const { changeId, after } = details as BulkDetails;
    if (!selection.filter) return namedAfter(selection, after).length;
    return withAfter(this.found(action, selection.filter, await this.viewer(order, changeId)), after).getCount();
  }

  /**
   * Runs an action on the next portion of the selected rows.
   * @returns the progress after it; undefined if there are no more rows
   * @throws GivenUp if the user may not do this any more, or the values are not valid any more
   */
  async runPortion(order: BulkOrder, { done, details }: JobProgress): Promise<JobProgress | undefined> {
    const { changeId, changed, skipped, after } = details as BulkDetails;
    const viewer = await this.viewer(order, changeId);
    const ids = await this.next(order, viewer, after);
    if (ids.length === 0) return undefined;
    const portion = await this.attempt(order, viewer, ids);
    return {
      done: done + ids.length,
      details: { ...details, changed: changed + portion.changed, skipped: skipped + portion.skipped, after: ids.at(-1) },
    };
  }

  private async attempt({ action, selection: { seen, asOf }, values }: BulkOrder, viewer: Viewer, ids: string[]) {
    const chosen = new Set(ids);
    const selection = seen ? { seen: seen.filter(({ id }) => chosen.has(id.toLowerCase())) } : { ids, asOf };
    try {
      const { count, leftOut } = await this.action(action).run(viewer, selection, values);
      return { changed: count, skipped: leftOut.length };
    } catch (error) {
      // Both say that no row of the portion had to be changed. A conflict with contents says that all have changed since they were read.
      if (error instanceof NotFound) return { changed: 0, skipped: 0 };
      if (error instanceof Conflict) return { changed: 0, skipped: error.current ? ids.length : 0 };
      throw failureOf(error);
    }
  }

  /** @throws GivenUp if the user may not do this any more */
  private viewer({ action, actor }: BulkOrder, changeId: string): Promise<Viewer> {
    return viewerOf(this.manager, actor, this.action(action).rule, changeId);
  }

  private async next({ action, selection }: BulkOrder, viewer: Viewer, after: string | null): Promise<string[]> {
    if (!selection.filter) return namedAfter(selection, after).slice(0, AT_ONCE);
    const rows = withAfter(this.found(action, selection.filter, viewer), after);
    const found = await rows.select(`${rows.alias}.id`, 'id').orderBy(`${rows.alias}.id`).limit(AT_ONCE).getRawMany<{ id: string }>();
    return found.map(({ id }) => id);
  }

  private found(name: string, filter: unknown, viewer: Viewer): Rows {
    const action = this.action(name);
    if (!action.find) throw new GivenUp(`${name} has no filter`);
    return action.find(filter, viewer);
  }

  private action(name: string): BulkAction<unknown, object> {
    const action = this.actions.get(name);
    if (!action) throw new GivenUp(`This version has no action ${name}`);
    return action;
  }
}
