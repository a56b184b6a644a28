import type { Map } from 'leaflet';
import { useState } from 'react';
import { useMap, useMapEvents } from 'react-leaflet';
import type { Point } from '../../lib/address';

/** Converts a point into pixels of the map's panes, which Leaflet moves as a whole. */
type Plane = (point: Point) => { x: number; y: number };

function planeOf(map: Map): Plane {
  const [zoom, origin] = [map.getZoom(), map.getPixelOrigin()];
  return ({ latitude, longitude }) => map.project([latitude, longitude], zoom).subtract(origin).round();
}

/** Returns the current conversion of points into pixels; it changes only after a zoom or a long move. */
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
