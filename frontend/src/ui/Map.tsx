import { lazyMap } from './map';

/** Map with pins. */
export const Map = lazyMap(() => import('./map/LeafletMap'), 450);
