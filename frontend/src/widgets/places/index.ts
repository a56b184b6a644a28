export { PlaceRow } from './PlaceRow';
export { Chip } from './Chip';
export { NearMeChip } from './NearMeChip';
export { PlaceCard } from './PlaceCard';
export {
  type ChangeFilters,
  type CityPickerProps,
  countFilters,
  type FilterProps,
  nameOfCity,
  NO_FILTERS,
  numberOf,
  type Option,
  RATINGS,
  sortsOf,
} from './filters';
