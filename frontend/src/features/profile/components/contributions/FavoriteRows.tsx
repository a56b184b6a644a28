import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { t } from '../../../../lib/i18n';
import { FavoriteButton } from '../../../../widgets/favorites';
import { PlaceRow } from '../../../../widgets/places';
import type { FavoriteRows_PageFragment } from './MyFavorites.generated';

/** Favorites in two columns; one on phones. */
export function FavoriteRows({ places }: { places: FavoriteRows_PageFragment['items'] }) {
  const list = useRef<HTMLUListElement>(null);
  const wasPressed = useRef(false);
  useEffect(() => {
    // The pressed heart can be gone with its row.
    if (!wasPressed.current || document.activeElement !== document.body) return;
    list.current?.focus();
    wasPressed.current = false;
  }, [places]);

  return (
    <Box
      component="ul"
      ref={list}
      tabIndex={-1}
      aria-label={t('profile.favorites')}
      onClick={() => {
        wasPressed.current = true;
      }}
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        outline: 'none',
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
        columnGap: 4,
        rowGap: 2.5,
      }}
    >
      {places.map((place) => (
        <li key={place.id}>
          <PlaceRow place={place} end={<FavoriteButton place={place} />} />
        </li>
      ))}
    </Box>
  );
}
