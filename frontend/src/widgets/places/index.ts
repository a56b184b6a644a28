export { PlaceRow } from './PlaceRow';
