export { CityTile } from './components/CityTile';
export type { CityTile_CityFragment } from './components/CityTile.generated';
