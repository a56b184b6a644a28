import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { isolate, priceName, t } from '../../../lib/i18n';
import { paths } from '../../../lib/address';
import { CategoryBadge, FeaturedBadge, OpenState, RatingStars } from '../../../ui/facts';
import { CategoryLinks } from './CategoryLinks';
import { PlaceActions } from './PlaceActions';
import type { PlaceHero_PlaceFragment } from './PlaceHero.generated';
import { PlacePictures } from './pictures/PlacePictures';
import { isPublic } from './PlaceStanding';

interface Props {
  place: PlaceHero_PlaceFragment;
  /** First action button. */
  action: ReactNode;
}

/** Head of the place's page: category, name, city, rating, price and opening state, beside the pictures. */
export function PlaceHero({ place, action }: Props) {
  const { category, moreCategories, featured, name, localName, city, rating, priceRange, openingTimes, images } = place;
  const credits = images.map(({ credit }) => credit).filter((credit) => credit !== null);

  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', md: '5fr 7fr' },
        gap: { xs: 3, md: 6 },
        alignItems: 'center',
        pt: { xs: 2, sm: 3 },
        pb: { xs: 3, sm: 4 },
      }}
    >
      <Stack sx={{ gap: 1.5, alignItems: 'flex-start', order: { xs: 1, md: 0 }, minWidth: 0 }}>
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
          <CategoryBadge category={category} />
          {featured && <FeaturedBadge />}
          <CategoryLinks categories={moreCategories} city={city?.id} />
        </Stack>
        <Typography variant="h1" tabIndex={-1} sx={{ overflowWrap: 'anywhere', textWrap: 'balance' }}>
          <bdi>{name}</bdi>
        </Typography>
        {localName !== name && (
          <Typography sx={{ color: 'text.secondary', fontSize: { sm: '1.25rem' } }}>
            <bdi>{localName}</bdi>
          </Typography>
        )}
        {city && (
          <Typography sx={{ color: 'text.secondary', fontSize: { sm: '1.125rem' } }}>
            <bdi>
              <Link component={RouterLink} to={paths.city(city.id)} sx={{ fontWeight: 600 }}>
                <bdi>{city.name}</bdi>
              </Link>
              , {city.state}
            </bdi>
          </Typography>
        )}
        <Stack direction="row" sx={{ alignItems: 'center', gap: 1 }}>
          <RatingStars value={rating.average} count={rating.count} size="medium" />
          {priceRange && (
            <>
              <span aria-hidden>·</span>
              <span>{priceName(priceRange)}</span>
            </>
          )}
        </Stack>
        <OpenState times={openingTimes} business={place} size="medium" />
        <Stack direction="row" sx={{ display: { xs: 'none', sm: 'flex' }, flexWrap: 'wrap', gap: 1.5, mt: 1 }}>
          <PlaceActions place={place}>{action}</PlaceActions>
        </Stack>
        {credits.length > 0 && (
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {t('places.photosBy', { count: credits.length, credits: [...new Set(credits)].map(isolate).join(', ') })}
          </Typography>
        )}
      </Stack>
      <PlacePictures placeId={place.id} placeName={name} category={category} isPublic={isPublic(place)} images={images} />
    </Box>
  );
}
