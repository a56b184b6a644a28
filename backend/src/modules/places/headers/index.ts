export type { HeaderField } from './header-field.js';
export { HEADER_FIELDS, HEADER_LANGUAGES, headerForm, headerOf, headersOf, nameOfField } from './header-names.js';
