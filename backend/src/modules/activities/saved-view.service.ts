import type { EntityManager } from 'typeorm';
import type { Viewer } from '../../core/access/index.js';
import { isId, newId } from '../../core/db/index.js';
import { Conflict, NotFound } from '../../core/errors/index.js';
import { cleanText } from '../../core/validation/index.js';
import { type ConsoleScreen, SavedView } from './saved-view.entity.js';
import type { SaveViewInput } from './saved-view.input.js';

/** Maximum number of saved views per user and screen. */
const MAX_VIEWS = 20;

/** Saved views of the lists in the admin console. */
export class SavedViewService {
  constructor(private readonly manager: EntityManager) {}

  /** Returns the viewer's views of a screen, sorted by name. */
  list({ id: userId }: Viewer, screen: ConsoleScreen): Promise<SavedView[]> {
    return this.manager
      .createQueryBuilder(SavedView, 'view')
      .where('view.user_id = :userId AND view.screen = :screen', { userId, screen })
      .orderBy('search_normalize(view.name)')
      .addOrderBy('view.id')
      .getMany();
  }

  /** Saves a view, and replaces the one with the same name. @throws Conflict if the viewer has 20 others of the screen */
  async save({ id: userId }: Viewer, { screen, name, query }: SaveViewInput): Promise<SavedView> {
    const key = { userId, screen, name: cleanText(name, {}) };
    // Serializes requests of one user, so that views saved at the same time count each other.
    await this.manager.query('SELECT 1 FROM users WHERE id = $1 FOR NO KEY UPDATE', [userId]);
    const known = await this.manager.findOneBy(SavedView, key);
    if (!known && (await this.manager.countBy(SavedView, { userId, screen })) >= MAX_VIEWS) {
      throw new Conflict(['console.tooManyViews', { n: MAX_VIEWS }]);
    }
    const id = known?.id ?? newId();
    await this.manager.upsert(SavedView, { ...key, id, query: cleanText(query, {}) }, ['id']);
    return this.manager.findOneByOrFail(SavedView, { id });
  }

  /** Deletes one of the viewer's views. @throws NotFound */
  async remove({ id: userId }: Viewer, id: string): Promise<void> {
    const { affected } = isId(id) ? await this.manager.delete(SavedView, { id, userId }) : { affected: 0 };
    if (!affected) throw new NotFound('view');
  }

  /** Returns all views of a user, for the data download. */
  exported(userId: string): Promise<SavedView[]> {
    return this.manager.find(SavedView, { where: { userId }, order: { createdAt: 'ASC' } });
  }

  /** Deletes all views of a user. */
  async erase(userId: string): Promise<void> {
    await this.manager.delete(SavedView, { userId });
  }
}
