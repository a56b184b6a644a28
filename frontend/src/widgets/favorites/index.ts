export { FavoriteAction } from './FavoriteAction';
export { FavoriteButton } from './FavoriteButton';
