import { type ComponentType, lazy, Suspense } from 'react';
import { NoMap } from '../../../../ui/map/NoMap';
import type { PlacesMapProps } from './PlacesMap';

// A map that cannot be fetched must not take the page around it down.
const PlacesMap = lazy<ComponentType<PlacesMapProps>>(() =>
  import('./PlacesMap').then(
    (file) => ({ default: file.PlacesMap }),
    () => ({ default: NoMap }),
  ),
);

/** The map of the places; its code comes when it is first shown. */
export function LazyPlacesMap(props: PlacesMapProps) {
  return (
    <Suspense fallback={null}>
      <PlacesMap {...props} />
    </Suspense>
  );
}
