export { createSearchTermModule, type SearchTermModule } from './search-term.module.js';
export { SearchTermResolver } from './search-term.resolver.js';
export { searchTermRoutes } from './search-term.rest.js';
