export { createFavoriteModule, type FavoriteModule } from './favorite.module.js';
export { favoriteFields } from './favorite.compiled.js';
export { AccountFavoritesResolver, FavoriteResolver } from './favorite.resolver.js';
export { favoriteRoutes } from './favorite.rest.js';
export { AccountListsResolver, UserListsResolver } from './person-lists.resolver.js';
export { ListVisibility, PlaceList } from './place-list.entity.js';
export { purgeLists } from './place-list.purge.js';
export { PlaceListItemResolver, PlaceListResolver } from './place-list.resolver.js';
export { placeListRoutes } from './place-list.rest.js';
