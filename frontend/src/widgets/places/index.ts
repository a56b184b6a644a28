export { PlaceRow } from './PlaceRow';
export { Chip } from './Chip';
export { NearMeChip } from './NearMeChip';
export { PlaceCard } from './PlaceCard';
export {
  type ChangeFilters,
  type CityPickerProps,
  type FilterProps,
  nameOfCity,
  type Option,
  RATINGS,
  sortsOf,
} from './filters';
