import { type Feature, GeomType, type TileCache, toIndex, transformGeom, type Zxy } from 'protomaps-leaflet';
import type { BaseMap } from '../types';
import { covers, isUnreachable } from './tileSource';

type Layer = BaseMap['layers'][number];
/** Features of a tile by the name of their layer. */
type Tile = Map<string, Feature[]>;

/** Tiles of an archive as the library reads them; coordinates are in pixels of a tile of `size`. */
export interface Tiles {
  get: (tile: Zxy, size: number) => Promise<Tile>;
}

/** Distance (px) from a tile within which lines reach into it by their width. */
const MARGIN = 32;

/**
 * Returns the part of a tile that a tile of a deeper level shows, at the size of a whole tile.
 * @param depth difference of the levels
 * @param size width of a tile (px)
 */
export function partOf(tile: Tile, { x, y }: Pick<Zxy, 'x' | 'y'>, depth: number, size: number): Tile {
  const scale = 2 ** depth;
  const [left, top] = [(x % scale) * size, (y % scale) * size];
  const enlarge = ({ bbox, geom, ...rest }: Feature): Feature => ({
    ...rest,
    bbox: { minX: bbox.minX * scale - left, minY: bbox.minY * scale - top, maxX: bbox.maxX * scale - left, maxY: bbox.maxY * scale - top },
    // The library only reads the coordinates of the shift.
    geom: transformGeom(geom, scale, { x: -left, y: -top } as Feature['geom'][number][number]),
  });
  const isWithin = (least: number, most: number, start: number, margin: number): boolean =>
    most * scale >= start - margin && least * scale < start + size + margin;
  const isInside = ({ geomType, bbox }: Feature): boolean => {
    // A point belongs to one tile, so that its name shows once.
    const margin = geomType === GeomType.Point ? 0 : MARGIN;
    return isWithin(bbox.minX, bbox.maxX, left, margin) && isWithin(bbox.minY, bbox.maxY, top, margin);
  };
  return new Map([...tile].map(([name, features]) => [name, features.filter(isInside).map(enlarge)]));
}

/**
 * Tiles of an archive in which those above replace the ones that are missing: a device keeps a city without its deepest levels if they are large, and
 * operators can leave out levels in parts of an archive.
 */
export class TilesWithParents implements Tiles {
  /** Tiles that are replaced because they could not be loaded. */
  private substitutes: Zxy[] = [];

  /**
   * @param own tiles as they are
   * @param parents cache of the same tiles for use as parents, whose requests a change of the zoom does not abort
   */
  constructor(
    private readonly layer: Layer,
    private readonly own: Tiles,
    private readonly parents: Pick<TileCache, 'get'>,
  ) {}

  /** Loads a tile, or the part of the nearest tile above it. @throws as `TileSource.getZxy` if there is none */
  async get(tile: Zxy, size: number): Promise<Tile> {
    let failure: Error | undefined;
    try {
      const found = await this.own.get(tile, size);
      if (found.size > 0 || !this.canHaveGap(tile)) return found;
    } catch (error) {
      if (!isUnreachable(error)) throw error;
      failure = error;
    }
    const part = await this.partOfParent(tile, size);
    if (failure && !part) throw failure;
    if (failure) this.substitutes.push(tile);
    return part ?? new Map();
  }

  /** Returns the tiles that were replaced after a failure since the last call, as keys of the library's cache. */
  takeSubstitutes(): string[] {
    return this.substitutes.splice(0).map(toIndex);
  }

  /** Returns whether a tile without content is a gap. The world has none for the sea. */
  private canHaveGap({ z, x, y }: Zxy): boolean {
    return this.layer.id !== 'world' && covers(this.layer, z, x, y);
  }

  private async partOfParent({ z, x, y }: Zxy, size: number): Promise<Tile | undefined> {
    for (let depth = 1; z - depth >= this.layer.minZoom; depth++) {
      const parent = await this.parents.get({ z: z - depth, x: x >> depth, y: y >> depth }).catch(() => new Map() as Tile);
      if (parent.size > 0) return partOf(parent, { x, y }, depth, size);
    }
    return undefined;
  }
}
