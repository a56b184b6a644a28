import ScheduleRounded from '@mui/icons-material/ScheduleRounded';
import { t } from '../../../lib/i18n';
import { toggled } from '../../../lib/places';
import { Chip, type FilterProps } from '../../../widgets/places';
import { countText } from './facetOptions';
import { OptionText } from './OptionText';

/** Filter by the places that are open now. */
export function OpenNowChip({ params, change, facets }: Pick<FilterProps, 'params' | 'change' | 'facets'>) {
  const active = params.openAt === 'now';
  const facet = facets.find(({ key }) => key === 'open');
  const now = params.openAt === undefined || active ? facet?.options.find(({ value }) => value === 'now') : undefined;
  return (
    <Chip active={active} aria-pressed={active} disableRipple onClick={() => change(toggled(params, 'open', 'now'))}>
      <ScheduleRounded aria-hidden sx={{ fontSize: 18 }} />
      <OptionText option={{ value: 'now', text: t('places.openNow'), ...(facet && now && { count: countText(now.count, facet), isEmpty: now.count === 0 }) }} />
    </Chip>
  );
}
