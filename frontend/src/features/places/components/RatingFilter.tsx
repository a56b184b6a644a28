import StarRounded from '@mui/icons-material/StarRounded';
import { t } from '../../../lib/i18n';
import { chosenOf, withChosen } from '../../../lib/places';
import { type FilterProps, RATINGS } from '../../../widgets/places';
import { optionsOf } from './facetOptions';
import { MenuChip } from './MenuChip';

/** Returns the choices of a minimum rating, with their numbers of places. */
export function ratingOptions(facets: FilterProps['facets']) {
  const facet = facets.find(({ key }) => key === 'rating');
  return [...RATINGS.slice(0, 1), ...(facet ? optionsOf(facet) : RATINGS.slice(1))];
}

/** Filter by a minimum rating. */
export function RatingFilter({ params, change, facets }: Pick<FilterProps, 'params' | 'change' | 'facets'>) {
  const chosen = chosenOf(params, 'rating');
  const options = ratingOptions(facets);
  const choose = (value: string) => change(withChosen(params, 'rating', value ? [value] : []));
  return (
    <MenuChip
      label={t('places.minimumRating')}
      options={options}
      chosen={chosen.length > 0 ? chosen : ['']}
      onChoose={choose}
      {...(chosen.length > 0 && { onClear: () => choose('') })}
    >
      <StarRounded aria-hidden sx={{ fontSize: 18 }} />
      {options.find(({ value }) => value === chosen[0])?.text ?? t('places.rating')}
    </MenuChip>
  );
}
