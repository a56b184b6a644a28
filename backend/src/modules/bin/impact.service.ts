import type { EntityManager } from 'typeorm';
import { isId } from '../../core/db/index.js';
import { InvalidInput } from '../../core/errors/index.js';
import { MAX_ROWS } from '../../core/paging/index.js';
import { type Along, ActivityTarget } from '../activities/index.js';
import type { FavoriteModule } from '../favorites/index.js';
import type { DeletionImpactArgs } from './impact.input.js';
import type { DeletionImpact } from './impact.type.js';

/** Numbers, without those that are zero. */
type Counts = Partial<Record<keyof DeletionImpact, number>>;

const NONE: Readonly<Record<keyof DeletionImpact, number>> = { cities: 0, places: 0, reviews: 0, photos: 0, lists: 0, favorites: 0 };

const OF_USER = `SELECT
  (SELECT count(*)::integer FROM reviews WHERE user_id = $1 AND deleted_at IS NULL) AS reviews,
  (SELECT count(*)::integer FROM place_lists WHERE user_id = $1 AND deleted_at IS NULL) AS lists,
  (SELECT count(*)::integer FROM favorites WHERE user_id = $1) AS favorites`;

/** Counts what a deletion would take along, for the question before it. */
export class DeletionImpactService {
  constructor(
    private readonly manager: EntityManager,
    private readonly parts: Pick<FavoriteModule, 'activities' | 'cityAdmin' | 'placeAdmin'>,
  ) {}

  /**
   * Counts what goes along with one user or with selected cities or places, of those of a filter with `MAX_ROWS`: lists count no further.
   * @throws InvalidInput if not exactly one kind is given, or the selection is invalid
   */
  async of({ cities, places, userId }: DeletionImpactArgs): Promise<DeletionImpact> {
    const given = [cities, places, userId].filter(Boolean).length;
    if (given !== 1) throw new InvalidInput({ selection: given === 0 ? 'console.nothingSelected' : 'console.selectedTwice' });
    if (cities) return this.rows(ActivityTarget.CITY, 'cities', await this.parts.cityAdmin.selectedIds(cities, MAX_ROWS));
    if (places) return this.rows(ActivityTarget.PLACE, 'places', await this.parts.placeAdmin.selectedIds(places, MAX_ROWS));
    const [counts] = userId && isId(userId) ? await this.manager.query<Counts[]>(OF_USER, [userId]) : [];
    return { ...NONE, ...counts };
  }

  private async rows(kind: ActivityTarget, name: 'cities' | 'places', ids: readonly string[]): Promise<DeletionImpact> {
    const { table, bin } = this.parts.activities.table(kind);
    const along = Object.entries<string>(bin?.along ?? {}) as [Along, string][];
    const sums = [`count(*)::integer AS ${name}`, ...along.map(([what, count]) => `coalesce(sum((${count})), 0)::integer AS ${what}`)];
    const [counts] = await this.manager.query<Counts[]>(`SELECT ${sums.join(', ')} FROM ${table} t WHERE t.id = ANY($1::uuid[]) AND t.deleted_at IS NULL`, [
      ids,
    ]);
    return { ...NONE, ...counts };
  }
}
