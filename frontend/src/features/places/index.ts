export { CardGrid } from './components/CardGrid';
export { CardSkeletons } from './components/CardSkeletons';
export { PlaceCard } from './components/PlaceCard';
export type { PlaceCard_PlaceFragment } from './components/PlaceCard.generated';
export { SearchField } from './components/SearchField';
