import MyLocationRounded from '@mui/icons-material/MyLocationRounded';
import { useState } from 'react';
import { t } from '../../lib/i18n';
import { pointText } from '../../lib/address';
import { locate } from '../../lib/browser';
import { useNotify } from '../../ui/toast';
import { Chip } from './Chip';
import type { FilterProps } from './filters';

/** Maximum age of a cached location (ms). */
const STILL_TRUE = 300_000;

/** Chip that asks the browser for the visitor's location, only when pressed. A second press removes the location. */
export function NearMeChip({ params, change }: Pick<FilterProps, 'params' | 'change'>) {
  const notify = useNotify();
  const [isAsking, setAsking] = useState(false);
  const isNear = params.near !== undefined;

  async function find() {
    setAsking(true);
    const found = await locate({ maximumAge: STILL_TRUE });
    setAsking(false);
    if (typeof found === 'object') change({ near: pointText(found.point), sort: 'nearest', area: undefined });
    else notify.error(found === 'blocked' ? t('places.locationIsBlocked') : t('places.locationIsUnknown'));
  }

  return (
    <Chip
      active={isNear}
      aria-pressed={isNear}
      aria-busy={isAsking}
      onClick={() => (isNear ? change({ near: undefined, sort: params.sort === 'nearest' ? undefined : params.sort }) : void find())}
    >
      <MyLocationRounded aria-hidden sx={{ fontSize: 18 }} />
      {t('places.nearMe')}
    </Chip>
  );
}
