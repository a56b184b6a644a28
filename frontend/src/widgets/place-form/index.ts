export { CategoryField } from './CategoryField';
export { changesBetween, type Change, DETAIL_LABELS } from './changes';
export { CityChoice } from './CityChoice';
export {
  currencySignOf,
  type DetailsForm,
  detailsOf,
  detailsSchema,
  type DetailValues,
  detailValuesOf,
  isDetails,
  NO_DETAILS,
} from './details';
export { HoursPart } from './HoursPart';
export { nameOfCity } from './nameOfCity';
export { PinField } from './PinField';
export { coordinatesOf, NO_POINT, pairText, pointFields, pointOf, pointText, type PointValues } from './point';
export { PriceField } from './PriceField';
export { usePlaceCity } from './usePlaceCity';
