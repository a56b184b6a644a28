import type { Map } from 'leaflet';
import { useState } from 'react';
import { useMap, useMapEvents } from 'react-leaflet';
import type { Point } from '../../lib/mapAddress';

/** Where a point of the earth is drawn, in pixels of the map's panes, which Leaflet moves as a whole. */
type Plane = (point: Point) => { x: number; y: number };

function planeOf(map: Map): Plane {
  const [zoom, origin] = [map.getZoom(), map.getPixelOrigin()];
  return ({ latitude, longitude }) => map.project([latitude, longitude], zoom).subtract(origin).round();
}

/** Where points are drawn on the map around: the same function until it zooms or goes far away. */
export function usePlane(): { plane: Plane; isZooming: boolean } {
  const map = useMap();
  const [plane, setPlane] = useState(() => planeOf(map));
  const [isZooming, setZooming] = useState(false);
  const renew = () => setPlane(() => planeOf(map));
  useMapEvents({
    viewreset: renew,
    zoomstart: () => setZooming(true),
    zoomend: () => {
      setZooming(false);
      renew();
    },
  });
  return { plane, isZooming };
}
