export { PlaceCard } from '../../widgets/places';
