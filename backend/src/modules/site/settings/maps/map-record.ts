/** A map archive of the operator that is ready, in memory. */
export interface MapRecord {
  id: string;
  version: string;
  kind: 'vector' | 'raster';
  minZoom: number;
  maxZoom: number;
  /** Degrees. */
  west: number;
  south: number;
  east: number;
  north: number;
  /** Sanitized HTML. */
  attribution: string;
}

/** SQL for the archives that are ready, in the order in which they are drawn: large areas first, and newer ones on older ones. */
export const MAP_RECORDS = `SELECT id, version, kind, min_zoom AS "minZoom", max_zoom AS "maxZoom", west, south, east, north, attribution
  FROM map_archives WHERE state = 'ready' ORDER BY (east - west) * (north - south) DESC, created_at, id`;
