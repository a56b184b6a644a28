import type { Map } from 'leaflet';
import type { Area } from '../../lib/mapAddress';
import type { Viewport } from './types';

/** A degree of longitude without turns around the earth: −180 to 180. */
const wrapped = (longitude: number): number => ((((longitude + 180) % 360) + 360) % 360) - 180;

const latitude = (degrees: number): number => Math.max(-90, Math.min(90, degrees));

/** What a map shows, as far as there is an earth. */
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

/** A rectangle as Leaflet takes it; one across the date line goes on beyond 180 degrees. */
export function leafletBounds({ southWest, northEast }: Area): [[number, number], [number, number]] {
  const east = northEast.longitude < southWest.longitude ? northEast.longitude + 360 : northEast.longitude;
  return [
    [southWest.latitude, southWest.longitude],
    [northEast.latitude, east],
  ];
}

/** The share of a map's width or height that it may be off and still show the same. */
const SAME = 0.06;

/** Whether a map shows a rectangle already, as nearly as its zoom levels allow. */
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
