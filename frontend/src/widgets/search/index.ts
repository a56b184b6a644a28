export { type Choice, SearchBox } from './SearchBox';
