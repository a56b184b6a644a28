import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { t } from '../../../lib/i18n';
import { mapsUrl } from '../../../lib/address';
import { Map } from '../../../ui/Map';
import type { PlaceLocation_PlaceFragment, PlaceLocation_TilesFragment } from './PlaceLocation.generated';
import { PlaceSection } from './PlaceSection';

type Coordinates = NonNullable<PlaceLocation_PlaceFragment['coordinates']>;

interface Props {
  place: PlaceLocation_PlaceFragment;
  coordinates: Coordinates;
  tiles: PlaceLocation_TilesFragment;
}

/** Location of the place: map, coordinates, and a link to an external maps site. */
export function PlaceLocation({ place: { id, name, fullAddress }, coordinates, tiles }: Props) {
  const markers = useMemo(
    () => [
      {
        id,
        position: coordinates,
        label: name,
        popup: (
          <>
            <Box component="strong" sx={{ display: 'block' }}>
              <bdi>{name}</bdi>
            </Box>
            <bdi>{fullAddress}</bdi>
          </>
        ),
      },
    ],
    [id, name, fullAddress, coordinates],
  );

  return (
    <PlaceSection id="location" title={t('places.location')}>
      <Map center={coordinates} zoom={15} height={450} markers={markers} tiles={tiles} label={t('places.mapOfName', { name })} />
      <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 3, mt: 1.5 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums', py: 1 }}>
          <bdi>{`${coordinates.latitude.toFixed(6)}, ${coordinates.longitude.toFixed(6)}`}</bdi>
        </Typography>
        <Link href={mapsUrl(coordinates)} target="_blank" rel="noopener noreferrer" variant="body2" sx={{ fontWeight: 600, py: 1 }}>
          {t('places.openInGoogleMaps')}
        </Link>
      </Stack>
    </PlaceSection>
  );
}
