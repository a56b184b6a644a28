import type { EntityManager } from 'typeorm';
import { ActivityTarget } from '../activities/index.js';
import type { ReviewModule } from '../reviews/index.js';
import { FavoriteMerge } from './favorite.merge.js';
import { FavoriteService } from './favorite.service.js';
import { PlaceListItemService } from './place-list-item.service.js';
import { PlaceListService } from './place-list.service.js';

/** Creates the services of this module for one request, and adds those of the modules that it depends on. */
export function createFavoriteModule(manager: EntityManager, left: ReviewModule) {
  left.activities.track({
    kind: ActivityTarget.LIST,
    table: 'place_lists',
    // Moderators and admins must not learn the names of lists that are not public.
    label: "CASE t.visibility WHEN 'public' THEN t.name END",
    revertible: ['deleted_at'],
    bin: { listed: 'true', owner: 't.user_id' },
  });
  const favorites = new FavoriteService(manager, left.places);
  const placeLists = new PlaceListService(manager, left);
  left.placeMerges.add(new FavoriteMerge(manager));
  left.personalData.add('favorites', { read: (userId) => favorites.exported(userId), erase: (userId) => favorites.erase(userId) });
  left.personalData.add('lists', { read: (userId) => placeLists.exported(userId), erase: (userId) => placeLists.erase(userId) });
  return { ...left, favorites, placeLists, placeListItems: new PlaceListItemService(manager, placeLists, left) };
}
export type FavoriteModule = ReturnType<typeof createFavoriteModule>;
