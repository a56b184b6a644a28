export { AttributeColumns } from './attribute-columns.js';
export { type ColumnChoices, REJECT_COLUMNS } from './columns.js';
export { CityMapper, type CityRow, readStates } from './city-row.js';
export { Categories, KindFilter, readCategories, readKinds } from './categories/index.js';
export type { LeftOut } from './left-out.js';
export { type Origin, PlaceMapper, type PlaceRow } from './place-row.js';
