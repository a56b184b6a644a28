export { Categories, readCategories } from './categories.js';
export { OSM_KEYS } from './category.table.js';
export { KindFilter, readKinds } from './kind-filter.js';
