import type { EntityManager } from 'typeorm';
import { NotFound } from '../../core/errors/index.js';
import { type ActivityModule, ActivityTarget, DefinitionRows } from '../activities/index.js';
import { COUNTED_TWICE, countedTwiceOf, isListed } from '../places/index.js';
import { Category, CATEGORY_FIELDS, SLUG_RULES } from '../site/index.js';
import type { AdminCategory } from './category.type.js';

/** Key of the advisory lock; no other code uses this number. */
const LOCK = 4_202_606;

/** SQL for the number of places that are not deleted, by category. Counters have the public ones; of the others there are few. */
const COUNTS = `SELECT w.slug, sum(n)::integer AS n FROM (
    SELECT category, n FROM place_counts UNION ALL SELECT unnest(category || more_categories), 1 FROM places WHERE status <> 'active' AND deleted_at IS NULL
    UNION ALL SELECT kind.slug, ${COUNTED_TWICE} ${countedTwiceOf(`(place.status <> 'active' OR ${isListed('place')})`)} GROUP BY 1) counted
  JOIN category_words w ON w.word = counted.category GROUP BY 1`;

/** Reads and writes rows of categories. */
export class CategoryRows extends DefinitionRows<'slug', Category> {
  constructor(manager: EntityManager, parts: Pick<ActivityModule, 'activities' | 'revisions'>) {
    super(manager, parts, {
      entity: Category,
      kind: ActivityTarget.CATEGORY,
      thing: 'category',
      word: 'slug',
      rules: SLUG_RULES,
      lock: LOCK,
      orderChanged: 'categories.orderChanged',
    });
  }

  /** Returns the categories for admins, in their order. */
  async list(): Promise<AdminCategory[]> {
    const [rows, counts] = [await this.live(), await this.manager.query<{ slug: string; n: number }[]>(COUNTS)];
    const countOf = new Map(counts.map(({ slug, n }) => [slug, n]));
    return rows.map((row) => {
      const { id, slug, preset, version, updatedAt, pending } = row;
      const value = Object.fromEntries(Object.keys(CATEGORY_FIELDS).map((name) => [name, row[name as keyof typeof CATEGORY_FIELDS]]));
      return { id, slug, preset, version, value, placesCount: countOf.get(slug) ?? 0, isMoving: pending.length > 0, updatedAt };
    });
  }

  /** Returns a category for admins. @throws NotFound */
  async get(id: string): Promise<AdminCategory> {
    const found = (await this.list()).find((category) => category.id === id);
    if (!found) throw new NotFound('category');
    return found;
  }

  /** Returns the slugs of the categories that have one of these words, by word. @param own slug of a category to leave out */
  async ownersOf(words: readonly string[], own: string | null): Promise<ReadonlyMap<string, string>> {
    const rows = await this.manager.query<{ word: string; slug: string }[]>(
      'SELECT word, slug FROM category_words WHERE word = ANY($1::text[]) AND slug IS DISTINCT FROM $2',
      [words, own],
    );
    return new Map(rows.map(({ word, slug }) => [word, slug]));
  }

  /** Gives attributes the slug of a category in place of aliases that it loses. @param kept its new aliases */
  async keepAttributes({ slug, aliases }: Category, kept: readonly string[]): Promise<void> {
    const lost = aliases.filter((alias) => !kept.includes(alias));
    if (lost.length === 0) return;
    await this.manager.query(
      `UPDATE attributes SET version = version + 1, updated_at = now(),
         categories = ARRAY(SELECT CASE WHEN word = ANY($2::text[]) THEN $1 ELSE word END FROM unnest(categories) WITH ORDINALITY own (word, nth) GROUP BY 1 ORDER BY min(nth))
       WHERE categories && $2::text[]`,
      [slug, lost],
    );
  }
}
