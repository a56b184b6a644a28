export { areaColor } from './areas';
export { type MapColors, mapColors, type Scheme } from './colors';
export { EDGES_FROM, edgeWidth, ROADS, type RoadClass, roadClass, roadWidth } from './roads';
export { zoomAround } from './zoom';
