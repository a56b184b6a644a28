import { categoryName, formatNumber } from '../../../lib/i18n';
import type { Facet_FacetFragment } from '../../../lib/places/Facet.generated';
import { type Option, RATINGS } from '../../../widgets/places';

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
