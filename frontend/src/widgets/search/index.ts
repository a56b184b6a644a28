export { PlaceSearch } from './PlaceSearch';
export { type Choice, SearchBox } from './SearchBox';
