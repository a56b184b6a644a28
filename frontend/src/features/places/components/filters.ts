import { t } from '../../../lib/i18n';
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
  {
    value: '',
    get text() {
      return t('places.any');
    },
  },
  {
    value: '4',
    get text() {
      return t('places.n4Stars');
    },
  },
  {
    value: '3',
    get text() {
      return t('places.n3Stars');
    },
  },
  {
    value: '2',
    get text() {
      return t('places.n2Stars');
    },
  },
  {
    value: '1',
    get text() {
      return t('places.n1Stars');
    },
  },
];

const SORTS: readonly Option[] = [
  {
    value: '',
    get text() {
      return t('places.recommended');
    },
  },
  {
    value: 'rating',
    get text() {
      return t('places.highestRated');
    },
  },
  {
    value: 'reviews',
    get text() {
      return t('places.mostReviewed');
    },
  },
  {
    value: 'newest',
    get text() {
      return t('places.newest');
    },
  },
];

/** The orders that there are to choose from: by distance only where there is a point to measure from. */
export const sortsOf = ({ near }: PlacesParams): readonly Option[] => (near ? [...SORTS, { value: 'nearest', text: t('places.nearest') }] : SORTS);

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
