import { t } from '../../../lib/i18n';
import { type FilterProps, sortsOf } from '../../../widgets/places';
import { MenuChip } from './MenuChip';

/** Sort order of the list. */
export function SortChip({ params, change }: Pick<FilterProps, 'params' | 'change'>) {
  const value = params.sort ?? '';
  const sorts = sortsOf(params);
  return (
    <MenuChip
      label={t('places.sort')}
      hint={value ? '' : t('places.whatRecommendedMeans')}
      options={sorts}
      chosen={[value]}
      onChoose={(sort) => change({ sort: sort || undefined })}
    >
      {t('places.sortedBy', { order: sorts.find((option) => option.value === value)?.text ?? '' })}
    </MenuChip>
  );
}
