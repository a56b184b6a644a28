import 'leaflet/dist/leaflet.css';
import Box from '@mui/material/Box';
import { DivIcon } from 'leaflet';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { MapContainer, Marker, useMap, useMapEvents } from 'react-leaflet';
import { useReducedMotion } from '../../lib/browser';
import type { Area, Point } from '../../lib/address';
import { BaseLayers } from './BaseLayers';
import { MapDecorations } from './MapDecorations';
import type { IdStore } from './idStore';
import { mapStyle } from './mapStyle';
import { pinStyle } from './pinStyle';
import { RatingPins } from './RatingPins';
import type { BaseMap, PinCluster, RatingPin, Viewport } from './types';
import { leafletBounds, shows, viewportOf } from './viewport';

/** Maximum zoom level of the tiles. */
const MAX_ZOOM = 19;
/** Maximum zoom level for `focus`, so that a single place keeps some surroundings. */
const FOCUS_ZOOM = 16;

interface Props {
  /** Area to show; the map moves there whenever `key` changes. */
  focus: { key: string; area: Area };
  pins: readonly RatingPin[];
  clusters: readonly PinCluster[];
  /** Place that is hovered, on the map or in the list. */
  lit: IdStore;
  /** Place that was clicked last. */
  selected: IdStore;
  /** Called with the visible area, at first and after each change. */
  onView: (view: Viewport) => void;
  /** Called for a cluster that does not split even at the maximum zoom level. */
  onDense: (area: Area) => void;
  /** Visitor's position, if shared. */
  own?: Point;
  /** Undefined until it is loaded. */
  base: BaseMap | undefined;
  label: string;
}

/** Moves the map to `focus`, and reports the visible area after each move. */
function Watch({ focus, onView }: Pick<Props, 'focus' | 'onView'>) {
  const isTold = useRef(false);
  const map = useMapEvents({ moveend: () => onView(viewportOf(map, !isTold.current)) });
  const { key, area } = focus;
  const last = useRef<string>(undefined);

  useEffect(() => {
    if (last.current === key) return;
    last.current = key;
    isTold.current = true;
    // If the map already shows the area, it stays: `fitBounds` would zoom out one level.
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
      // If the area does not fit at a closer zoom, as on a small map, zooms in one level.
      else map.setView([latitude, longitude], map.getZoom() + 1);
    },
    [map, onDense],
  );
  return <RatingPins {...pins} onCluster={open} />;
}

/** Interactive map of search results: pins, clusters that zoom in on click, and reports of the visible area. It also works without tiles. */
export function BrowseMap({ focus, base, label, own, onView, ...pins }: Props) {
  const still = useReducedMotion();
  const ownIcon = useMemo(() => new DivIcon({ className: 'own-place', iconSize: [18, 18] }), []);

  return (
    <Box dir="ltr" sx={[mapStyle, pinStyle]}>
      <MapContainer
        // `MapDecorations` adds a translated zoom control.
        zoomControl={false}
        bounds={leafletBounds(focus.area)}
        boundsOptions={{ maxZoom: FOCUS_ZOOM }}
        minZoom={1}
        maxZoom={MAX_ZOOM}
        worldCopyJump
        fadeAnimation={!still}
        zoomAnimation={!still}
        // Like the pins, the visitor's position is hidden while the map zooms.
        markerZoomAnimation={false}
        inertia={!still}
      >
        <MapDecorations label={label} />
        {base && <BaseLayers base={base} />}
        {own && <Marker position={[own.latitude, own.longitude]} icon={ownIcon} interactive={false} keyboard={false} alt="" />}
        <Pins {...pins} />
        <Watch focus={focus} onView={onView} />
      </MapContainer>
    </Box>
  );
}
