export { CityPlacesResolver } from './city-places.resolver.js';
export { PlaceSearchResolver } from './search.resolver.js';
