import { toLatitude } from '../../../lib/address';
import type { BaseMap } from '../types';

type Layer = BaseMap['layers'][number];

/** Longitude of the west edge of a tile, in degrees. */
export const longitudeOf = (x: number, z: number): number => (x / 2 ** z) * 360 - 180;

/** Latitude of the north edge of a tile, in degrees (https://wiki.openstreetmap.org/wiki/Slippy_map_tilenames). */
export const latitudeOf = (y: number, z: number): number => toLatitude(180 - (y / 2 ** z) * 360);

/** Returns whether a layer has a tile at this position, by its zoom levels and bounds. */
export function covers({ minZoom, maxZoom, bounds: { southWest, northEast } }: Layer, z: number, x: number, y: number): boolean {
  if (z < minZoom || z > maxZoom) return false;
  const isNorth = latitudeOf(y + 1, z) >= northEast.latitude;
  const isSouth = latitudeOf(y, z) <= southWest.latitude;
  if (isNorth || isSouth) return false;
  const [west, east] = [longitudeOf(x, z), longitudeOf(x + 1, z)];
  // Bounds across the date line have their west edge east of their east edge.
  if (southWest.longitude > northEast.longitude) return east > southWest.longitude || west < northEast.longitude;
  return east > southWest.longitude && west < northEast.longitude;
}

/** Error for a tile that is to be left out for now. The library neither logs nor caches errors with this name. */
class LeftOut extends Error {
  override readonly name = 'AbortError';
  constructor(
    /** Whether no server answered, as opposed to an error status or a request that the map has aborted. */
    readonly isUnreachable: boolean,
    cause: unknown,
  ) {
    super('tile not available now', { cause });
  }
}

/** Returns whether a tile was left out because no server answered. */
export const isUnreachable = (error: unknown): error is Error => error instanceof LeftOut && error.isUnreachable;

/** Vector tiles of a map archive, in the shape that protomaps-leaflet reads. */
export class TileSource {
  /** Whether a tile could not be loaded since the last call of `takeFailure`. */
  private hasFailed = false;

  constructor(private readonly layer: Layer) {}

  /**
   * Loads a tile.
   * @returns its decompressed bytes; undefined if the archive has no such tile
   * @throws Error named AbortError if the request failed or `signal` aborted it, so that a later call tries again
   */
  async getZxy(z: number, x: number, y: number, signal?: AbortSignal): Promise<{ data: ArrayBuffer } | undefined> {
    if (!covers(this.layer, z, x, y)) return undefined;
    const url = this.layer.url.replace('{z}', String(z)).replace('{x}', String(x)).replace('{y}', String(y));
    try {
      const response = await fetch(url, { signal: signal ?? null });
      // After a change of the archive, an open page asks for tiles that are gone.
      if (response.status === 204 || response.status === 404) return undefined;
      if (!response.ok) throw new Error(`The map server responds with ${response.status}`);
      return { data: await response.arrayBuffer() };
    } catch (error) {
      this.hasFailed ||= !signal?.aborted;
      // `fetch` rejects with a TypeError without a connection.
      throw new LeftOut(error instanceof TypeError, error);
    }
  }

  /** Returns whether a tile has failed to load since the last call. */
  takeFailure(): boolean {
    const had = this.hasFailed;
    this.hasFailed = false;
    return had;
  }
}
