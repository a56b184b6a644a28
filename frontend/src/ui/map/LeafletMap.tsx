import 'leaflet/dist/leaflet.css';
import Box from '@mui/material/Box';
import { useEffect, useMemo } from 'react';
import { MapContainer, Marker, Popup, useMap } from 'react-leaflet';
import { language } from '../../lib/i18n';
import { useReducedMotion } from '../../lib/browser';
import { zoomAround } from '../../lib/map-look';
import { BaseLayers } from './BaseLayers';
import { MapDecorations } from './MapDecorations';
import { mapStyle } from './mapStyle';
import { pickerStyle } from './pickerStyle';
import { makePin } from './pin';
import { PinPicker } from './PinPicker';
import type { MapMarker, MapView, Point } from './types';
import { waitForTiles } from './uncover';

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

/** Lets the picture below the map show through until the map is drawn. */
function PictureBelow() {
  const map = useMap();
  useEffect(() => waitForTiles(map), [map]);
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
export default function LeafletMap({ center, zoom = 15, markers, picker, base, below, label }: MapView) {
  const still = useReducedMotion();
  const near = zoomAround(base, center, zoom);

  return (
    <Box dir="ltr" sx={[mapStyle, picker !== undefined && pickerStyle]}>
      <MapContainer
        // `MapDecorations` adds a translated zoom control.
        zoomControl={false}
        center={pair(center)}
        zoom={near}
        scrollWheelZoom={false}
        // With a picker, each click of a double click sets the pin.
        doubleClickZoom={!picker}
        fadeAnimation={!still}
        zoomAnimation={!still}
        markerZoomAnimation={!still}
        inertia={!still}
      >
        <MapDecorations label={label} {...(picker && { role: 'application' })} />
        <Follow center={center} zoom={near} />
        {below !== undefined && <PictureBelow />}
        <BaseLayers base={base} pins={markers.map(({ position }) => position)} />
        {markers.map((marker) => (
          <Pin key={marker.id} marker={marker} />
        ))}
        {picker && <PinPicker {...picker} />}
      </MapContainer>
    </Box>
  );
}
