export { PlaceReviews } from './components/PlaceReviews';
