import type { EntityManager } from 'typeorm';
import { joinTexts, type Merge, type MergePart } from '../places/index.js';

/** Moves merged places in favorites and lists. */
export class FavoriteMerge implements MergePart {
  constructor(private readonly manager: EntityManager) {}

  /** Locks the lists with these places, as every write of a list does. */
  async lock(placeIds: readonly string[]): Promise<void> {
    await this.manager.query(
      'SELECT 1 FROM place_lists WHERE id IN (SELECT list_id FROM place_list_items WHERE place_id = ANY($1::uuid[])) ORDER BY id FOR NO KEY UPDATE',
      [placeIds],
    );
  }

  async move(merge: Merge): Promise<void> {
    const { from, into } = merge;
    await this.manager.query(
      `INSERT INTO favorites AS own (user_id, place_id, created_at) SELECT user_id, $2, created_at FROM favorites WHERE place_id = $1
       ON CONFLICT (user_id, place_id) DO UPDATE SET created_at = greatest(own.created_at, excluded.created_at)`,
      [from, into],
    );
    await this.manager.query('DELETE FROM favorites WHERE place_id = $1', [from]);
    await this.joinItems(merge);
    await this.manager.query('UPDATE place_list_items SET place_id = $2 WHERE place_id = $1', [from, into]);
  }

  /** Leaves one entry in lists with both places: the first one in the list, with both notes. */
  private async joinItems({ from, into }: Merge): Promise<void> {
    const both = await this.manager.query<{ listId: string; note: string | null; goneNote: string | null; first: number; last: number }[]>(
      `SELECT item.list_id AS "listId", item.note, gone.note AS "goneNote", least(item.position, gone.position) AS first, greatest(item.position, gone.position) AS last
       FROM place_list_items gone JOIN place_list_items item ON item.list_id = gone.list_id AND item.place_id = $2 WHERE gone.place_id = $1 ORDER BY 1`,
      [from, into],
    );
    for (const { listId, note, goneNote, first, last } of both) {
      await this.manager.query('DELETE FROM place_list_items WHERE list_id = $1 AND place_id = $2', [listId, from]);
      const values = [listId, into, joinTexts(note, goneNote), first];
      await this.manager.query('UPDATE place_list_items SET note = $3, position = $4 WHERE list_id = $1 AND place_id = $2', values);
      await this.manager.query('UPDATE place_list_items SET position = position - 1 WHERE list_id = $1 AND position > $2', [listId, last]);
    }
  }
}
