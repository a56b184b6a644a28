import Box from '@mui/material/Box';
import { useSite } from '../../../lib/currentSite';
import { t } from '../../../lib/i18n';
import { firstAttributes, PHONE_ROOM } from '../../../lib/places';
import { type FilterProps, NearMeChip } from '../../../widgets/places';
import { CategoryFilter } from './CategoryFilter';
import { FacetChip } from './FacetChip';
import { OpenNowChip } from './OpenNowChip';
import { RatingFilter } from './RatingFilter';

/** Row that scrolls sideways. Its padding keeps the focus ring of its chips visible. */
export const sideways = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minWidth: 0,
  p: '5px',
  m: '-5px',
  overflowX: 'auto',
  scrollbarWidth: 'none',
} as const;

interface Props extends Pick<FilterProps, 'params' | 'change' | 'facets'> {
  /** Number of categories and of attributes that have chips of their own. */
  categories: number;
  attributes: number;
}

/** The most used filters: open now, price, rating, categories, and the first attributes of the chosen categories. */
export function FirstFilters({ categories, attributes, ...filters }: Props) {
  const { params, change, facets } = filters;
  const { filters: known } = useSite();
  const price = facets.find(({ key }) => key === 'price');
  return (
    <>
      <OpenNowChip {...filters} />
      {price && <FacetChip facet={price} params={params} change={change} />}
      <RatingFilter {...filters} />
      <CategoryFilter {...filters} chips={categories} />
      {firstAttributes(facets, params, known, attributes).map((facet) => (
        <FacetChip key={facet.key} facet={facet} params={params} change={change} />
      ))}
    </>
  );
}

/** Row with the most used filters, for phones and small tablets. */
export function FilterRow(filters: Pick<FilterProps, 'params' | 'change' | 'facets'>) {
  return (
    <Box role="group" aria-label={t('places.firstFilters')} sx={{ ...sideways, mb: 1, displayPrint: 'none' }}>
      <NearMeChip params={filters.params} change={filters.change} />
      <FirstFilters {...filters} {...PHONE_ROOM} />
    </Box>
  );
}
