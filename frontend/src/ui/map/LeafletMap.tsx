import 'leaflet/dist/leaflet.css';
import Box from '@mui/material/Box';
import { useEffect, useMemo, useState } from 'react';
import { MapContainer, Marker, Popup, useMap } from 'react-leaflet';
import { radius } from '../shape';
import { mapStyle } from './mapStyle';
import { makePin } from './pin';
import { Tiles } from './Tiles';
import type { MapMarker, MapView, Point } from './types';

const pair = ({ latitude, longitude }: Point): [number, number] => [latitude, longitude];

function prefersStillness(): boolean {
  return typeof window.matchMedia === 'function' && window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** What Leaflet lets one set only on the finished map: its name, and no advertisement of its own. */
function Dressing({ label }: { label: string }) {
  const map = useMap();
  useEffect(() => {
    map.attributionControl.setPrefix(false);
    map.getContainer().setAttribute('role', 'region');
    map.getContainer().setAttribute('aria-label', label);
  }, [map, label]);
  return null;
}

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
      <Popup maxWidth={260}>{marker.popup}</Popup>
    </Marker>
  );
}

/** The map itself, in a chunk of its own: see `Map`. Without pictures, pins stand on plain ground. */
export default function LeafletMap({ center, zoom = 15, markers, tiles, label }: MapView) {
  const [available, setAvailable] = useState(true);
  const [still] = useState(prefersStillness);

  return (
    <Box sx={mapStyle}>
      <MapContainer
        center={pair(center)}
        zoom={zoom}
        scrollWheelZoom={false}
        fadeAnimation={!still}
        zoomAnimation={!still}
        markerZoomAnimation={!still}
        inertia={!still}
      >
        <Dressing label={label} />
        <Follow center={center} zoom={zoom} />
        <Tiles tiles={tiles} onAvailable={setAvailable} />
        {markers.map((marker) => (
          <Pin key={marker.id} marker={marker} />
        ))}
      </MapContainer>
      {!available && (
        <Box
          role="status"
          sx={{
            position: 'absolute',
            bottom: 44,
            left: '50%',
            transform: 'translateX(-50%)',
            whiteSpace: 'nowrap',
            zIndex: 1000,
            px: 2,
            py: 1,
            borderRadius: radius.pill,
            typography: 'body2',
            bgcolor: 'background.paper',
            color: 'text.secondary',
            border: 1,
            borderColor: 'divider',
            pointerEvents: 'none',
          }}
        >
          Map pictures are not available right now
        </Box>
      )}
    </Box>
  );
}
