import { useState } from 'react';
import { type Area, areaIn, type PlacesParams, type Point, pointIn } from '../../../lib/address';

interface Focus {
  /** Identifies the focus: the map moves only if the key changes. */
  key: string;
  area: Area;
}

const EARTH: Area = { southWest: { latitude: -56, longitude: -160 }, northEast: { latitude: 70, longitude: 170 } };

/** Degrees on each side of the visitor's location (about 4 km). */
const AROUND = 0.04;
/** Free margin around a group of places, as a share of its extent. */
const MARGIN = 0.06;
/** Degrees on each side of a single place (a few streets). */
const STREETS = 0.004;

const around = ({ latitude, longitude }: Point, degrees: number): Area => ({
  southWest: { latitude: latitude - degrees, longitude: longitude - degrees },
  northEast: { latitude: latitude + degrees, longitude: longitude + degrees },
});

/** Returns the smallest rectangle around the points, plus a margin. Needs at least one point. */
function extentOf(points: readonly Point[]): Area {
  const [ys, xs] = [points.map(({ latitude }) => latitude), points.map(({ longitude }) => longitude)];
  const [south, north, west, east] = [Math.min(...ys), Math.max(...ys), Math.min(...xs), Math.max(...xs)];
  const [dy, dx] = [STREETS + (north - south) * MARGIN, STREETS + (east - west) * MARGIN];
  return { southWest: { latitude: south - dy, longitude: west - dx }, northEast: { latitude: north + dy, longitude: east + dx } };
}

/** Returns the focus that the address names; undefined if the address has neither an area nor a point. */
function told({ area: areaName, near }: PlacesParams): Focus | undefined {
  const area = areaIn(areaName ?? null);
  if (area) return { key: `area ${areaName}`, area };
  const point = pointIn(near ?? null);
  return point && { key: `near ${near}`, area: around(point, AROUND) };
}

/**
 * Returns the area that the map shows: the searched area, else the visitor's surroundings, else the extent of the listed places.
 * A change of category, page or order does not move the map.
 * @param listed coordinates of the listed places; undefined while the list loads
 */
export function useMapFocus(params: PlacesParams, listed: readonly Point[] | undefined): Focus {
  const [focus, move] = useState<Focus>(() => told(params) ?? { key: '', area: EARTH });
  const key = `list ${[params.search, params.city, params.pincode].join()}`;
  const next = told(params) ?? (listed && listed.length > 0 && key !== focus.key ? { key, area: extentOf(listed) } : undefined);
  if (!next || next.key === focus.key) return focus;
  move(next);
  return next;
}
