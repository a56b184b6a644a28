import { RECOMMENDED, SORTS, type FilterProps } from './filters';
import { MenuChip } from './MenuChip';

/** The choice of the order of the list. */
export function SortChip({ params, change }: Pick<FilterProps, 'params' | 'change'>) {
  const value = params.sort ?? '';
  return (
    <MenuChip
      label="Sort"
      hint={value ? '' : RECOMMENDED}
      options={SORTS}
      value={value}
      onChange={(sort) => change({ sort: sort || undefined })}
    >
      Sort: {SORTS.find((option) => option.value === value)?.text}
    </MenuChip>
  );
}
