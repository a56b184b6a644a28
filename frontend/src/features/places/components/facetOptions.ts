import { categoryName, formatNumber } from '../../../lib/i18n';
import type { Facet_FacetFragment } from '../../../lib/places/Facet.generated';
import { chosenOf } from '../../../lib/places';
import type { KnownFilters } from '../../../lib/site';
import type { PlacesParams } from '../../../lib/address';
import { type Option, RATINGS } from '../../../widgets/places';

/** Keys of the facets that are no attributes. */
const FIXED = ['open', 'price', 'rating', 'category', 'photos'];

/** Formats the number of an option; a number that is a lower bound has a plus sign. */
export const countText = (count: number, { isPartial }: Facet_FacetFragment): string =>
  isPartial && count > 0 ? `${formatNumber(count)}+` : formatNumber(count);

/** Returns the name of an option; ratings and categories are named as everywhere on the pages. */
function textOf(key: string, value: string, name: string): string {
  if (key === 'rating') return RATINGS.find((rating) => rating.value === value)?.text ?? name;
  return key === 'category' ? categoryName(value) : name;
}

/** Returns the options of a facet with their numbers. */
export function optionsOf(facet: Facet_FacetFragment): Option[] {
  return facet.options.map(({ value, name, count }) => ({
    value,
    text: textOf(facet.key, value, name),
    count: countText(count, facet),
    isEmpty: count === 0,
  }));
}

/** Returns the facets of attributes in the order of the site. */
export const attributesIn = (facets: readonly Facet_FacetFragment[]): Facet_FacetFragment[] => facets.filter(({ key }) => !FIXED.includes(key));

/** Returns the first attributes for the row of filters: those of the chosen categories come first, and the filtered ones are always in it. */
export function firstAttributes(
  facets: readonly Facet_FacetFragment[],
  params: PlacesParams,
  filters: KnownFilters | null,
  most: number,
): Facet_FacetFragment[] {
  const categories = chosenOf(params, 'category');
  const all = attributesIn(facets);
  const isOwn = ({ key }: Facet_FacetFragment) => filters?.[key]?.categories.some((slug) => categories.includes(slug)) === true;
  const isChosen = ({ key }: Facet_FacetFragment) => chosenOf(params, key).length > 0;
  return [...all.filter(isOwn), ...all.filter((one) => !isOwn(one))].filter((one, n) => n < most || isChosen(one));
}
