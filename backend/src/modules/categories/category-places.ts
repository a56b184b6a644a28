import type { EntityManager } from 'typeorm';
import type { Change } from '../../core/access/index.js';
import { Conflict } from '../../core/errors/index.js';
import { BackgroundJobs } from '../../core/jobs/index.js';
import { AT_ONCE } from '../../core/selection/index.js';
import { ActivityAction, type ActivityModule, ActivityTarget } from '../activities/index.js';
import { MOVE_PLACES } from './move-places.task.js';

/** SQL condition: `$1` has the main category of the place `t`. Each half has an index of its own. */
const HAS_MAIN = `((t.category = ANY($1::text[]) AND t.status = 'active' AND t.deleted_at IS NULL)
  OR (t.category = ANY($1::text[]) AND (t.status <> 'active' OR t.deleted_at IS NOT NULL)))`;

/** SQL condition: the place `t` has one of the words `$1` as a further category. */
const HAS_FURTHER = `(t.more_categories && $1::text[] AND t.more_categories <> '{}')`;

/** Places of categories: gives them the slug in place of an alias. */
export class CategoryPlaces {
  constructor(
    private readonly manager: EntityManager,
    private readonly parts: Pick<ActivityModule, 'activities'>,
  ) {}

  /** Returns the number of places of any status with one of these words, at most `limit`. */
  async count(words: readonly string[], limit: number): Promise<number> {
    const [row] = await this.manager.query<{ n: number }[]>(
      `SELECT count(*)::integer AS n FROM (SELECT FROM places t WHERE ${HAS_MAIN} OR ${HAS_FURTHER} LIMIT ${limit}) found`,
      [words],
    );
    return row?.n ?? 0;
  }

  /** @throws Conflict if a place has one of these words, also if it is deleted, or a suggested edit would give it one */
  async requireNone(words: readonly string[]): Promise<void> {
    const n = await this.count(words, 1_000_000);
    if (n > 0) throw new Conflict(['categories.inUse', { n }]);
    const suggested = await this.manager.query<unknown[]>(
      `SELECT 1 FROM place_edits WHERE status = 'pending' AND (changes -> 'category' ->> 'after' = ANY($1::text[])
        OR string_to_array(changes -> 'moreCategories' ->> 'after', ';') && $1::text[]) LIMIT 1`,
      [words],
    );
    if (suggested.length > 0) throw new Conflict('categories.suggested');
  }

  /** Gives the places with pending aliases the slugs: at once and as part of the change if they are few, by a job otherwise. */
  async move(change: Change): Promise<void> {
    const pending = await this.manager.query<{ slug: string; pending: string[] }[]>(
      "SELECT slug, pending FROM categories WHERE deleted_at IS NULL AND pending <> '{}' ORDER BY slug",
    );
    const words = pending.flatMap((category) => category.pending);
    if (words.length === 0) return;
    if ((await this.count(words, AT_ONCE + 1)) > AT_ONCE) {
      await new BackgroundJobs(this.manager).add(MOVE_PLACES, {}, { actorId: change.actorId, isSingle: true });
      return;
    }
    await beginMove(this.manager);
    for (const { slug, pending: aliases } of pending) {
      await this.moveFurther(change, slug, aliases);
      await this.parts.activities.update(change, {
        kind: ActivityTarget.PLACE,
        action: ActivityAction.UPDATED,
        rows: { where: HAS_MAIN, parameters: [aliases] },
        values: { category: slug },
      });
    }
    await endMove(this.manager);
  }

  /** Gives the places with aliases as further categories the slug. A trigger keeps each category once. */
  private async moveFurther(change: Change, slug: string, aliases: readonly string[]): Promise<void> {
    const lists = await this.manager.query<{ words: string[] }[]>(`SELECT DISTINCT t.more_categories AS words FROM places t WHERE ${HAS_FURTHER}`, [aliases]);
    for (const { words } of lists) {
      await this.parts.activities.update(change, {
        kind: ActivityTarget.PLACE,
        action: ActivityAction.UPDATED,
        rows: { where: `t.more_categories = $1::text[] AND t.more_categories <> '{}'`, parameters: [words] },
        values: { more_categories: words.map((word) => (aliases.includes(word) ? slug : word)) },
      });
    }
  }
}

/** Tells the triggers of places, until the transaction or `endMove` ends it, that no user edits the categories of places. */
export async function beginMove(manager: EntityManager): Promise<void> {
  await manager.query("SELECT set_config('citypins.category_move', 'on', true)");
}

/** Ends a move of places: a trigger computes the pending aliases again. */
export async function endMove(manager: EntityManager): Promise<void> {
  await manager.query("SELECT set_config('citypins.category_move', 'off', true)");
  await manager.query("UPDATE categories SET pending = '{}' WHERE pending <> '{}'");
}
