import 'leaflet/dist/leaflet.css';
import Box from '@mui/material/Box';
import { DivIcon } from 'leaflet';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { MapContainer, Marker, useMap, useMapEvents } from 'react-leaflet';
import { useReducedMotion } from '../../lib/useReducedMotion';
import type { Area, Point } from '../../lib/mapAddress';
import { Dressing } from './Dressing';
import type { IdStore } from './idStore';
import { mapStyle } from './mapStyle';
import { pinStyle } from './pinStyle';
import { RatingPins } from './RatingPins';
import { Tiles } from './Tiles';
import type { MapView, PinCluster, RatingPin, Viewport } from './types';
import { leafletBounds, shows, viewportOf } from './viewport';

/** Nearer, map pictures show nothing more. */
const MAX_ZOOM = 19;
/** Nearer than that, a single place would have no surroundings. */
const FOCUS_ZOOM = 16;

interface Props {
  /** What the map is to show; it moves there whenever `key` changes. */
  focus: { key: string; area: Area };
  pins: readonly RatingPin[];
  clusters: readonly PinCluster[];
  /** Which place is pointed at, here or elsewhere. */
  lit: IdStore;
  /** The place that was pressed last. */
  selected: IdStore;
  /** Told what the map shows, at first and whenever that has changed. */
  onView: (view: Viewport) => void;
  /** Told of a cluster that cannot be told apart on the map. */
  onDense: (area: Area) => void;
  /** Where the visitor is, if they have said so. */
  own?: Point;
  /** Undefined before it is known where map pictures come from. */
  tiles: MapView['tiles'] | undefined;
  label: string;
}

/** Goes where it is told, and tells where the visitor goes. */
function Watch({ focus, onView }: Pick<Props, 'focus' | 'onView'>) {
  const isTold = useRef(false);
  const map = useMapEvents({ moveend: () => onView(viewportOf(map, !isTold.current)) });
  const { key, area } = focus;
  const last = useRef<string>(undefined);

  useEffect(() => {
    if (last.current === key) return;
    last.current = key;
    isTold.current = true;
    // Where it shows that already it stands still: to fit it in once more would take it one zoom level away.
    if (shows(map, area)) onView(viewportOf(map, false));
    else map.fitBounds(leafletBounds(area), { animate: false, maxZoom: FOCUS_ZOOM });
    isTold.current = false;
  }, [map, key, area, onView]);

  useEffect(() => {
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => map.invalidateSize({ pan: false }));
    observer.observe(map.getContainer());
    return () => observer.disconnect();
  }, [map]);
  return null;
}

function Pins({ onDense, ...pins }: Pick<Props, 'pins' | 'clusters' | 'lit' | 'selected' | 'onDense'>) {
  const map = useMap();
  const open = useCallback(
    ({ area, position: { latitude, longitude } }: PinCluster) => {
      const bounds = leafletBounds(area);
      if (map.getZoom() >= map.getMaxZoom()) onDense(area);
      else if (map.getBoundsZoom(bounds) > map.getZoom()) map.fitBounds(bounds, { maxZoom: MAX_ZOOM });
      // What does not fit in any nearer, as on a small map, opens a step at a time.
      else map.setView([latitude, longitude], map.getZoom() + 1);
    },
    [map, onDense],
  );
  return <RatingPins {...pins} onCluster={open} />;
}

/** A map to search on: pins to press, clusters that open, and word of where the visitor goes. Without pictures, pins stand on plain ground. */
export function BrowseMap({ focus, tiles, label, own, onView, ...pins }: Props) {
  const still = useReducedMotion();
  const ownIcon = useMemo(() => new DivIcon({ className: 'own-place', iconSize: [18, 18] }), []);

  return (
    <Box dir="ltr" sx={[mapStyle, pinStyle]}>
      <MapContainer
        // `Dressing` has one with words of the page's language.
        zoomControl={false}
        bounds={leafletBounds(focus.area)}
        boundsOptions={{ maxZoom: FOCUS_ZOOM }}
        minZoom={1}
        maxZoom={MAX_ZOOM}
        worldCopyJump
        fadeAnimation={!still}
        zoomAnimation={!still}
        // As the pins are, the visitor's own place is hidden while the map zooms.
        markerZoomAnimation={false}
        inertia={!still}
      >
        <Dressing label={label} />
        {tiles && <Tiles tiles={tiles} />}
        {own && <Marker position={[own.latitude, own.longitude]} icon={ownIcon} interactive={false} keyboard={false} alt="" />}
        <Pins {...pins} />
        <Watch focus={focus} onView={onView} />
      </MapContainer>
    </Box>
  );
}
