import 'leaflet/dist/leaflet.css';
import Box from '@mui/material/Box';
import { useEffect, useMemo } from 'react';
import { MapContainer, Marker, Popup, useMap } from 'react-leaflet';
import { language } from '../../lib/i18n';
import { useReducedMotion } from '../../lib/browser';
import { MapDecorations } from './MapDecorations';
import { mapStyle } from './mapStyle';
import { makePin } from './pin';
import { PinPicker } from './PinPicker';
import { Tiles } from './Tiles';
import type { MapMarker, MapView, Point } from './types';

const pair = ({ latitude, longitude }: Point): [number, number] => [latitude, longitude];

/** Moves the map when `center` or `zoom` changes. */
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

/** Leaflet map in a chunk of its own, loaded by `Map`. Pins also show without tiles. */
export default function LeafletMap({ center, zoom = 15, markers, picker, tiles, label }: MapView) {
  const still = useReducedMotion();

  return (
    <Box dir="ltr" sx={[mapStyle, picker !== undefined && { '& .leaflet-grab': { cursor: 'crosshair' } }]}>
      <MapContainer
        // `MapDecorations` adds a translated zoom control.
        zoomControl={false}
        center={pair(center)}
        zoom={zoom}
        scrollWheelZoom={false}
        // With a picker, each click of a double click sets the pin.
        doubleClickZoom={!picker}
        fadeAnimation={!still}
        zoomAnimation={!still}
        markerZoomAnimation={!still}
        inertia={!still}
      >
        <MapDecorations label={label} />
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
