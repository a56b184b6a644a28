import CloseRounded from '@mui/icons-material/CloseRounded';
import { t } from '../../../lib/i18n';
import { Chip, type FilterProps } from '../../../widgets/places';

/** Chip shown while the search is limited to a map area; pressing it removes the limit. */
export function AreaChip({ params, change }: Pick<FilterProps, 'params' | 'change'>) {
  if (params.area === undefined) return null;
  return (
    <Chip active aria-label={t('places.mapAreaSearchEverywhereAgain')} onClick={() => change({ area: undefined })}>
      {t('places.mapArea')}
      <CloseRounded aria-hidden sx={{ fontSize: 16 }} />
    </Chip>
  );
}
