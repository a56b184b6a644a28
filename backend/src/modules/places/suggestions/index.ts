export { PlaceEditService } from './edit.service.js';
export { PlaceSuggestionService } from './suggestion.service.js';
