import { latLng, type LatLng, type LeafletKeyboardEvent, type Map as LeafletMap, type Marker as LeafletMarker } from 'leaflet';
import { useEffect, useId, useMemo, useRef } from 'react';
import { Circle, Marker, useMapEvents } from 'react-leaflet';
import { PickerHelp } from './PickerHelp';
import { makePin } from './pin';
import type { MapPicker, Point } from './types';
import { useFocusOn } from './useFocusOn';

/** Distance (px) that an arrow key moves the pin, and with Shift. */
const STEP = 4;
const LONG_STEP = 40;
/** Maximum zoom for the visitor's own position. */
const OWN_ZOOM = 17;

const DIRECTIONS: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** Changes of the zoom by key: those of Leaflet, which handles keys only while the map itself has the focus. */
const ZOOMS: Readonly<Record<string, number>> = { '+': 1, '=': 1, '-': -1, _: -1 };

/** Returns the point with its longitude wrapped to ±180 degrees. */
function pointOf(place: LatLng): Point {
  const { lat: latitude, lng: longitude } = place.wrap();
  return { latitude, longitude };
}

/** Returns the place a number of pixels away at the zoom of the map. */
function placeBeside(map: LeafletMap, place: LatLng, [right, down]: readonly [number, number], step: number): LatLng {
  return map.unproject(map.project(place).add([right * step, down * step]));
}

/** Sets `aria-describedby` of an element. */
const describe = (element: HTMLElement | undefined, id: string) => element?.setAttribute('aria-describedby', id);

/**
 * Pin that the visitor sets and moves, with the mouse or the keyboard:
 * - a click sets it; Enter and the space bar set it at the center of the focused map
 * - dragging moves it; arrow keys move the focused pin, farther with Shift
 */
export function PinPicker({ position, own, label, onPick }: MapPicker) {
  const pin = useRef<LeafletMarker>(null);
  const id = useId();
  const ids = useMemo(() => ({ map: `${id}map`, pin: `${id}pin` }), [id]);
  const map = useMapEvents({
    click: ({ latlng }) => onPick(pointOf(latlng)),
    keydown({ originalEvent: event }) {
      if (event.target !== map.getContainer() || (event.key !== 'Enter' && event.key !== ' ')) return;
      event.preventDefault();
      onPick(pointOf(map.getCenter()));
    },
  });
  const focused = useFocusOn(map.getContainer());
  const icon = useMemo(() => makePin(label), [label]);
  const { latitude, longitude } = position ?? {};
  const isSet = latitude !== undefined && longitude !== undefined;

  useEffect(() => {
    if (latitude === undefined || longitude === undefined || map.getBounds().contains([latitude, longitude])) return;
    map.setView([latitude, longitude], undefined, { animate: false });
  }, [map, latitude, longitude]);

  useEffect(() => {
    if (!own) return;
    const { point, accuracy } = own;
    map.fitBounds(latLng(point.latitude, point.longitude).toBounds(2 * accuracy), { animate: false, maxZoom: OWN_ZOOM });
  }, [map, own]);

  useEffect(() => describe(map.getContainer(), ids.map), [map, ids]);
  // A new label makes a new element.
  useEffect(() => describe(pin.current?.getElement(), ids.pin), [ids, icon, isSet]);

  function move({ originalEvent: event }: LeafletKeyboardEvent) {
    const at = pin.current?.getLatLng();
    const [direction, zoom] = [DIRECTIONS[event.key], ZOOMS[event.key]];
    if (!at || event.ctrlKey || event.altKey || event.metaKey) return;
    if (direction) onPick(pointOf(placeBeside(map, at, direction, event.shiftKey ? LONG_STEP : STEP)));
    else if (zoom) map.setZoomAround(at, map.getZoom() + zoom);
    else return;
    event.preventDefault();
  }

  return (
    <>
      <PickerHelp ids={ids} focused={focused} />
      {own && <Circle center={[own.point.latitude, own.point.longitude]} radius={own.accuracy} className="own-accuracy" interactive={false} />}
      {isSet && (
        <Marker
          ref={pin}
          position={[latitude, longitude]}
          icon={icon}
          draggable
          eventHandlers={{ dragend: () => pin.current && onPick(pointOf(pin.current.getLatLng())), keydown: move }}
        />
      )}
    </>
  );
}
