import { randomBytes } from 'node:crypto';
import type DataLoader from 'dataloader';
import type { EntityManager } from 'typeorm';
import type { Viewer } from '../../core/access/viewer.js';
import { isId, newId } from '../../core/db/ids.js';
import { Conflict, NotFound } from '../../core/errors/index.js';
import { cleanText, textOrNull } from '../../core/validation/text-form.js';
import type { Place } from '../places/index.js';
import { lockPerson } from './person.query.js';
import { ListVisibility, PlaceList } from './place-list.entity.js';
import type { PlaceListInput } from './place-list.input.js';
import type { PlaceListItem } from './place-list-item.type.js';
import { createEntryLoader, createItemCountLoader, createItemLoader, createPublicListLoader } from './place-list.loader.js';
import { mayRead } from './place-list.policy.js';

const MAX_LISTS = 100;

/** 144 random bits: nobody finds a list by trying (OWASP ASVS 5.0 asks for 128). */
const newKey = (): string => randomBytes(18).toString('base64url');
const KEY = /^[\w-]{24}$/;

/** What the columns of a list are to hold. */
const valuesOf = ({ name, description, visibility }: PlaceListInput) => ({ name: cleanText(name, {}), description: textOrNull(description), visibility });

/** Lists of places; their items are changed by PlaceListItemService. */
export class PlaceListService {
  private readonly publicByOwner: DataLoader<string, PlaceList[]>;
  private readonly itemsByList: DataLoader<string, PlaceListItem[]>;
  private readonly counts: DataLoader<string, number>;
  private readonly entries: ReturnType<typeof createEntryLoader>;

  constructor(
    private readonly manager: EntityManager,
    publicPlaceById: DataLoader<string, Place | null>,
  ) {
    this.publicByOwner = createPublicListLoader(manager);
    this.itemsByList = createItemLoader(manager, publicPlaceById);
    this.counts = createItemCountLoader(manager);
    this.entries = createEntryLoader(manager);
  }

  /**
   * The list that an address names: one's own or a public one by its id, one visible by link by the key of its link.
   * @throws NotFound for all others, too, whatever the role of the viewer
   */
  async get(ref: string, viewer: Viewer | null): Promise<PlaceList> {
    const hasKey = KEY.test(ref);
    const where = hasKey ? { linkKey: ref } : { id: ref };
    const list = hasKey || isId(ref) ? await this.manager.findOne(PlaceList, { where, relations: { user: true } }) : null;
    if (!list || !mayRead(list, { viewer, owner: list.user, hasKey })) throw new NotFound('List');
    return list;
  }

  /** All lists of a person, the last changed first. */
  ownedBy(userId: string): Promise<PlaceList[]> {
    return this.manager.find(PlaceList, { where: { userId }, order: { updatedAt: 'DESC', id: 'DESC' } });
  }

  /** The lists of a person that everyone may read, the last changed first. */
  publicOf(userId: string): Promise<PlaceList[]> {
    return this.publicByOwner.load(userId);
  }

  /** The places of a list that everyone may see, in its order. */
  items({ id }: PlaceList): Promise<PlaceListItem[]> {
    return this.itemsByList.load(id);
  }

  /** How many places a list shows. */
  count({ id }: PlaceList): Promise<number> {
    return this.counts.load(id);
  }

  /** Whether a list shows a place. */
  async has({ id }: PlaceList, placeId: string): Promise<boolean> {
    return isId(placeId) && this.entries.load({ listId: id, placeId: placeId.toLowerCase() });
  }

  /** Makes a list; @throws Conflict where they are too many. */
  async create(viewer: Viewer, input: PlaceListInput): Promise<PlaceList> {
    await lockPerson(this.manager, viewer.id);
    if ((await this.manager.countBy(PlaceList, { userId: viewer.id })) >= MAX_LISTS) {
      throw new Conflict(`You have ${MAX_LISTS} lists, and that is as many as there can be. Delete one first.`);
    }
    const linkKey = input.visibility === ListVisibility.LINK ? newKey() : null;
    const id = newId();
    await this.manager.insert(PlaceList, { id, userId: viewer.id, ...valuesOf(input), linkKey });
    return this.manager.findOneByOrFail(PlaceList, { id });
  }

  /** Changes what a list is called and who may read it; a link lasts as long as the list is visible by link. @throws NotFound */
  async update(viewer: Viewer, id: string, input: PlaceListInput): Promise<PlaceList> {
    const { linkKey } = await this.lock(viewer, id);
    return this.save(id, { ...valuesOf(input), linkKey: input.visibility === ListVisibility.LINK ? (linkKey ?? newKey()) : null });
  }

  /** Makes the old link worthless. @throws NotFound, Conflict where the list is not visible by link */
  async renewLink(viewer: Viewer, id: string): Promise<PlaceList> {
    const { visibility } = await this.lock(viewer, id);
    if (visibility !== ListVisibility.LINK) throw new Conflict('This list is not visible by link.');
    return this.save(id, { linkKey: newKey() });
  }

  /** Deletes a list for good; @throws NotFound. */
  async remove(viewer: Viewer, id: string): Promise<void> {
    await this.lock(viewer, id);
    await this.manager.delete(PlaceList, id);
  }

  /** One of the viewer's own lists, for this transaction alone: other writes to it wait. @throws NotFound */
  async lock({ id: userId }: Viewer, id: string): Promise<PlaceList> {
    const list = isId(id) ? await this.manager.findOne(PlaceList, { where: { id, userId }, lock: { mode: 'pessimistic_write' } }) : null;
    if (!list) throw new NotFound('List');
    return list;
  }

  /** Writes to a list that is locked, or says just that it has changed. */
  async save(id: string, values: Partial<Pick<PlaceList, 'name' | 'description' | 'visibility' | 'linkKey'>> = {}): Promise<PlaceList> {
    // Not now(), which is when the transaction began: whoever waited for the lock has changed the list later.
    await this.manager.update(PlaceList, id, { ...values, updatedAt: () => 'clock_timestamp()' });
    return this.manager.findOneByOrFail(PlaceList, { id });
  }

  /** All lists of a person with everything in them; the keys of their links are left out, as they let others in. */
  exported(userId: string): Promise<unknown> {
    return this.manager.query(
      `SELECT id, name, description, visibility, created_at AS "createdAt", updated_at AS "updatedAt", ARRAY(
         SELECT jsonb_build_object('placeId', place_id, 'note', note, 'addedAt', added_at)
         FROM place_list_items WHERE list_id = place_lists.id ORDER BY position
       ) AS places FROM place_lists WHERE user_id = $1 ORDER BY created_at`,
      [userId],
    );
  }

  /** Deletes all lists of a person. */
  async erase(userId: string): Promise<void> {
    await lockPerson(this.manager, userId);
    await this.manager.delete(PlaceList, { userId });
  }
}
