import type { About, Bounds } from './place-file.js';

/** Counts and extremes of positions (degrees). `eastern…` are those of longitudes from 0 to 360, which do not break at the date line. */
export interface Extent {
  rows: number;
  located: number;
  south: number | null;
  north: number | null;
  west: number | null;
  east: number | null;
  easternWest: number | null;
  easternEast: number | null;
}

/** Returns SQL that selects the extent of rows. @param row name of the table, with columns `latitude` and `longitude` */
export function extentColumns(row: string): string {
  const eastern = `CASE WHEN ${row}.longitude < 0 THEN ${row}.longitude + 360 ELSE ${row}.longitude END`;
  return `count(*)::integer AS rows, count(${row}.latitude)::integer AS located,
    min(${row}.latitude) AS south, max(${row}.latitude) AS north, min(${row}.longitude) AS west, max(${row}.longitude) AS east,
    min(${eastern}) AS "easternWest", max(${eastern}) AS "easternEast"`;
}

/** Returns the extent of rows in memory. */
export function extentOf(rows: readonly { latitude: number | null; longitude: number | null }[]): Extent {
  const latitudes = rows.flatMap(({ latitude }) => latitude ?? []);
  const longitudes = rows.flatMap(({ longitude }) => longitude ?? []);
  const eastern = longitudes.map((longitude) => (longitude < 0 ? longitude + 360 : longitude));
  const least = (values: readonly number[]) => (values.length > 0 ? Math.min(...values) : null);
  const most = (values: readonly number[]) => (values.length > 0 ? Math.max(...values) : null);
  return {
    rows: rows.length,
    located: latitudes.length,
    south: least(latitudes),
    north: most(latitudes),
    west: least(longitudes),
    east: most(longitudes),
    easternWest: least(eastern),
    easternEast: most(eastern),
  };
}

const onCircle = (longitude: number): number => Number((longitude > 180 ? longitude - 360 : longitude).toFixed(6));

/** Returns the narrower of the two rectangles around the positions: the one that ends at the date line, or the one that crosses it (RFC 7946, 5.2). */
function boundsOf({ south, north, west, east, easternWest, easternEast }: Extent): Bounds | null {
  if (south === null || north === null || west === null || east === null || easternWest === null || easternEast === null) return null;
  if (easternEast - easternWest < east - west) return { west: onCircle(easternWest), south, east: onCircle(easternEast), north };
  return { west, south, east, north };
}

/** Returns the facts about a file that its positions determine. */
export const positionFacts = (extent: Extent): Pick<About, 'bounds' | 'withoutPosition'> => ({
  bounds: boundsOf(extent),
  withoutPosition: extent.rows - extent.located,
});
