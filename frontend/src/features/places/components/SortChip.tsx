import { RECOMMENDED, sortsOf, type FilterProps } from './filters';
import { MenuChip } from './MenuChip';

/** The choice of the order of the list. */
export function SortChip({ params, change }: Pick<FilterProps, 'params' | 'change'>) {
  const value = params.sort ?? '';
  const sorts = sortsOf(params);
  return (
    <MenuChip
      label="Sort"
      hint={value ? '' : RECOMMENDED}
      options={sorts}
      value={value}
      onChange={(sort) => change({ sort: sort || undefined })}
    >
      Sort: {sorts.find((option) => option.value === value)?.text}
    </MenuChip>
  );
}
