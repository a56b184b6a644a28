export { CardGrid } from './components/CardGrid';
export { CardSkeletons } from './components/CardSkeletons';
export { PlaceCard } from './components/PlaceCard';
export { SearchField } from './components/SearchField';
