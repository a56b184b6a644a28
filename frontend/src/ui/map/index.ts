export { BrowseMap } from './BrowseMap';
export { areaOf } from './areaOf';
export { lazyMap } from './lazyMap';
export { NoMap } from './NoMap';
export { clusterSize } from './clusterSize';
export { groupPins } from './groupPins';
export { type IdStore, makeIdStore, useCurrentId, useIsCurrent } from './idStore';
export { makePin, PIN_SIZE } from './pin';
export type { ColoredPoint, MapView, PinCluster, Point, RatingPin, Viewport } from './types';
