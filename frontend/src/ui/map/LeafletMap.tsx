import 'leaflet/dist/leaflet.css';
import Box from '@mui/material/Box';
import { useEffect, useMemo } from 'react';
import { MapContainer, Marker, Popup, useMap } from 'react-leaflet';
import { language } from '../../lib/locale';
import { useReducedMotion } from '../../lib/useReducedMotion';
import { Dressing } from './Dressing';
import { mapStyle } from './mapStyle';
import { makePin } from './pin';
import { PinPicker } from './PinPicker';
import { Tiles } from './Tiles';
import type { MapMarker, MapView, Point } from './types';

const pair = ({ latitude, longitude }: Point): [number, number] => [latitude, longitude];

/** Moves the map when it is told to show somewhere else. */
function Follow({ center, zoom }: { center: Point; zoom: number }) {
  const map = useMap();
  const { latitude, longitude } = center;
  useEffect(() => {
    map.setView([latitude, longitude], zoom, { animate: false });
  }, [map, latitude, longitude, zoom]);
  return null;
}

function Pin({ marker }: { marker: MapMarker }) {
  const icon = useMemo(() => makePin(marker.label), [marker.label]);
  return (
    <Marker position={pair(marker.position)} icon={icon}>
      <Popup maxWidth={260}>
        <div dir={language.direction}>{marker.popup}</div>
      </Popup>
    </Marker>
  );
}

/** The map itself, in a chunk of its own: see `Map`. Without pictures, pins stand on plain ground. */
export default function LeafletMap({ center, zoom = 15, markers, picker, tiles, label }: MapView) {
  const still = useReducedMotion();

  return (
    <Box dir="ltr" sx={[mapStyle, picker !== undefined && { '& .leaflet-grab': { cursor: 'crosshair' } }]}>
      <MapContainer
        // `Dressing` has one with words of the page's language.
        zoomControl={false}
        center={pair(center)}
        zoom={zoom}
        scrollWheelZoom={false}
        // Two quick presses are two tries to set the pin.
        doubleClickZoom={!picker}
        fadeAnimation={!still}
        zoomAnimation={!still}
        markerZoomAnimation={!still}
        inertia={!still}
      >
        <Dressing label={label} />
        <Follow center={center} zoom={zoom} />
        <Tiles tiles={tiles} />
        {markers.map((marker) => (
          <Pin key={marker.id} marker={marker} />
        ))}
        {picker && <PinPicker {...picker} />}
      </MapContainer>
    </Box>
  );
}
