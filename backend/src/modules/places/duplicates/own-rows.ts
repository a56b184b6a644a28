import type { EntityManager } from 'typeorm';
import { changeLine, changeList, type ChangeWords, rebased } from '../place.changes.js';
import { Place } from '../place.entity.js';
import { type FieldChanges, PlaceEdit, PlaceEditStatus } from '../place-edit.entity.js';
import { dayOf, joinTexts, type Merge } from './merge.js';

/** Adds the pictures of the place that goes after those of the place that stays. */
export async function movePictures(manager: EntityManager, { from, into }: Merge): Promise<void> {
  await manager.query(
    `UPDATE place_images SET place_id = $2, position = position + (SELECT coalesce(max(position), 0) + 1 FROM place_images WHERE place_id = $2)
     WHERE place_id = $1`,
    [from, into],
  );
}

/** Moves suggested edits. Two pending ones by the same user become one, with the newer values. */
export async function moveEdits(manager: EntityManager, { from, into }: Merge, words: ChangeWords): Promise<void> {
  const pending = await manager.find(PlaceEdit, {
    where: [from, into].map((placeId) => ({ placeId, status: PlaceEditStatus.PENDING })),
    order: { createdAt: 'ASC', id: 'ASC' },
    lock: { mode: 'pessimistic_write' },
  });
  for (const older of pending) {
    const newer = pending.find((edit) => edit.userId === older.userId && edit.placeId !== older.placeId);
    if (!newer || pending.indexOf(newer) < pending.indexOf(older)) continue;
    await manager.delete(PlaceEdit, older.id);
    await manager.update(PlaceEdit, newer.id, {
      changes: { ...older.changes, ...newer.changes },
      note: joinTexts(newer.note, older.note, replacedIn(older, newer, words)),
    });
  }
  await manager.query('UPDATE place_edits SET place_id = $2 WHERE place_id = $1', [from, into]);
}

/** Returns the values of the older edit that the newer one replaces, with the date, as lines; null if there are none. */
function replacedIn(older: PlaceEdit, newer: PlaceEdit, words: ChangeWords): string | null {
  const lines = changeList(older.changes)
    .filter(({ field, after }) => newer.changes[field] && newer.changes[field].after !== after)
    .map((change) => changeLine(change, words));
  return lines.length > 0 ? [dayOf(older.createdAt), ...lines].join('\n') : null;
}

/** Writes the present values of a place into its pending edits, which could not be applied otherwise. */
export async function rebaseEdits(manager: EntityManager, placeId: string): Promise<void> {
  const place = await manager.findOneByOrFail(Place, { id: placeId });
  for (const { id, changes } of await manager.findBy(PlaceEdit, { placeId, status: PlaceEditStatus.PENDING })) {
    const present: FieldChanges = rebased(changes, place);
    if (JSON.stringify(present) !== JSON.stringify(changes)) await manager.update(PlaceEdit, id, { changes: present });
  }
}
