import type { EntityManager } from 'typeorm';
import { isId } from '../../core/db/index.js';
import { byViewer, columnsOf, computed, fixed, list, value, VIEWER, type CompiledFields } from '../../core/compiled-queries/index.js';
import { visiblePlaces } from '../places/index.js';
import { PlaceList } from './place-list.entity.js';

/** Compiled fields of favorites and of the viewer's own lists. */
export function favoriteFields(manager: EntityManager): CompiledFields {
  const publicItems = visiblePlaces(manager).innerJoin('place_list_items', 'item', 'item.place_id = place.id');
  const [counted, found] = ['count(*)::integer', '1'].map((select) => publicItems.select(select).getQuery());
  return {
    Place: {
      isFavorite: byViewer(
        fixed(false),
        value((row) => `EXISTS (SELECT FROM favorites WHERE user_id = ${VIEWER.id} AND place_id = ${row}.id)`),
      ),
    },
    Account: {
      lists: list(
        ({ row }) =>
          `SELECT list.* FROM place_lists list WHERE list.user_id = ${row}.id AND list.deleted_at IS NULL ORDER BY list.updated_at DESC, list.id DESC`,
      ),
    },
    PlaceList: {
      ...columnsOf(PlaceList),
      ref: value((row) => `coalesce(${row}.link_key, ${row}.id::text)`),
      placesCount: value((row) => `(${counted} AND item.list_id = ${row}.id)`),
      has: computed(({ row, args: { placeId }, statement }) =>
        isId(String(placeId)) ? `EXISTS (${found} AND item.list_id = ${row}.id AND place.id = ${statement.parameter(placeId)})` : 'false',
      ),
      isMine: value((row) => `${row}.user_id = ${VIEWER.id}`),
    },
  };
}
