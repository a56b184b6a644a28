export { criteriaOf, isSmallArea, isTimed, type PlaceCriteria, wordsIn } from './criteria.js';
export { factParameters, factShape, groupConditions, hasOtherRating, isOpen, withFacts } from './fact-conditions.js';
export { FactFilter, PRICES } from './filter.input.js';
export { FACT_PARAMS, factFilterOf } from './filter.params.js';
export { inside } from './inside.js';
export { type OpenAt, readOpenAt } from './open-at.js';
export { countedTags, tagCountsOf } from './tag-counts.query.js';
export {
  attributeTag,
  categoryTags,
  filterAttributes,
  filterValues,
  groupOf,
  HIGHEST_RATING,
  type TagFilter,
  tagFiltersOf,
  type TagSettings,
} from './tag-filter.js';
