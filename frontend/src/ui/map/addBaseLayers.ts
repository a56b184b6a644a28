import { type LatLngBoundsExpression, type Map, TileLayer } from 'leaflet';
import { mapColors } from '../../lib/map-look';
import type { BaseMap } from './types';
import { makeVectorLayer, type MapLook } from './vector';
import { leafletBounds } from './viewport';

/** Maximum zoom level of a tile server. */
const MAX_ZOOM = 19;
/** Highest zoom level at which a map can show what is beyond the poles. */
const WHOLE_WORLD = 3;
/** Class of layers of pictures, which the dark scheme dims. */
const PICTURES = 'map-pictures';
/** Above the vector layer, whichever is added first. */
const ABOVE = 2;

/** Layers that `addBaseLayers` has added to a map. */
export interface BaseLayers {
  setLook: (look: MapLook) => void;
  remove: () => void;
}

/** Raster archives of the site. */
const pictureLayers = (layers: BaseMap['layers']): TileLayer[] =>
  layers
    .filter(({ kind }) => kind === 'RASTER')
    .map(({ url, bounds, minZoom, maxZoom }) => {
      const area: LatLngBoundsExpression = leafletBounds(bounds);
      return new TileLayer(url, { bounds: area, minZoom, maxNativeZoom: maxZoom, maxZoom: MAX_ZOOM, className: PICTURES, zIndex: ABOVE });
    });

function tileLayer({ url }: NonNullable<BaseMap['tiles']>, onTiles: (areShown: boolean) => void): TileLayer {
  let areShown = false;
  // Tile servers require the origin of the site that shows their tiles.
  return new TileLayer(url, { maxZoom: MAX_ZOOM, className: PICTURES, zIndex: ABOVE, referrerPolicy: 'strict-origin-when-cross-origin' })
    .on('tileload', () => {
      areShown = true;
      onTiles(true);
    })
    .on('tileerror', () => onTiles(areShown));
}

/**
 * Adds what lies below the pins to a map: vector archives, above them raster archives or the tiles of a tile server, and the credits of all.
 * @param onTiles called with whether tiles of the tile server show; it can be unreachable
 */
export function addBaseLayers(map: Map, base: BaseMap, first: MapLook, onTiles: (areShown: boolean) => void): BaseLayers {
  const { layers, tiles } = base;
  const vector = layers.some(({ kind }) => kind === 'VECTOR') ? makeVectorLayer(base, first) : undefined;
  const pictures = pictureLayers(layers);
  const remote = tiles ? tileLayer(tiles, onTiles) : undefined;
  const credits = [...layers, ...(tiles ? [tiles] : [])].map(({ attribution }) => attribution).filter(Boolean);
  let look = first;
  // Shows below tiles that have not been drawn yet, and beyond the poles: there, the sea in the north and the Antarctic in the south.
  const paintGround = () => {
    const { land, water } = mapColors(look.scheme, look.accent);
    map.getContainer().style.background = map.getZoom() > WHOLE_WORLD ? land : `linear-gradient(${water} 50%, ${land} 50%)`;
  };
  const again = () => remote?.redraw();

  if (vector) {
    paintGround();
    map.on('zoomend', paintGround);
    vector.addTo(map);
  }
  for (const layer of [...pictures, ...(remote ? [remote] : [])]) layer.addTo(map);
  // The control shows the same text once.
  for (const text of credits) map.attributionControl.addAttribution(text);
  window.addEventListener('online', again);

  return {
    setLook: (next) => {
      look = next;
      if (vector) paintGround();
      vector?.setLook(look);
    },
    remove: () => {
      map.off('zoomend', paintGround);
      window.removeEventListener('online', again);
      vector?.remove();
      for (const layer of [...pictures, ...(remote ? [remote] : [])]) layer.remove();
      for (const text of credits) map.attributionControl.removeAttribution(text);
    },
  };
}
