export { CityTile } from './components/CityTile';
