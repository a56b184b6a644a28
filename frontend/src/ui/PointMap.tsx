import { lazyMap } from './map';

/** Map with thousands of points. */
export const PointMap = lazyMap(() => import('./map/LeafletPointMap'), 320);
