export { type AttributeChanges, attributesAfter } from './attributes-after.js';
export { importAttributes, importCategories, importSearchTerms } from './import-definitions.js';
