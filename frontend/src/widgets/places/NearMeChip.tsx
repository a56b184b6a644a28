import MyLocationRounded from '@mui/icons-material/MyLocationRounded';
import { useState } from 'react';
import { t } from '../../lib/i18n';
import { pointText } from '../../lib/address';
import { useNotify } from '../../ui/toast';
import { Chip } from './Chip';
import type { FilterProps } from './filters';

/** Timeout of the location request (ms). */
const PATIENCE = 10_000;
/** Maximum age of a cached location (ms). */
const STILL_TRUE = 300_000;

/** Chip that asks the browser for the visitor's location, only when pressed. A second press removes the location. */
export function NearMeChip({ params, change }: Pick<FilterProps, 'params' | 'change'>) {
  const notify = useNotify();
  const [isAsking, setAsking] = useState(false);
  const isNear = params.near !== undefined;

  function find() {
    // Browsers define `geolocation` on secure origins only, although the DOM types say always.
    const { geolocation } = navigator as { geolocation?: Geolocation };
    if (!geolocation) {
      notify.error(t('places.locationIsUnknown'));
      return;
    }
    setAsking(true);
    geolocation.getCurrentPosition(
      ({ coords }) => {
        setAsking(false);
        change({ near: pointText(coords), sort: 'nearest', area: undefined });
      },
      ({ code, PERMISSION_DENIED }) => {
        setAsking(false);
        notify.error(code === PERMISSION_DENIED ? t('places.locationIsBlocked') : t('places.locationIsUnknown'));
      },
      { timeout: PATIENCE, maximumAge: STILL_TRUE },
    );
  }

  return (
    <Chip
      active={isNear}
      aria-pressed={isNear}
      aria-busy={isAsking}
      onClick={() => (isNear ? change({ near: undefined, sort: params.sort === 'nearest' ? undefined : params.sort }) : find())}
    >
      <MyLocationRounded aria-hidden sx={{ fontSize: 18 }} />
      {t('places.nearMe')}
    </Chip>
  );
}
