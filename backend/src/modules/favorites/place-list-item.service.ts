import type { EntityManager } from 'typeorm';
import type { Viewer } from '../../core/access/index.js';
import { isId } from '../../core/db/index.js';
import { Conflict, InvalidInput, NotFound } from '../../core/errors/index.js';
import { textOrNull } from '../../core/validation/index.js';
import type { PlaceModule } from '../places/index.js';
import type { PlaceList } from './place-list.entity.js';
import type { PlaceListNoteInput } from './place-list.input.js';
import type { PlaceListService } from './place-list.service.js';

const MAX_PLACES = 500;

/**
 * Changes the places of lists. Each write locks its list first, so that positions stay 1, 2, 3, … despite concurrent writes. Places that are
 * not public keep their positions for the case that they become public again.
 */
export class PlaceListItemService {
  constructor(
    private readonly manager: EntityManager,
    private readonly lists: PlaceListService,
    private readonly parts: Pick<PlaceModule, 'moderationRules' | 'places'>,
  ) {}

  /** Adds a place to the end of a list. A place that is already in the list stays where it is. @throws NotFound, Conflict if the list is full */
  async add(viewer: Viewer, listId: string, placeId: string): Promise<PlaceList> {
    const list = await this.lists.lock(viewer, listId);
    const place = await this.parts.places.get(placeId);
    const [known] = await this.manager.query<{ n: number; last: number; has: boolean }[]>(
      `SELECT count(*)::integer AS n, coalesce(max(position), 0) AS last, coalesce(bool_or(place_id = $2), false) AS has
       FROM place_list_items WHERE list_id = $1`,
      [list.id, place.id],
    );
    if (known?.has) return list;
    if (known && known.n >= MAX_PLACES) throw new Conflict(['lists.tooManyPlaces', { n: MAX_PLACES }]);
    await this.manager.query('INSERT INTO place_list_items (list_id, place_id, position) VALUES ($1, $2, $3)', [list.id, place.id, (known?.last ?? 0) + 1]);
    return this.lists.save(list.id);
  }

  /** Removes a place from a list; has no effect if it is not there. @throws NotFound */
  async remove(viewer: Viewer, listId: string, placeId: string): Promise<PlaceList> {
    const list = await this.lists.lock(viewer, listId);
    if (!isId(placeId)) return list;
    const [removed] = await this.manager.query<[{ position: number }[]]>(
      'DELETE FROM place_list_items WHERE list_id = $1 AND place_id = $2 RETURNING position',
      [list.id, placeId],
    );
    if (!removed[0]) return list;
    await this.manager.query('UPDATE place_list_items SET position = position - 1 WHERE list_id = $1 AND position > $2', [list.id, removed[0].position]);
    return this.lists.save(list.id);
  }

  /** Sets or removes the note of a place in a list. @throws NotFound, InvalidInput for links if the site does not allow them */
  async note(viewer: Viewer, { listId, placeId }: { listId: string; placeId: string }, { note }: PlaceListNoteInput): Promise<PlaceList> {
    this.parts.moderationRules.requireNoLinks(viewer, { note });
    const list = await this.lists.lock(viewer, listId);
    const place = await this.parts.places.get(placeId);
    const [, changed] = await this.manager.query<[unknown, number]>('UPDATE place_list_items SET note = $3 WHERE list_id = $1 AND place_id = $2', [
      list.id,
      place.id,
      textOrNull(note),
    ]);
    if (changed === 0) throw new NotFound('place');
    return this.lists.save(list.id);
  }

  /**
   * Moves a place to another position. The places in between move by one.
   * @param position new position among the visible places of the list, from 1; a position after the end means the end
   * @throws NotFound, InvalidInput for a position below 1
   */
  async move(viewer: Viewer, { listId, placeId }: { listId: string; placeId: string }, position: number): Promise<PlaceList> {
    if (position < 1) throw new InvalidInput({ position: 'lists.positionTooLow' });
    const list = await this.lists.lock(viewer, listId);
    const shown = (await this.lists.items(list)).map(({ place }) => place.id);
    const from = shown.indexOf(placeId.toLowerCase());
    const to = Math.min(position, shown.length) - 1;
    if (from === -1) throw new NotFound('place');
    if (from === to) return list;
    await this.manager.query(
      `UPDATE place_list_items item SET position = CASE
         WHEN item.place_id = moved.place_id THEN target.position WHEN item.position > moved.position THEN item.position - 1 ELSE item.position + 1 END
       FROM place_list_items moved, place_list_items target
       WHERE item.list_id = $1 AND moved.list_id = $1 AND target.list_id = $1 AND moved.place_id = $2 AND target.place_id = $3
         AND item.position BETWEEN least(moved.position, target.position) AND greatest(moved.position, target.position)`,
      [list.id, shown[from], shown[to]],
    );
    return this.lists.save(list.id);
  }
}
