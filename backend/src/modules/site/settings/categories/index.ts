export { Category } from './category.entity.js';
export { CATEGORY_FIELDS, CATEGORY_PRESETS, type CategoryValues, SCHEMA_TYPES, SLUG_RULES } from './category.fields.js';
export { ICON_NAMES, iconPath } from './category-icons.js';
export { CATEGORY_RECORDS, CategoryList, type CategoryRecord, loadCategories } from './category-list.js';
