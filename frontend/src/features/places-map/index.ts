export { MapButton } from './components/MapButton';
export { MapDialog } from './components/MapDialog';
export { MapPane } from './components/MapPane';
export { useMapPlace } from './components/useMapPlace';
