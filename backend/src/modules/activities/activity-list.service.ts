import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { isId } from '../../core/db/index.js';
import { countRows, type Page, type PageInput, readPage } from '../../core/paging/index.js';
import { Activity } from './activity.entity.js';
import type { ActivityFilter } from './activity.input.js';

const inOrder = (query: SelectQueryBuilder<Activity>): SelectQueryBuilder<Activity> =>
  query.orderBy('activity.created_at', 'DESC').addOrderBy('activity.id', 'DESC');

type ExportedActivity = Pick<Activity, 'id' | 'action' | 'targetKind' | 'targetId' | 'before' | 'after' | 'createdAt'>;

/** Reads the activity log. */
export class ActivityListService {
  constructor(private readonly manager: EntityManager) {}

  /** Returns a page of the activities that match a filter, the newest first. */
  async list(filter: ActivityFilter, page: PageInput): Promise<Page<Activity>> {
    const query = this.matching(filter);
    return readPage(page, await countRows(this.manager, query), ({ offset, limit }) => inOrder(query).offset(offset).limit(limit).getMany());
  }

  /** Returns up to `limit` matching activities after the one with the id `after`, the newest first, with their actors. */
  portion(filter: ActivityFilter, after: string | null, limit: number): Promise<Activity[]> {
    const query = this.matching(filter).leftJoinAndSelect('activity.actor', 'actor');
    if (after) query.andWhere('(activity.created_at, activity.id) < (SELECT last.created_at, last.id FROM activities last WHERE last.id = :after)', { after });
    return inOrder(query).limit(limit).getMany();
  }

  /**
   * Returns up to `limit` activities by a user and about their account after the one with the id `after`, the oldest first, without the actors, for
   * the data download. Each half is read from an index of its own: an OR would sort all rows for each portion.
   */
  exported(userId: string, after: string | null, limit: number): Promise<ExportedActivity[]> {
    const since = after === null ? '' : 'AND (created_at, id) > (SELECT last.created_at, last.id FROM activities last WHERE last.id = $3)';
    const rows = (where: string) => `(SELECT * FROM activities WHERE ${where} ${since} ORDER BY created_at, id LIMIT $2)`;
    return this.manager.query<ExportedActivity[]>(
      `SELECT id, action, target_kind AS "targetKind", target_id AS "targetId", before, after, created_at AS "createdAt"
       FROM (${rows('actor_id = $1')} UNION ALL ${rows(`target_kind = 'user' AND target_id = $1 AND actor_id IS DISTINCT FROM $1`)}) found
       ORDER BY found.created_at, id LIMIT $2`,
      [userId, limit, ...(after === null ? [] : [after])],
    );
  }

  private matching({ actorId, targetKind, targetId, action, since, until }: ActivityFilter): SelectQueryBuilder<Activity> {
    const query = this.manager.createQueryBuilder(Activity, 'activity').where('true');
    for (const [column, id] of [
      ['actor_id', actorId],
      ['target_id', targetId],
    ] as const) {
      if (id) query.andWhere(isId(id) ? `activity.${column} = :${column}` : 'false', { [column]: id });
    }
    if (targetKind) query.andWhere('activity.target_kind = :targetKind', { targetKind });
    if (action) query.andWhere('activity.action = :action', { action });
    if (since) query.andWhere('activity.created_at >= :since', { since });
    if (until) query.andWhere('activity.created_at < :until', { until });
    return query;
  }
}
