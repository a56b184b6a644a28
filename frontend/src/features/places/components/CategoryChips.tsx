import { useSite } from '../../../lib/currentSite';
import { categoryName, t } from '../../../lib/i18n';
import { inOrder } from '../../../lib/site';
import { ChoiceChips } from './ChoiceChips';
import type { FilterProps, Option } from '../../../widgets/places';
import { MenuChip } from './MenuChip';

interface Props extends Pick<FilterProps, 'params' | 'change' | 'categories'> {
  /** Number of chips, for the operator's first categories; a menu holds the rest. Absent: a chip for each category, on several lines. */
  chips?: number;
}

/** Category filter. Always shows the category of the address, even if no place has it. */
export function CategoryChips({ params, change, categories, chips }: Props) {
  const { categories: ordered } = useSite();
  const value = params.category?.toLowerCase() ?? '';
  const choose = (next: string) => change({ category: next || undefined });

  const names = inOrder(
    ordered,
    categories.map(({ name }) => name),
    String,
  );
  if (value && !names.includes(value)) names.push(value);
  const shown = names.slice(0, chips);
  if (value && !shown.includes(value)) shown.splice(-1, 1, value);
  const optionOf = (name: string): Option => ({ value: name, text: categoryName(name) });
  const rest = names.filter((name) => !shown.includes(name));

  return (
    <>
      <ChoiceChips
        label={t('places.category')}
        wrap={chips === undefined}
        options={[{ value: '', text: t('places.allCategories') }, ...shown.map(optionOf)]}
        value={value}
        onChange={choose}
      />
      {rest.length > 0 && (
        <MenuChip label={t('places.moreCategories')} options={rest.map(optionOf)} value={value} onChange={choose}>
          {t('places.more')}
        </MenuChip>
      )}
    </>
  );
}
