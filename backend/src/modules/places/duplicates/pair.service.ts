import type { EntityManager } from 'typeorm';
import type { Viewer } from '../../../core/access/index.js';
import { isId } from '../../../core/db/index.js';
import { NotFound } from '../../../core/errors/index.js';
import { BackgroundJobs } from '../../../core/jobs/index.js';
import { type Page, type PageInput, readPage } from '../../../core/paging/index.js';
import { ActivityAction, ActivityTarget } from '../../activities/index.js';
import type { CityModule } from '../../cities/index.js';
import { adminPlaceOf } from '../admin/index.js';
import { FIND_DUPLICATES } from './find-duplicates.task.js';
import type { ComparedPlace, DuplicateFilter, DuplicatePair, DuplicateSearch } from './duplicates.type.js';

const COLUMNS = `p.a || ':' || p.b AS id, p.a, p.b, p.distance, p.similarity, p.state = 'dismissed' AS "isDismissed", p.found_at AS "foundAt"`;
/** Places of deleted cities stay in the table: a city can be restored. */
const FROM = 'FROM duplicate_pairs p JOIN cities c ON c.id = p.city_id AND c.deleted_at IS NULL';

const NAME_OF_KIND = 'find-duplicates';

/** SQL for the numbers of what belongs to the place `t`. The tables of the modules on the right have no other reader here. */
const COUNTS = Object.entries({
  reviews: 'FROM reviews r WHERE r.place_id = t.id AND r.deleted_at IS NULL',
  photos: `FROM (SELECT photo_id FROM place_images WHERE place_id = t.id
    UNION ALL SELECT rp.photo_id FROM review_photos rp JOIN reviews r ON r.id = rp.review_id WHERE r.place_id = t.id AND r.deleted_at IS NULL) pictures`,
  favorites: 'FROM favorites f WHERE f.place_id = t.id',
  lists: 'FROM place_list_items i WHERE i.place_id = t.id',
  edits: `FROM place_edits e WHERE e.place_id = t.id AND e.status = 'pending'`,
  reports: `FROM reports o WHERE o.place_id = t.id AND o.status = 'open'`,
})
  .map(([name, from]) => `(SELECT count(*)::integer ${from}) AS ${name}`)
  .join(', ');

/** Pairs of places that can be duplicates. */
export class DuplicatePairService {
  constructor(
    private readonly manager: EntityManager,
    private readonly left: Pick<CityModule, 'activities'>,
  ) {}

  /** Returns a page of the pairs, the likeliest first. */
  async list({ cityId, isDismissed }: DuplicateFilter, page: PageInput): Promise<Page<DuplicatePair>> {
    if (cityId && !isId(cityId)) return readPage(page, 0, () => Promise.resolve([]));
    const state = isDismissed ? 'dismissed' : 'open';
    const where = `WHERE p.state = $1${cityId ? ' AND p.city_id = $2' : ''}`;
    const values = cityId ? [state, cityId] : [state];
    const [row] = await this.manager.query<{ n: number }[]>(`SELECT count(*)::integer AS n ${FROM} ${where}`, values);
    return readPage(page, row?.n ?? 0, ({ offset, limit }) =>
      this.manager.query(`SELECT ${COLUMNS} ${FROM} ${where} ORDER BY p.similarity DESC, p.distance, p.a, p.b LIMIT ${limit} OFFSET ${offset}`, values),
    );
  }

  /**
   * Marks the places of a pair as different, or takes that back.
   * @throws NotFound
   */
  async dismiss(viewer: Viewer, ids: readonly [string, string], isDismissed: boolean): Promise<DuplicatePair> {
    const [a, b] = ids.map((id) => id.toLowerCase()).sort();
    const isKnown = ids.every(isId);
    const [changed] = isKnown
      ? await this.manager.query<[{ id: string }[]]>('UPDATE duplicate_pairs SET state = $3 WHERE a = $1 AND b = $2 AND state <> $3 RETURNING a AS id', [
          a,
          b,
          isDismissed ? 'dismissed' : 'open',
        ])
      : [[]];
    const [pair] = isKnown ? await this.manager.query<DuplicatePair[]>(`SELECT ${COLUMNS} ${FROM} WHERE p.a = $1 AND p.b = $2`, [a, b]) : [];
    if (!pair) throw new NotFound('pair');
    if (changed.length > 0) await this.note(viewer, pair);
    return pair;
  }

  /** Returns when places were last compared, and whether a search is running. */
  async search(): Promise<DuplicateSearch> {
    const [row] = await this.manager.query<[{ comparedAt: Date | null }]>('SELECT compared_at AS "comparedAt" FROM duplicate_search');
    const job = await new BackgroundJobs(this.manager).last(FIND_DUPLICATES);
    return { comparedAt: row.comparedAt, isRunning: job?.state === 'waiting' || job?.state === 'running' };
  }

  /** Starts a search in the background. Has no effect while one waits. */
  async start(viewer: Viewer): Promise<DuplicateSearch> {
    const id = await new BackgroundJobs(this.manager).add(FIND_DUPLICATES, {}, { actorId: viewer.id, isSingle: true });
    await this.left.activities.note(viewer, { action: ActivityAction.STARTED, kind: ActivityTarget.JOB, id, label: NAME_OF_KIND });
    return this.search();
  }

  /** Returns two places with the numbers of what belongs to them. @throws NotFound */
  async compare(ids: readonly [string, string]): Promise<ComparedPlace[]> {
    const places = await Promise.all(ids.map((id) => adminPlaceOf(this.manager, id)));
    const counts = await this.manager.query<(Omit<ComparedPlace, 'place'> & { id: string })[]>(
      `SELECT t.id, ${COUNTS} FROM places t WHERE t.id = ANY($1::uuid[])`,
      [places.map(({ id }) => id)],
    );
    return places.flatMap((place) => counts.filter(({ id }) => id === place.id).map((count) => ({ ...count, place })));
  }

  private async note(viewer: Viewer, { a, b, isDismissed }: DuplicatePair): Promise<void> {
    const rows = await this.manager.query<{ id: string; name: string }[]>('SELECT id, name FROM places WHERE id = ANY($1::uuid[])', [[a, b]]);
    const nameOf = (id: string) => rows.find((row) => row.id === id)?.name;
    const action = isDismissed ? ActivityAction.DISMISSED : ActivityAction.UNDONE;
    await this.left.activities.note(viewer, { action, kind: ActivityTarget.PLACE, id: a, label: nameOf(a), after: { duplicate_of: nameOf(b) } });
  }
}
