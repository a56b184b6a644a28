import DirectionsOutlined from '@mui/icons-material/DirectionsOutlined';
import Button, { type ButtonProps } from '@mui/material/Button';
import type { ReactNode } from 'react';
import { t } from '../../../lib/i18n';
import { paths } from '../../../lib/address';
import { FavoriteAction } from '../../../widgets/favorites';
import { ShareButton } from '../../../widgets/share';
import { directionsUrl } from './directions';
import type { PlaceActions_PlaceFragment } from './PlaceActions.generated';

interface Props extends Pick<ButtonProps, 'fullWidth'> {
  place: PlaceActions_PlaceFragment;
  variant?: ButtonProps['variant'];
  /** First buttons of the group. */
  children: ReactNode;
}

/** Action buttons of a place. For a place that is not public, only the directions. */
export function PlaceActions({ place, fullWidth, variant = 'outlined', children }: Props) {
  const { id, name, status, coordinates } = place;
  const look = { fullWidth, variant };
  return (
    <>
      {status === 'ACTIVE' && (
        <>
          {children}
          <FavoriteAction place={place} {...look} />
          <ShareButton title={name} path={paths.place(id)} {...look} />
        </>
      )}
      {coordinates && (
        <Button
          component="a"
          color="inherit"
          href={directionsUrl(coordinates)}
          target="_blank"
          rel="noopener noreferrer"
          startIcon={<DirectionsOutlined />}
          {...look}
        >
          {t('places.directions')}
        </Button>
      )}
    </>
  );
}
