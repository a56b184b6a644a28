export { PlaceCard } from './components/PlaceCard';
