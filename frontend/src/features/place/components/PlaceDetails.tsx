import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { categoryNames, priceName, t } from '../../../lib/i18n';
import { businessWords, useMinute } from '../../../lib/places';
import type { PlaceDetails_PlaceFragment } from './PlaceDetails.generated';
import { SidePanel } from './SidePanel';

function Detail({ term, children }: { term: string; children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'flex',
        justifyContent: 'space-between',
        gap: 2,
        py: 1,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Typography component="dt" sx={{ color: 'text.secondary' }}>
        {term}
      </Typography>
      <Typography component="dd" sx={{ m: 0, fontWeight: 600, textAlign: 'right' }}>
        {children}
      </Typography>
    </Box>
  );
}

/** Panel with the categories, the price range, the area, the other names and the status of a place. */
export function PlaceDetails({ place }: { place: PlaceDetails_PlaceFragment }) {
  const { priceRange, area, otherNames, status, businessStatus } = place;
  const now = useMinute();
  const closed = status === 'ACTIVE' ? businessWords(place, now) : null;
  const isGone = status !== 'ACTIVE' || businessStatus === 'closed-permanently';
  return (
    <SidePanel title={t('places.details')}>
      <Box component="dl" sx={{ m: 0 }}>
        <Detail term={t('places.category')}>{categoryNames(place)}</Detail>
        {priceRange && <Detail term={t('places.priceRange')}>{priceName(priceRange)}</Detail>}
        {area && (
          <Detail term={t('placeForm.area')}>
            <bdi>{area}</bdi>
          </Detail>
        )}
        {otherNames && (
          <Detail term={t('places.alsoKnownAs')}>
            {otherNames.split('; ').map((name) => (
              <Box key={name}>
                <bdi>{name}</bdi>
              </Box>
            ))}
          </Detail>
        )}
        <Detail term={t('places.status')}>
          <Box
            component="span"
            sx={{
              display: 'inline-flex',
              alignItems: 'center',
              gap: 1,
              color: isGone ? 'error.main' : closed ? 'warning.main' : 'success.main',
            }}
          >
            <Box component="span" sx={{ width: 8, height: 8, borderRadius: '50%', bgcolor: 'currentColor' }} />
            {closed ?? t(`places.status${status}`)}
          </Box>
        </Detail>
      </Box>
    </SidePanel>
  );
}
