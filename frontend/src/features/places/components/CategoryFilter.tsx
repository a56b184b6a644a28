import { useSite } from '../../../lib/currentSite';
import { categoryName, t } from '../../../lib/i18n';
import { chosenOf, firstCategories, toggled, withChosen } from '../../../lib/places';
import type { FilterProps, Option } from '../../../widgets/places';
import { ChoiceChips } from './ChoiceChips';
import { optionsOf } from './facetOptions';
import { MenuChip } from './MenuChip';

interface Props extends Pick<FilterProps, 'params' | 'change' | 'facets'> {
  /** Number of chips, for the operator's first categories with places; a menu holds the rest. */
  chips: number;
}

/** Filter by categories, of which several can be chosen. */
export function CategoryFilter({ params, change, facets, chips }: Props) {
  const facet = facets.find(({ key }) => key === 'category');
  const chosen = chosenOf(params, 'category');
  const { categories } = useSite();
  const options: Option[] = facet
    ? optionsOf(facet)
    : categories.filter(({ isHidden }) => !isHidden).map(({ slug }) => ({ value: slug, text: categoryName(slug) }));
  const toggle = (value: string) => change(toggled(params, 'category', value));
  const shown = firstCategories(options, chosen, chips);
  const rest = options.filter((option) => !shown.includes(option));
  const inMenu = chosen.filter((value) => rest.some((option) => option.value === value));

  return (
    <>
      {shown.length > 0 && (
        <ChoiceChips
          label={t('places.category')}
          options={[{ value: '', text: t('places.allCategories') }, ...shown]}
          chosen={chosen.length > 0 ? chosen : ['']}
          onChoose={(value) => change(value ? toggled(params, 'category', value) : { category: undefined })}
        />
      )}
      {rest.length > 0 && (
        <MenuChip
          isMultiple
          label={chips > 0 ? t('places.moreCategories') : t('places.category')}
          options={rest}
          chosen={inMenu}
          onChoose={toggle}
          onClear={() =>
            change(
              withChosen(
                params,
                'category',
                chosen.filter((value) => !inMenu.includes(value)),
              ),
            )
          }
        >
          {chips > 0 ? t('places.more') : t('places.category')}
          {inMenu.length > 0 && ` (${inMenu.length})`}
        </MenuChip>
      )}
    </>
  );
}
