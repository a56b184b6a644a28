export { CityCard } from './components/CityCard';
export { CityTile } from './components/CityTile';
