export { openApiDocument } from './document.js';
export { createDocsRouter } from './router.js';
