import { type ComponentType, lazy, type ReactNode } from 'react';
import { MapFrame } from './MapFrame';
import { NoMap } from './NoMap';
import type { BaseMap } from './types';

interface Module<Props> {
  default: ComponentType<Props>;
}

/**
 * Returns a component that shows a map of a chunk of its own. Code and tiles load when the map comes into view.
 * @param usualHeight height (px) without the property `height`
 */
export function lazyMap<Props extends { base: BaseMap; below?: ReactNode }>(load: () => Promise<Module<Props>>, usualHeight: number) {
  // If the map's code fails to load, the rest of the page keeps working.
  const loadOrNot = () => load().catch((): Module<Props> => ({ default: NoMap }));
  const LeafletMap = lazy(loadOrNot) as ComponentType<Props>;
  return function LazyMap({ height = usualHeight, ...view }: Props & { height?: number }) {
    return (
      <MapFrame height={height} load={loadOrNot} below={view.below}>
        {/* The rest of generic properties has no type of its own. */}
        <LeafletMap {...(view as unknown as Props)} />
      </MapFrame>
    );
  };
}
