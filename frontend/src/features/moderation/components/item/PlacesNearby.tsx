import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { dotted, localizedPath, t } from '../../../../lib/i18n';
import { paths } from '../../../../lib/address';
import { PlacesNearbyDocument } from './PlacesNearby.generated';

interface Props {
  placeId: string;
  cityId: string;
  name: string;
  coordinates: { latitude: number; longitude: number };
}

/** Possible duplicates of a suggested place. Renders nothing if there are none or the query fails. */
export function PlacesNearby({ placeId, cityId, name, coordinates: { latitude, longitude } }: Props) {
  const { data } = useQuery(PlacesNearbyDocument, { variables: { cityId, name, coordinates: { latitude, longitude } } });
  const found = data?.placesLike.filter(({ place }) => place.id !== placeId) ?? [];
  if (found.length === 0) return null;
  return (
    <section>
      <Typography variant="h4" component="h3" gutterBottom>
        {t('moderation.isItOneOfThese')}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.5 }}>
        {found.map(({ distance, hasSimilarName, place }) => (
          <li key={place.id}>
            <Link
              href={localizedPath(paths.place(place.id))}
              target="_blank"
              rel="noopener"
              aria-label={t('moderation.nameInANewTab', { name: place.name })}
              sx={{ fontWeight: 600 }}
            >
              <bdi>{place.name}</bdi>
            </Link>{' '}
            {dotted(place.fullAddress, t('moderation.distanceMAway', { distance }), hasSimilarName && t('moderation.similarName'))}
          </li>
        ))}
      </Box>
    </section>
  );
}
