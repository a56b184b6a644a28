import type { PlacesParams } from '../../../lib/paths';

/** Puts other filters into the address and starts again at the first page; `typing` adds no entry to the history. */
export type ChangeFilters = (patch: Partial<PlacesParams>, how?: { typing: boolean }) => void;

export interface FilterProps {
  /** What the address asks for. */
  params: PlacesParams;
  change: ChangeFilters;
  /** The kinds of places that there are; none before they are loaded. */
  categories: readonly { name: string; placesCount: number }[];
  /** The cities that have a place; none before they are loaded. */
  cities: readonly { id: string; name: string; state: string }[];
}

export type CityPickerProps = Pick<FilterProps, 'params' | 'change' | 'cities'>;

/** What the choice of a city calls it: Jaipur, Rajasthan. */
export const nameOfCity = ({ name, state }: FilterProps['cities'][number]): string => [name, state].filter(Boolean).join(', ');

export interface Option {
  /** As the address says it; empty for no choice. */
  value: string;
  text: string;
}

export const RATINGS: readonly Option[] = [
  { value: '', text: 'Any' },
  { value: '4', text: '4+ Stars' },
  { value: '3', text: '3+ Stars' },
  { value: '2', text: '2+ Stars' },
  { value: '1', text: '1+ Stars' },
];

const SORTS: readonly Option[] = [
  { value: '', text: 'Recommended' },
  { value: 'rating', text: 'Highest rated' },
  { value: 'reviews', text: 'Most reviewed' },
  { value: 'newest', text: 'Newest' },
];

/** The orders that there are to choose from: by distance only where there is a point to measure from. */
export const sortsOf = ({ near }: PlacesParams): readonly Option[] => (near ? [...SORTS, { value: 'nearest', text: 'Nearest' }] : SORTS);

export const RECOMMENDED =
  'Recommended: places named as you typed come first, then those with all your words, then those with words like them; among equals the best rated. A rating counts more the more reviews it is of.';

/** The choice that takes all filters away; the order stays. */
export const NO_FILTERS: Partial<PlacesParams> = {
  search: undefined,
  category: undefined,
  city: undefined,
  pincode: undefined,
  minRating: undefined,
  area: undefined,
};

/** How many filters besides the search are in use. */
export function countFilters({ category, city, pincode, minRating }: PlacesParams): number {
  return [category, city, pincode, minRating].filter(Boolean).length;
}

export const numberOf = (value: string): number | undefined => (value ? Number(value) : undefined);
