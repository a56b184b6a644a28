export { AttributeColumns } from './attribute-columns.js';
export { type ColumnChoices, REJECT_COLUMNS } from './columns.js';
export { CITY_TARGETS, CityMapper, type CityRow, isColumnOfCities, readStates } from './city-row.js';
export { Categories, KindFilter, readCategories, readKinds, wordForm } from './categories/index.js';
export { type LeftOut, shownValue } from './left-out.js';
export { type Origin, PlaceMapper, type PlaceRow } from './place-row.js';
export { pointOf } from './values.js';
