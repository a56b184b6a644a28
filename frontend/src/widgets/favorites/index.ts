export { FavoriteAction } from './FavoriteAction';
export { FavoriteButton } from './FavoriteButton';
export { useRememberedFavorite } from './useRememberedFavorite';
