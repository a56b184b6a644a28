import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { t } from '../../../lib/i18n';
import { mapsUrl } from '../../../lib/address';
import { mapPictureOf } from '../../../lib/places';
import { Map } from '../../../ui/Map';
import { type BaseMap, StaticPicture } from '../../../ui/map';
import type { PlaceLocation_PlaceFragment } from './PlaceLocation.generated';
import { PlaceSection } from './PlaceSection';

type Coordinates = NonNullable<PlaceLocation_PlaceFragment['coordinates']>;

interface Props {
  place: PlaceLocation_PlaceFragment;
  coordinates: Coordinates;
  base: BaseMap;
}

/** Location of the place: map, coordinates, and a link to an external maps site. */
export function PlaceLocation({ place: { id, name, fullAddress }, coordinates, base }: Props) {
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

  const picture = useMemo(() => mapPictureOf(id, coordinates, base), [id, coordinates, base]);

  const label = t('places.mapOfName', { name });

  return (
    <PlaceSection id="location" title={t('places.location')}>
      <Map
        center={coordinates}
        zoom={15}
        height={450}
        markers={markers}
        base={base}
        {...(picture && { below: <StaticPicture picture={picture} label={label} /> })}
        label={label}
      />
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
