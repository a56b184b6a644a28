import FavoriteBorderRounded from '@mui/icons-material/FavoriteBorderRounded';
import FavoriteRounded from '@mui/icons-material/FavoriteRounded';
import Button, { type ButtonProps } from '@mui/material/Button';
import { t } from '../../lib/i18n';
import type { FavoriteButton_PlaceFragment } from './FavoriteButton.generated';
import { useFavorite } from './useFavorite';

interface Props extends Pick<ButtonProps, 'variant' | 'fullWidth'> {
  place: FavoriteButton_PlaceFragment;
}

/** Favorite button with text, for the page of a place. */
export function FavoriteAction({ place, ...look }: Props) {
  const { isFavorite, toggle } = useFavorite(place);
  return (
    <Button
      {...look}
      color="inherit"
      startIcon={isFavorite ? <FavoriteRounded sx={{ color: 'secondary.main' }} /> : <FavoriteBorderRounded />}
      aria-pressed={isFavorite}
      onClick={toggle}
    >
      {isFavorite ? t('favorites.inYourFavorites') : t('favorites.addToFavorites')}
    </Button>
  );
}
