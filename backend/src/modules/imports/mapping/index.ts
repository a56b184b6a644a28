export { AttributeColumns } from './attribute-columns.js';
export { Categories, readCategories } from './categories.js';
export type { ColumnChoices } from './columns.js';
export { CityMapper, type CityRow, readStates } from './city-row.js';
export { KindFilter, readKinds } from './kind-filter.js';
export type { LeftOut } from './left-out.js';
export { type Origin, PlaceMapper, type PlaceRow } from './place-row.js';
