export { PlaceCard } from '../../widgets/places/PlaceCard';
