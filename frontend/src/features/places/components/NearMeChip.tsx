import MyLocationRounded from '@mui/icons-material/MyLocationRounded';
import { useState } from 'react';
import { t } from '../../../lib/i18n';
import { pointText } from '../../../lib/mapAddress';
import { useNotify } from '../../../lib/notify';
import { Chip } from './Chip';
import type { FilterProps } from './filters';

/** Milliseconds: how long to look for the visitor, and how old an answer may be. */
const PATIENCE = 10_000;
const STILL_TRUE = 300_000;

/** Asks the browser where the visitor is, when pressed and never before; pressed again, forgets it. */
export function NearMeChip({ params, change }: Pick<FilterProps, 'params' | 'change'>) {
  const notify = useNotify();
  const [isAsking, setAsking] = useState(false);
  const isNear = params.near !== undefined;

  function find() {
    // Browsers have it on safe addresses only, whatever their types say.
    const { geolocation } = navigator as { geolocation?: Geolocation };
    if (!geolocation) {
      notify.error(t('places.whereYouAreIsUnknown'));
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
        notify.error(code === PERMISSION_DENIED ? t('places.whereYouAreIsNotTold') : t('places.whereYouAreIsUnknown'));
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
