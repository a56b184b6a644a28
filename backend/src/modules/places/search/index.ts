export { autocompleteFields } from './autocomplete.compiled.js';
export { AutocompleteService } from './autocomplete.service.js';
export { addToSearch, catchUpSearch } from './search.upkeep.js';
