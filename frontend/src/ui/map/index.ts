export { BrowseMap } from './BrowseMap';
export { NoMap } from './NoMap';
export { clusterSize } from './clusterSize';
export { groupPins } from './groupPins';
export { type IdStore, makeIdStore, useCurrentId, useIsCurrent } from './idStore';
export { makePin, PIN_SIZE } from './pin';
export type { MapView, PinCluster, Point, RatingPin, Viewport } from './types';
export { useNearViewport } from './useNearViewport';
