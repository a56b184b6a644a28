import 'leaflet/dist/leaflet.css';
import Box from '@mui/material/Box';
import { canvas, circleMarker, layerGroup } from 'leaflet';
import { useEffect } from 'react';
import { MapContainer, Rectangle, useMap } from 'react-leaflet';
import type { Area } from '../../lib/address';
import { useReducedMotion } from '../../lib/browser';
import { BaseLayers } from './BaseLayers';
import { MapDecorations } from './MapDecorations';
import { mapStyle } from './mapStyle';
import type { ColoredPoint, PointMapView } from './types';
import { leafletBounds } from './viewport';

const MAX_ZOOM = 19;
/** Maximum zoom level at first, so that a single point keeps some surroundings. */
const FIRST_ZOOM = 16;
/** Radius of a point (px). */
const RADIUS = 6;

/** Content of a tooltip as an element, because Leaflet parses texts as HTML. */
function nameTag(label: string): HTMLElement {
  const tag = document.createElement('bdi');
  tag.textContent = label;
  return tag;
}

/** Draws the points on one canvas: an element for each of some thousand would be slow. */
function Points({ points, west }: { points: readonly ColoredPoint[]; west: number }) {
  const map = useMap();
  useEffect(() => {
    const renderer = canvas({ padding: 0.5 });
    const layer = layerGroup(
      points.map(({ position: { latitude, longitude }, color, label }) => {
        // Points beyond the date line are drawn beside those before it.
        const shifted = longitude < west ? longitude + 360 : longitude;
        const style = { renderer, radius: RADIUS, weight: 1.5, color: '#fff', fillColor: color, fillOpacity: 0.95 };
        return circleMarker([latitude, shifted], style).bindTooltip(() => nameTag(label));
      }),
    ).addTo(map);
    return () => {
      layer.remove();
      renderer.remove();
    };
  }, [map, points, west]);
  return null;
}

/** Outlines an area: a dark line with a light rim, which is visible on all maps. */
function Outline({ area }: { area: Area }) {
  const bounds = leafletBounds(area);
  return (
    <>
      <Rectangle bounds={bounds} interactive={false} pathOptions={{ color: '#fff', weight: 5, opacity: 0.85, fill: false }} />
      <Rectangle bounds={bounds} interactive={false} pathOptions={{ color: '#1E1B2E', weight: 2, fillOpacity: 0.06 }} />
    </>
  );
}

/** Leaflet map with thousands of points in a chunk of its own, loaded by `PointMap`. Keyboard users find the same in the list beside it. */
export default function LeafletPointMap({ area, hasOutline = false, points, base, label }: PointMapView) {
  const still = useReducedMotion();
  return (
    <Box dir="ltr" sx={mapStyle}>
      <MapContainer
        // `MapDecorations` adds a translated zoom control.
        zoomControl={false}
        bounds={leafletBounds(area)}
        boundsOptions={{ maxZoom: FIRST_ZOOM, padding: [24, 24] }}
        maxZoom={MAX_ZOOM}
        scrollWheelZoom={false}
        fadeAnimation={!still}
        zoomAnimation={!still}
        inertia={!still}
      >
        <MapDecorations label={label} />
        <BaseLayers base={base} />
        {hasOutline && <Outline area={area} />}
        <Points points={points} west={area.southWest.longitude} />
      </MapContainer>
    </Box>
  );
}
