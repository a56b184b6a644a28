import DataLoader from 'dataloader';
import { type EntityManager, In, IsNull } from 'typeorm';
import { InvalidInput } from '../../core/errors/index.js';
import { MAX_ROWS } from '../../core/paging/index.js';
import { type Place, visiblePlaces } from '../places/index.js';
import { ListVisibility, PlaceList } from './place-list.entity.js';
import type { PlaceListItem } from './place-list-item.type.js';

/** Groups rows by an id, and keeps their order. */
function grouped<Row>(rows: readonly Row[], idOf: (row: Row) => string): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(idOf(row));
    if (group) group.push(row);
    else groups.set(idOf(row), [row]);
  }
  return groups;
}

/** Creates a loader of public lists by owner id, the last changed first. Lists of suspended users are left out. */
export function createPublicListLoader(manager: EntityManager): DataLoader<string, PlaceList[]> {
  return new DataLoader(async (userIds) => {
    const lists = await manager
      .createQueryBuilder(PlaceList, 'list')
      .innerJoin('list.user', 'owner', 'owner.deleted_at IS NULL AND (owner.suspended_until IS NULL OR owner.suspended_until <= now())')
      .where({ userId: In([...userIds]), visibility: ListVisibility.PUBLIC, deletedAt: IsNull() })
      .orderBy('list.updated_at', 'DESC')
      .addOrderBy('list.id', 'DESC')
      .getMany();
    const byOwner = grouped(lists, ({ userId }) => userId);
    return userIds.map((id) => byOwner.get(id) ?? []);
  });
}

interface ItemRow extends Omit<PlaceListItem, 'place'> {
  listId: string;
  placeId: string;
}

/**
 * Creates a loader of the public places of lists by list id, in their order. Two statements serve a request.
 * @throws InvalidInput if the lists together have more than `MAX_ROWS` places
 */
export function createItemLoader(manager: EntityManager, publicPlaceById: DataLoader<string, Place | null>): DataLoader<string, PlaceListItem[]> {
  return new DataLoader(async (listIds) => {
    const rows = await manager.query<ItemRow[]>(
      `SELECT list_id AS "listId", place_id AS "placeId", note, added_at AS "addedAt" FROM place_list_items
       WHERE list_id = ANY($1) ORDER BY list_id, position LIMIT $2`,
      [listIds, MAX_ROWS + 1],
    );
    if (rows.length > MAX_ROWS) throw new InvalidInput({ items: 'lists.tooManyAtOnce' });
    const places = await Promise.all(rows.map(({ placeId }) => publicPlaceById.load(placeId)));
    const items = rows.flatMap(({ listId, note, addedAt }, i) => {
      const place = places[i];
      return place ? [{ listId, place, note, addedAt }] : [];
    });
    const byList = grouped(items, ({ listId }) => listId);
    return listIds.map((id) => byList.get(id) ?? []);
  });
}

/** Creates a loader of the number of public places of a list by list id. */
export function createItemCountLoader(manager: EntityManager): DataLoader<string, number> {
  return new DataLoader(async (listIds) => {
    const rows = await visiblePlaces(manager)
      .innerJoin('place_list_items', 'item', 'item.place_id = place.id')
      .andWhere('item.list_id = ANY(:listIds)', { listIds })
      .select('item.list_id', 'listId')
      .addSelect('count(*)::integer', 'count')
      .groupBy('item.list_id')
      .getRawMany<{ listId: string; count: number }>();
    const counts = new Map(rows.map(({ listId, count }) => [listId, count]));
    return listIds.map((id) => counts.get(id) ?? 0);
  });
}

/** Key of a place in a list. */
interface Entry {
  listId: string;
  placeId: string;
}

const keyOf = ({ listId, placeId }: Entry): string => `${listId} ${placeId}`;

/** Creates a loader that tells whether a list contains a place that is public. */
export function createEntryLoader(manager: EntityManager): DataLoader<Entry, boolean, string> {
  return new DataLoader(
    async (entries) => {
      const rows = await visiblePlaces(manager)
        .innerJoin('place_list_items', 'item', 'item.place_id = place.id')
        .andWhere('(item.list_id, item.place_id) IN (SELECT * FROM unnest(CAST(:listIds AS uuid[]), CAST(:placeIds AS uuid[])))', {
          listIds: entries.map(({ listId }) => listId),
          placeIds: entries.map(({ placeId }) => placeId),
        })
        .select('item.list_id', 'listId')
        .addSelect('item.place_id', 'placeId')
        .getRawMany<Entry>();
      const found = new Set(rows.map(keyOf));
      return entries.map((entry) => found.has(keyOf(entry)));
    },
    { cacheKeyFn: keyOf },
  );
}
