import type { LatLng, Marker as LeafletMarker } from 'leaflet';
import { useEffect, useMemo, useRef } from 'react';
import { Marker, useMapEvents } from 'react-leaflet';
import { makePin } from './pin';
import type { MapPicker, Point } from './types';

/** Returns the point with its longitude wrapped to ±180 degrees. */
function pointOf(place: LatLng): Point {
  const { lat: latitude, lng: longitude } = place.wrap();
  return { latitude, longitude };
}

/** Pin that the visitor sets by clicking on the map and moves by dragging. Keyboard users use the coordinate fields beside the map. */
export function PinPicker({ position, label, onPick }: MapPicker) {
  const pin = useRef<LeafletMarker>(null);
  const map = useMapEvents({ click: ({ latlng }) => onPick(pointOf(latlng)) });
  const icon = useMemo(() => makePin(label), [label]);
  const { latitude, longitude } = position ?? {};

  useEffect(() => {
    if (latitude === undefined || longitude === undefined || map.getBounds().contains([latitude, longitude])) return;
    map.setView([latitude, longitude], undefined, { animate: false });
  }, [map, latitude, longitude]);

  if (latitude === undefined || longitude === undefined) return null;
  return (
    <Marker
      ref={pin}
      position={[latitude, longitude]}
      icon={icon}
      draggable
      keyboard={false}
      eventHandlers={{ dragend: () => pin.current && onPick(pointOf(pin.current.getLatLng())) }}
    />
  );
}
