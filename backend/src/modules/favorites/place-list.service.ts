import { randomBytes } from 'node:crypto';
import type DataLoader from 'dataloader';
import { type EntityManager, IsNull } from 'typeorm';
import { beginChange, type Viewer } from '../../core/access/index.js';
import { isId, KEPT, newId } from '../../core/db/index.js';
import { Conflict, NotFound } from '../../core/errors/index.js';
import { cleanText, textOrNull } from '../../core/validation/index.js';
import { ActivityAction, ActivityTarget } from '../activities/index.js';
import type { PlaceModule } from '../places/index.js';
import { lockPerson } from './person.query.js';
import { ListVisibility, PlaceList } from './place-list.entity.js';
import type { PlaceListInput } from './place-list.input.js';
import type { PlaceListItem } from './place-list-item.type.js';
import { createEntryLoader, createItemCountLoader, createItemLoader, createPublicListLoader } from './place-list.loader.js';
import { mayRead } from './place-list.policy.js';

const MAX_LISTS = 100;

/** Creates a key of 144 random bits, which cannot be guessed (OWASP ASVS 5.0 requires 128). */
const newKey = (): string => randomBytes(18).toString('base64url');
const KEY = /^[\w-]{24}$/;

/** Lists of places. `PlaceListItemService` changes their items. */
export class PlaceListService {
  private readonly publicByOwner: DataLoader<string, PlaceList[]>;
  private readonly itemsByList: DataLoader<string, PlaceListItem[]>;
  private readonly counts: DataLoader<string, number>;
  private readonly entries: ReturnType<typeof createEntryLoader>;

  constructor(
    private readonly manager: EntityManager,
    private readonly parts: Pick<PlaceModule, 'activities' | 'moderationRules' | 'publicPlaceById'>,
  ) {
    this.publicByOwner = createPublicListLoader(manager);
    this.itemsByList = createItemLoader(manager, parts.publicPlaceById);
    this.counts = createItemCountLoader(manager);
    this.entries = createEntryLoader(manager);
  }

  /**
   * Returns a list: an own or public one by its id, one that is visible by link by the key of its link.
   * @throws NotFound for every other list, even if the viewer is an admin
   */
  async get(ref: string, viewer: Viewer | null): Promise<PlaceList> {
    const hasKey = KEY.test(ref);
    const where = { ...(hasKey ? { linkKey: ref } : { id: ref }), deletedAt: IsNull() };
    const list = hasKey || isId(ref) ? await this.manager.findOne(PlaceList, { where, relations: { user: true } }) : null;
    if (!list || !mayRead(list, { viewer, owner: list.user, hasKey })) throw new NotFound('list');
    return list;
  }

  /** Returns all lists of a user, the last changed first. */
  ownedBy(userId: string): Promise<PlaceList[]> {
    return this.manager.find(PlaceList, { where: { userId, deletedAt: IsNull() }, order: { updatedAt: 'DESC', id: 'DESC' } });
  }

  /** Returns the public lists of a user, the last changed first. */
  publicOf(userId: string): Promise<PlaceList[]> {
    return this.publicByOwner.load(userId);
  }

  /** Returns the public places of a list, in their order. */
  items({ id }: PlaceList): Promise<PlaceListItem[]> {
    return this.itemsByList.load(id);
  }

  /** Returns the number of public places in a list. */
  count({ id }: PlaceList): Promise<number> {
    return this.counts.load(id);
  }

  /** Whether a list contains a place that is public. */
  async has({ id }: PlaceList, placeId: string): Promise<boolean> {
    return isId(placeId) && this.entries.load({ listId: id, placeId: placeId.toLowerCase() });
  }

  /** Creates a list. @throws Conflict above `MAX_LISTS`, InvalidInput for links if the site does not allow them */
  async create(viewer: Viewer, input: PlaceListInput): Promise<PlaceList> {
    const values = this.valuesOf(viewer, input);
    await lockPerson(this.manager, viewer.id);
    if ((await this.manager.countBy(PlaceList, { userId: viewer.id, deletedAt: IsNull() })) >= MAX_LISTS) {
      throw new Conflict(['lists.tooManyLists', { n: MAX_LISTS }]);
    }
    const linkKey = input.visibility === ListVisibility.LINK ? newKey() : null;
    const id = newId();
    await this.manager.insert(PlaceList, { id, userId: viewer.id, ...values, linkKey });
    return this.manager.findOneByOrFail(PlaceList, { id });
  }

  /** Replaces name, description and visibility of a list. Its link stays the same as long as the list is visible by link. @throws NotFound, InvalidInput */
  async update(viewer: Viewer, id: string, input: PlaceListInput): Promise<PlaceList> {
    const { linkKey } = await this.lock(viewer, id);
    return this.save(id, { ...this.valuesOf(viewer, input), linkKey: input.visibility === ListVisibility.LINK ? (linkKey ?? newKey()) : null });
  }

  /** Replaces the link of a list; the former link stops working. @throws NotFound, Conflict if the list is not visible by link */
  async renewLink(viewer: Viewer, id: string): Promise<PlaceList> {
    const { visibility } = await this.lock(viewer, id);
    if (visibility !== ListVisibility.LINK) throw new Conflict('lists.notByLink');
    return this.save(id, { linkKey: newKey() });
  }

  /** Marks a list as deleted. Its places stay in it, so that admins can restore it. @throws NotFound */
  async remove(viewer: Viewer, id: string): Promise<void> {
    const list = await this.lock(viewer, id);
    const rows = { where: 't.id = $1', parameters: [list.id] };
    const values = { deleted_at: new Date().toISOString() };
    await this.parts.activities.update(beginChange(viewer), { kind: ActivityTarget.LIST, action: ActivityAction.DELETED, rows, values });
  }

  /** Returns one of the viewer's lists, locked until the transaction ends. @throws NotFound */
  async lock({ id: userId }: Viewer, id: string): Promise<PlaceList> {
    const list = isId(id) ? await this.manager.findOne(PlaceList, { where: { id, userId, deletedAt: IsNull() }, lock: { mode: 'pessimistic_write' } }) : null;
    if (!list) throw new NotFound('list');
    return list;
  }

  /** Updates a locked list. Without values, it only sets the time of the last change. */
  async save(id: string, values: Partial<Pick<PlaceList, 'name' | 'description' | 'visibility' | 'linkKey'>> = {}): Promise<PlaceList> {
    // Not now(), the start of the transaction: a transaction that waited for the lock has changed the list later than it began.
    await this.manager.update(PlaceList, id, { ...values, updatedAt: () => 'clock_timestamp()' });
    return this.manager.findOneByOrFail(PlaceList, { id });
  }

  /** Returns all lists of a user with their places, for the data download. The keys of links are left out, because they grant access. */
  exported(userId: string): Promise<unknown> {
    return this.manager.query(
      `SELECT id, name, description, visibility, created_at AS "createdAt", updated_at AS "updatedAt", deleted_at AS "deletedAt", ARRAY(
         SELECT jsonb_build_object('placeId', place_id, 'note', note, 'addedAt', added_at)
         FROM place_list_items WHERE list_id = place_lists.id ORDER BY position
       ) AS places FROM place_lists WHERE user_id = $1 AND (deleted_at IS NULL OR deleted_at > now() - ${KEPT}) ORDER BY created_at`,
      [userId],
    );
  }

  /** Deletes all lists of a user permanently, also those in the bin. */
  async erase(userId: string): Promise<void> {
    await lockPerson(this.manager, userId);
    await this.manager.delete(PlaceList, { userId });
  }

  /** Returns the column values of an input. @throws InvalidInput for links, as nobody approves lists */
  private valuesOf(viewer: Viewer, { name, description, visibility }: PlaceListInput) {
    const texts = { name: cleanText(name, {}), description: textOrNull(description) };
    this.parts.moderationRules.requireNoLinks(viewer, texts);
    return { ...texts, visibility };
  }
}
