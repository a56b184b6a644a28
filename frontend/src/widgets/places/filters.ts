import { t } from '../../lib/i18n';
import type { PlacesParams } from '../../lib/address';
import type { Facet_FacetFragment } from '../../lib/places/Facet.generated';

/** Applies a change of filters to the address and goes back to page 1. With `typing`, replaces the history entry instead of adding one. */
export type ChangeFilters = (patch: Partial<PlacesParams>, how?: { typing: boolean }) => void;

export interface FilterProps {
  /** Filters parsed from the address. */
  params: PlacesParams;
  change: ChangeFilters;
  /** Options by which the list can be filtered, with their numbers of places; empty before they are loaded. */
  facets: readonly Facet_FacetFragment[];
  /** All cities that have places; empty before they are loaded. */
  cities: readonly { id: string; name: string; state: string }[];
}

export type CityPickerProps = Pick<FilterProps, 'params' | 'change' | 'cities'>;

/** Label of a city in the city filter, for example "Jaipur, Rajasthan". */
export const nameOfCity = ({ name, state }: FilterProps['cities'][number]): string => [name, state].filter(Boolean).join(', ');

export interface Option {
  /** Value in the address; empty for "no choice". */
  value: string;
  text: string;
  /** Number of places with it, as text; undefined if it is not known. */
  count?: string;
  /** Whether no place has it. */
  isEmpty?: boolean;
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

/** Returns the available sort orders; "nearest" needs a point to measure from. */
export const sortsOf = ({ near }: PlacesParams): readonly Option[] => (near ? [...SORTS, { value: 'nearest', text: t('places.nearest') }] : SORTS);
