export { ImportDraftResolver } from './draft.resolver.js';
export { importDraftRoutes } from './draft.rest.js';
