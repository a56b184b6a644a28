import type { PlacesParams } from '../address';
import type { KnownFilters } from '../site';
import type { Facet_FacetFragment } from './Facet.generated';
import { chosenOf } from './filterChoices';

/** Keys of the facets that are no attributes. */
const FIXED = ['open', 'price', 'rating', 'category', 'photos'];

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

/** Returns the first categories for the row of filters: those with places in the order of the site, and at least one of the chosen ones. */
export function firstCategories<Category extends { value: string; isEmpty?: boolean }>(
  categories: readonly Category[],
  chosen: readonly string[],
  most: number,
): Category[] {
  const isChosen = ({ value }: Category) => chosen.includes(value);
  const all = categories.filter((one) => one.isEmpty !== true || isChosen(one));
  const [first, hidden] = [all.slice(0, most), all.slice(most).find(isChosen)];
  return most > 0 && hidden && !first.some(isChosen) ? [...first.slice(0, -1), hidden] : first;
}

/** Numbers of categories and of attributes that have chips of their own in the row of filters. */
interface Room {
  categories: number;
  attributes: number;
}

/** Returns the room in the row of filters of windows from 900 px; the attributes of a chosen category take the room of other categories. @param isWide from 1200 px */
export function roomFor({ category }: PlacesParams, isWide: boolean): Room {
  const isChosen = category !== undefined;
  return { categories: isWide ? (isChosen ? 1 : 2) : 0, attributes: isChosen ? 1 : 0 };
}

/** Room in the row of filters of phones and small tablets, which scrolls. */
export const PHONE_ROOM: Room = { categories: 0, attributes: 4 };
