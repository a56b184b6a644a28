import { type ComponentType, lazy, Suspense } from 'react';
import { NoMap } from '../../../ui/map';
import type { PlacesMapProps } from './PlacesMap';

// If the map's code cannot be fetched, the rest of the page must still work.
const PlacesMap = lazy<ComponentType<PlacesMapProps>>(() =>
  import('./PlacesMap').then(
    (file) => ({ default: file.PlacesMap }),
    () => ({ default: NoMap }),
  ),
);

/** Map of the places; its code loads when the map is first shown. */
export function LazyPlacesMap(props: PlacesMapProps) {
  return (
    <Suspense fallback={null}>
      <PlacesMap {...props} />
    </Suspense>
  );
}
