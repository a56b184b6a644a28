export { isDay, isInBusiness, isListed } from './business/index.js';
export {
  AccountPlacesResolver,
  FieldChangeResolver,
  PlaceCreatorResolver,
  PlaceEditResolver,
  PlaceSuggestionResolver,
  placeSuggestionRoutes,
} from './suggestions/api.js';
export { FacetResolver } from './facets/api.js';
export { filterValues } from './filters/index.js';
export { CityPlacesResolver, PlaceSearchResolver } from './search/api.js';
export { PlaceAdminResolver, placeAdminRoutes } from './admin/api.js';
export {
  type AttributeValue,
  type AttributeValues,
  cellOf,
  isAttributeValues,
  isOfKind,
  MOST_OPTIONS,
  type PlaceAttribute,
  PlaceAttributesArgs,
  readAttributes,
  valueOf,
} from './attributes/index.js';
export { HEADER_FIELDS, HEADER_LANGUAGES, type HeaderField, headerForm, headerOf, headersOf, nameOfField } from './headers/index.js';
export { asideOf, boxAround, FAR, NEAR, SIMILAR, TURNS } from './likeness/index.js';
export { addToSearch, autocompleteFields, catchUpSearch } from './search/index.js';
export { type AdminPlaceFilter, PlaceSelection } from './admin/index.js';
export { PlaceDecisionResolver } from './moderation/api.js';
export { COMPUTE_HOURS, computeHoursHandler, tidyHours } from './hours/index.js';
export { foldTagCounts, tagPlacesHandler } from './tags/index.js';
export { PlaceEdit, PlaceEditStatus } from './place-edit.entity.js';
export { PlaceHoursResolver } from './place-hours.resolver.js';
export { PlacePhonesResolver } from './phones/api.js';
export { PlaceImage } from './place-image.entity.js';
export { mapFields } from './map/index.js';
export { PlaceMapResolver } from './map/api.js';
export { PlacePage } from './place-page.type.js';
export { placePhotoRoutes, PlacePhotosResolver } from './photos/api.js';
export { isWebsite, MOST_MORE_CATEGORIES, OPTIONAL_PLACE_FIELDS, PLACE_FIELD_NAMES, PLACE_FIELDS, type PlaceField, type PlaceTexts } from './place.fields.js';
export { Place, PlaceStatus } from './place.entity.js';
export { readMeaning } from './understanding/index.js';
export { placeJson, PlaceJson, PlacePageJson, placeRoutes } from './rest/api.js';
export { createPlaceModule, type PlaceModule } from './place.module.js';
export { getVisible, PlaceRights } from './place.policy.js';
export { shownRating } from './shown-rating.js';
export { DuplicateResolver, duplicateRoutes } from './duplicates/api.js';
export { dayOf, FIND_DUPLICATES, findDuplicates, findDuplicatesHandler, joinTexts, type Merge, type MergePart } from './duplicates/index.js';
export { GONE_PLACES, purgePlaces } from './place.purge.js';
export { COUNTED_TWICE, countedTwiceOf, visiblePlaces } from './place.query.js';
export { placeFields } from './place.compiled.js';
export { PlaceResolver } from './place.resolver.js';
export type { PlaceService } from './place.service.js';
