export { type AttributesForm, AttributesPanel } from './AttributesPanel';
export {
  type AttributeDefinition,
  attributeName,
  attributeText,
  attributeTextIn,
  type AttributeTexts,
  cardAttributes,
  loadAttributes,
  shownAttributes,
  useAttributes,
} from './attributes';
export { businessName, changesBetween, type Change, detailLabel, detailText, languageLabel } from './changes';
export { CategoriesSelect } from './CategoriesSelect';
export { CityChoice } from './CityChoice';
export { DetailFields } from './DetailFields';
export {
  currencySignOf,
  type DetailsForm,
  detailsOf,
  detailsSchema,
  type DetailValues,
  detailValuesOf,
  isAboutFields,
  moreCategoriesIn,
  isDetails,
  NO_DETAILS,
  PLACE_FIELDS,
  type PlaceField,
  textsBy,
} from './details';
export { LikelyPlaces } from './LikelyPlaces';
export { nameOfCity } from './nameOfCity';
export { PinField } from './PinField';
export { coordinatesOf, degreesText, NO_POINT, pairText, pointFields, pointOf, pointText, type PointValues } from './point';
export { useLikelyPlaces } from './useLikelyPlaces';
export { usePlaceCity } from './usePlaceCity';
