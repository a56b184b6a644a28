import { useState } from 'react';
import { type Area, areaIn, type Point, pointIn } from '../../../../lib/mapAddress';
import type { PlacesParams } from '../../../../lib/paths';

interface Focus {
  /** Another one moves the map. */
  key: string;
  area: Area;
}

const EARTH: Area = { southWest: { latitude: -56, longitude: -160 }, northEast: { latitude: 70, longitude: 170 } };

/** Degrees around the visitor: some 4 km. */
const AROUND = 0.04;
/** The share of a group of places that stays free around it. */
const MARGIN = 0.06;
/** Degrees around a single place: some streets. */
const STREETS = 0.004;

const around = ({ latitude, longitude }: Point, degrees: number): Area => ({
  southWest: { latitude: latitude - degrees, longitude: longitude - degrees },
  northEast: { latitude: latitude + degrees, longitude: longitude + degrees },
});

/** The smallest rectangle around points, of which there is at least one, and a little more. */
function extentOf(points: readonly Point[]): Area {
  const [ys, xs] = [points.map(({ latitude }) => latitude), points.map(({ longitude }) => longitude)];
  const [south, north, west, east] = [Math.min(...ys), Math.max(...ys), Math.min(...xs), Math.max(...xs)];
  const [dy, dx] = [STREETS + (north - south) * MARGIN, STREETS + (east - west) * MARGIN];
  return { southWest: { latitude: south - dy, longitude: west - dx }, northEast: { latitude: north + dy, longitude: east + dx } };
}

/** What an address says of where to look; undefined where the places of its list say it. */
function told({ area: areaName, near }: PlacesParams): Focus | undefined {
  const area = areaIn(areaName ?? null);
  if (area) return { key: `area ${areaName}`, area };
  const point = pointIn(near ?? null);
  return point && { key: `near ${near}`, area: around(point, AROUND) };
}

/**
 * What the map is to show: the area that is searched, or the visitor's surroundings, or where the places of the list are. Kinds of places,
 * pages and orders leave the map where it is.
 * @param listed where the places of the list are; undefined while it loads
 */
export function useMapFocus(params: PlacesParams, listed: readonly Point[] | undefined): Focus {
  const [focus, move] = useState<Focus>(() => told(params) ?? { key: '', area: EARTH });
  const key = `list ${[params.search, params.city, params.pincode].join()}`;
  const next = told(params) ?? (listed && listed.length > 0 && key !== focus.key ? { key, area: extentOf(listed) } : undefined);
  if (!next || next.key === focus.key) return focus;
  move(next);
  return next;
}
