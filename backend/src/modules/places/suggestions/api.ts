export { AccountPlacesResolver } from './account-suggestions.resolver.js';
export { FieldChangeResolver } from './change.resolver.js';
export { PlaceCreatorResolver } from './creator.resolver.js';
export { PlaceEditResolver } from './edit.resolver.js';
export { PlaceSuggestionResolver } from './suggestion.resolver.js';
export { placeSuggestionRoutes } from './suggestion.rest.js';
