export { Categories, readCategories } from './categories.js';
export { OSM_KEYS } from './category.table.js';
export { KindFilter, readKinds, wordForm } from './kind-filter.js';
export { nameOfCategory } from './category-name.js';
export { presetOf } from './category-lookup.js';
