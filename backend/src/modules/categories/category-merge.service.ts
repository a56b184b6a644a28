import type { EntityManager } from 'typeorm';
import { beginChange, changeOf, type Viewer } from '../../core/access/index.js';
import { InvalidInput } from '../../core/errors/index.js';
import { AT_ONCE } from '../../core/selection/index.js';
import { ActivityAction, type ActivityModule, ActivityTarget, type SeenDefinition } from '../activities/index.js';
import { type Category } from '../site/index.js';
import type { CategoryPlaces } from './category-places.js';
import type { CategoryRows } from './category-rows.js';
import type { SavedCategory } from './category.type.js';

/** Merges categories. */
export class CategoryMergeService {
  constructor(
    private readonly manager: EntityManager,
    private readonly parts: Pick<ActivityModule, 'activities'> & { rows: CategoryRows; categoryPlaces: CategoryPlaces },
  ) {}

  /**
   * Moves all places of a category to another one, and deletes it. Its words become aliases of the other one. An undo restores both if the
   * places are at most `AT_ONCE`: only then the log knows which places had which category.
   * @param into slug of the other category
   * @throws NotFound, Conflict if the category has another version by now, InvalidInput for a wrong target
   */
  async merge(viewer: Viewer, seen: SeenDefinition, into: string): Promise<SavedCategory> {
    const { rows, categoryPlaces, activities } = this.parts;
    await rows.lock();
    const from = await rows.hold(seen);
    const target = (await rows.live()).find(({ slug }) => slug === into);
    if (!target) throw new InvalidInput({ into: ['categories.intoUnknown', { slug: into }] });
    if (target.id === from.id) throw new InvalidInput({ into: 'categories.intoItself' });
    const aliases = [...target.aliases, from.slug, ...from.aliases];
    const change = beginChange(viewer);
    const count = await categoryPlaces.count([from.slug, ...from.aliases], AT_ONCE + 1);
    if (count > AT_ONCE) {
      await this.write(from, target, aliases);
      await activities.record(change, {
        kind: ActivityTarget.CATEGORY,
        action: ActivityAction.DELETED,
        id: from.id,
        label: from.slug,
        after: { merged_into: into },
      });
      await categoryPlaces.move(change);
      return { category: await rows.get(target.id), change: changeOf(change, []) };
    }
    const changed = [...(await rows.delete(change, from.id)), ...(await rows.update(change, target.id, { aliases }))];
    await categoryPlaces.move(change);
    return { category: await rows.get(target.id), change: changeOf(change, changed) };
  }

  private async write(from: Category, target: Category, aliases: readonly string[]): Promise<void> {
    const touch = 'version = version + 1, updated_at = now()';
    await this.manager.query(`UPDATE categories SET deleted_at = now(), ${touch} WHERE id = $1`, [from.id]);
    await this.manager.query(`UPDATE categories SET aliases = $2, ${touch} WHERE id = $1`, [target.id, aliases]);
  }
}
