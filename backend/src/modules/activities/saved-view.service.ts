import type { EntityManager } from 'typeorm';
import type { Viewer } from '../../core/access/viewer.js';
import { isId, newId } from '../../core/db/ids.js';
import { Conflict, NotFound } from '../../core/errors/index.js';
import { cleanText } from '../../core/validation/text-form.js';
import { type ConsoleScreen, SavedView } from './saved-view.entity.js';
import type { SaveViewInput } from './saved-view.input.js';

/** Views of one screen that one person keeps. */
const MAX_VIEWS = 20;

/** What people call the lists of the console that they want to find again. */
export class SavedViewService {
  constructor(private readonly manager: EntityManager) {}

  /** The viewer's views of a screen, by name. */
  list({ id: userId }: Viewer, screen: ConsoleScreen): Promise<SavedView[]> {
    return this.manager
      .createQueryBuilder(SavedView, 'view')
      .where('view.user_id = :userId AND view.screen = :screen', { userId, screen })
      .orderBy('search_normalize(view.name)')
      .addOrderBy('view.id')
      .getMany();
  }

  /** Keeps a view, in place of the one of the same name. @throws Conflict where the viewer has 20 others of the screen */
  async save({ id: userId }: Viewer, { screen, name, query }: SaveViewInput): Promise<SavedView> {
    const key = { userId, screen, name: cleanText(name, {}) };
    // One after the other, so that views that are saved at the same time count each other.
    await this.manager.query('SELECT 1 FROM users WHERE id = $1 FOR NO KEY UPDATE', [userId]);
    const known = await this.manager.findOneBy(SavedView, key);
    if (!known && (await this.manager.countBy(SavedView, { userId, screen })) >= MAX_VIEWS) {
      throw new Conflict(`You have ${MAX_VIEWS} views of this screen. Delete one that you no longer need.`);
    }
    const id = known?.id ?? newId();
    await this.manager.upsert(SavedView, { ...key, id, query: cleanText(query, {}) }, ['id']);
    return this.manager.findOneByOrFail(SavedView, { id });
  }

  /** Forgets one of the viewer's views; @throws NotFound. */
  async remove({ id: userId }: Viewer, id: string): Promise<void> {
    const { affected } = isId(id) ? await this.manager.delete(SavedView, { id, userId }) : { affected: 0 };
    if (!affected) throw new NotFound('View');
  }

  /** All views of a person. */
  exported(userId: string): Promise<SavedView[]> {
    return this.manager.find(SavedView, { where: { userId }, order: { createdAt: 'ASC' } });
  }

  /** Forgets all views of a person. */
  async erase(userId: string): Promise<void> {
    await this.manager.delete(SavedView, { userId });
  }
}
