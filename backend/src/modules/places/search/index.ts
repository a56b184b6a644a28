export { autocompleteReads } from './autocomplete.reads.js';
export { AutocompleteService } from './autocomplete.service.js';
export { addToSearch, catchUpSearch } from './search.upkeep.js';
