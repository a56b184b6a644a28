import type { LabelSymbolizer } from 'protomaps-leaflet';
import type { BaseMap } from '../types';
import { latitudeOf, longitudeOf } from './tileSource';

type Layer = BaseMap['layers'][number];

/** Width of the library's tiles (px). */
const TILE = 256;

/**
 * Returns a symbolizer that leaves out the names inside of some archives: they have the same names themselves, maybe in another spelling.
 * @param archives archives above that of the symbolizer
 */
export function outsideOf(archives: readonly Layer[], symbolizer: LabelSymbolizer): LabelSymbolizer {
  return {
    place: (layout, geometry, feature) => {
      const [point] = geometry[0] ?? [];
      if (!point) return undefined;
      const [longitude, latitude] = [longitudeOf(point.x / TILE, layout.zoom), latitudeOf(point.y / TILE, layout.zoom)];
      const isInside = archives.some(({ minZoom, bounds: { southWest, northEast } }) => {
        const isInLatitudes = latitude > southWest.latitude && latitude < northEast.latitude;
        // Names of an archive begin one level above its tiles, which the library draws at twice their size.
        return layout.zoom > minZoom && isInLatitudes && longitude > southWest.longitude && longitude < northEast.longitude;
      });
      return isInside ? undefined : symbolizer.place(layout, geometry, feature);
    },
  };
}
