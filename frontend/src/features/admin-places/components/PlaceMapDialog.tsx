import { useQuery } from '@apollo/client/react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { t } from '../../../lib/i18n';
import { mapsUrl } from '../../../lib/address';
import { Map } from '../../../ui/Map';
import { radius } from '../../../ui/shape';
import { PlaceMapDialogDocument } from './PlaceMapDialog.generated';
import type { PlaceTable_PlaceFragment } from './PlaceTable.generated';

const ZOOM = 16;
const HEIGHT = 500;

interface Props {
  place: PlaceTable_PlaceFragment;
  isOpen: boolean;
  onClose: () => void;
}

/** Dialog with a place's location: map, coordinates, and a link to an external maps site. */
export function PlaceMapDialog({ place: { id, name, fullAddress, coordinates }, isOpen, onClose }: Props) {
  const titleId = useId();
  const base = useQuery(PlaceMapDialogDocument).data?.site.map;
  return (
    <Dialog open={isOpen} onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="md">
      <DialogTitle id={titleId} variant="h3" sx={{ px: 3, pt: 3, pb: 1.5 }}>
        <bdi>{name}</bdi>
      </DialogTitle>
      <DialogContent sx={{ px: 3, pb: 1 }}>
        {coordinates ? (
          <>
            {base ? (
              <Map
                center={coordinates}
                zoom={ZOOM}
                height={HEIGHT}
                markers={[
                  {
                    id,
                    position: coordinates,
                    label: name,
                    popup: (
                      <strong>
                        <bdi>{name}</bdi>
                      </strong>
                    ),
                  },
                ]}
                base={base}
                label={t('adminPlaces.mapOfName', { name })}
              />
            ) : (
              <Skeleton variant="rounded" sx={{ height: HEIGHT, borderRadius: radius.panel }} />
            )}
            <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 3, mt: 1.5 }}>
              <Typography variant="body2" sx={{ py: 1, fontVariantNumeric: 'tabular-nums' }}>
                {t('adminPlaces.latitudeAndLongitude', { latitude: coordinates.latitude.toFixed(6), longitude: coordinates.longitude.toFixed(6) })}
              </Typography>
              <Link href={mapsUrl(coordinates)} target="_blank" rel="noopener noreferrer" variant="body2" sx={{ fontWeight: 600, py: 1 }}>
                {t('adminPlaces.openInGoogleMaps')}
              </Link>
            </Stack>
            {fullAddress && (
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                <bdi>{fullAddress}</bdi>
              </Typography>
            )}
          </>
        ) : (
          <Typography>{t('adminPlaces.noLocationData')}</Typography>
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 3 }}>
        <Button variant="contained" onClick={onClose}>
          {t('adminPlaces.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
