export { type AttributeChanges, attributesAfter } from './attributes-after.js';
export { importAttributes, importCategories } from './import-definitions.js';
