import FavoriteBorderRounded from '@mui/icons-material/FavoriteBorderRounded';
import FavoriteRounded from '@mui/icons-material/FavoriteRounded';
import IconButton from '@mui/material/IconButton';
import { t } from '../../lib/i18n';
import { DesktopTooltip } from '../../ui/DesktopTooltip';
import type { FavoriteButton_PlaceFragment } from './FavoriteButton.generated';
import { useFavorite } from './useFavorite';

/** Heart on a card: a round button of 40 px with a touch target of 44 px. */
export function FavoriteButton({ place }: { place: FavoriteButton_PlaceFragment }) {
  const { isFavorite, toggle } = useFavorite(place);
  const Heart = isFavorite ? FavoriteRounded : FavoriteBorderRounded;
  const label = isFavorite ? t('favorites.removeNameFromFavorites', { name: place.name }) : t('favorites.addNameToFavorites', { name: place.name });
  return (
    <DesktopTooltip title={label}>
      <IconButton
        aria-pressed={isFavorite}
        aria-label={label}
        onClick={toggle}
        sx={{
          width: 44,
          height: 44,
          color: isFavorite ? 'secondary.main' : 'text.primary',
          '&, &:hover': { bgcolor: 'transparent' },
          '&::before': {
            content: '""',
            position: 'absolute',
            inset: 2,
            zIndex: -1,
            borderRadius: '50%',
            bgcolor: 'background.paper',
            border: 1,
            borderColor: 'divider',
          },
          '&:hover::before': { bgcolor: 'sunken.main' },
          isolation: 'isolate',
        }}
      >
        <Heart fontSize="small" aria-hidden />
      </IconButton>
    </DesktopTooltip>
  );
}
