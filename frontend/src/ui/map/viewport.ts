import type { Map } from 'leaflet';
import type { Area } from '../../lib/address';
import type { Viewport } from './types';

/** Wraps a longitude to −180 to 180 degrees. */
const wrapped = (longitude: number): number => ((((longitude + 180) % 360) + 360) % 360) - 180;

const latitude = (degrees: number): number => Math.max(-90, Math.min(90, degrees));

/** Returns the visible part of a map, limited to valid latitudes and longitudes. */
export function viewportOf(map: Map, isMoved: boolean): Viewport {
  const bounds = map.getBounds();
  const [west, east] = [bounds.getWest(), bounds.getEast()];
  const isRound = east - west >= 360;
  const area: Area = {
    southWest: { latitude: latitude(bounds.getSouth()), longitude: isRound ? -180 : wrapped(west) },
    northEast: { latitude: latitude(bounds.getNorth()), longitude: isRound ? 180 : wrapped(east) },
  };
  return { area, zoom: map.getZoom(), longitude: map.getCenter().lng, isMoved };
}

/** Converts a rectangle for Leaflet; across the date line, its east edge is beyond 180 degrees. */
export function leafletBounds({ southWest, northEast }: Area): [[number, number], [number, number]] {
  const east = northEast.longitude < southWest.longitude ? northEast.longitude + 360 : northEast.longitude;
  return [
    [southWest.latitude, southWest.longitude],
    [northEast.latitude, east],
  ];
}

/** Tolerance as a share of the map's width or height. */
const SAME = 0.06;

/** Returns whether a map already shows a rectangle, within the tolerance. */
export function shows(map: Map, area: Area): boolean {
  const [[south, west], [north, east]] = leafletBounds(area);
  const shown = map.getBounds();
  const [width, height] = [shown.getEast() - shown.getWest(), shown.getNorth() - shown.getSouth()];
  const turn = Math.round((shown.getWest() - west) / 360) * 360;
  const off = [
    (shown.getWest() - west - turn) / width,
    (shown.getEast() - east - turn) / width,
    (shown.getSouth() - south) / height,
    (shown.getNorth() - north) / height,
  ];
  return off.every((share) => Math.abs(share) < SAME);
}
