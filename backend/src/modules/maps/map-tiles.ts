import { NotFound, unavailable, UnusableFile } from '../../core/errors/index.js';
import type { Point } from '../../core/geo/index.js';
import type { Logger } from '../../core/logging/index.js';
import { memorySource, TileArchive, type TileType, worldMap } from '../../core/tiles/index.js';
import type { MapRecord, SiteSettings } from '../site/index.js';
import type { MapStore } from './map-store.js';

/** Time (ms) after which an archive that is not used any more is closed. Requests that have begun end before. */
const LINGER = 60_000;
/** Time (ms) for which the file of an archive counts as missing. */
const MISSING_FOR = 5000;

/** An archive that maps draw at a point. */
export type MapLayerAt = Pick<MapRecord, 'id' | 'version' | 'kind' | 'maxZoom' | 'attribution'>;

/** An archive that is open, or whose file is missing. */
interface Opened {
  archive: Promise<TileArchive | null>;
  /** Time (ms since the epoch) from which the file is looked up again; only for a missing one. */
  until: number;
}

/** Tiles of the world map and of the archives of the operator. A process has one such object. */
export class MapTiles {
  private readonly opened = new Map<string, Opened>();
  private readonly reported = new Set<string>();
  private world: Promise<TileArchive> | undefined;

  constructor(
    private readonly settings: Pick<SiteSettings, 'maps' | 'onChange'>,
    private readonly store: MapStore,
    private readonly logger: Pick<Logger, 'warn'>,
  ) {
    settings.onChange(() => this.closeUnused());
  }

  /** Returns whether there is an archive with this id and version. Its file can be missing. */
  knows(id: string, version: string): boolean {
    return id === 'world' ? worldMap().version === version : this.settings.maps.some((map) => map.id === id && map.version === version);
  }

  /** Returns the archives whose area contains a point, the lowest first, without those whose file is missing or damaged. */
  async layersAt({ latitude, longitude }: Point): Promise<MapLayerAt[]> {
    const { version, header, attribution } = worldMap();
    const world: MapLayerAt = { id: 'world', version, kind: 'vector', maxZoom: header.maxZoom, attribution };
    const around = this.settings.maps.filter(
      ({ west, south, east, north }) => west <= longitude && longitude <= east && south <= latitude && latitude <= north,
    );
    const isThere = await Promise.all(around.map((map) => this.find(map.version).then(Boolean, () => false)));
    return [world, ...around.filter((_map, i) => isThere[i])];
  }

  /**
   * Returns the stored bytes of a tile; null if the archive has none.
   * @param id id of the archive, or `world`
   * @throws NotFound if there is no such archive, or its file is missing or damaged; Busy if the store does not answer
   */
  async tile(id: string, version: string, z: number, x: number, y: number): Promise<Buffer | null> {
    const archive = await this.archiveOf(id, version);
    try {
      return await archive.tile(z, x, y);
    } catch (error) {
      if ((error as { code?: unknown }).code === 'EBADF') throw new NotFound('mapArchive'); // it was removed, and closed
      if (!(error instanceof UnusableFile)) throw unavailable(error);
      this.report(version, `The map archive ${id} is damaged at tile ${z}/${x}/${y}; maps show the world map in its place`);
      throw new NotFound('mapArchive');
    }
  }

  /** Returns the type and the compression of the tiles of an archive. @throws NotFound, Busy */
  async formatOf(id: string, version: string): Promise<{ type: TileType; isGzip: boolean }> {
    const { tileType: type, tileCompression } = (await this.archiveOf(id, version)).header;
    return { type, isGzip: tileCompression === 'gzip' };
  }

  /** Returns an archive, which must not be closed. @throws NotFound if there is no such archive, or its file is missing or damaged; Busy */
  async archiveOf(id: string, version: string): Promise<TileArchive> {
    if (!this.knows(id, version)) throw new NotFound('mapArchive');
    if (id === 'world') return (this.world ??= TileArchive.open(memorySource(worldMap().bytes)));
    const archive = await this.find(version);
    if (archive) return archive;
    this.report(version, `The file of the map archive ${id} is missing or damaged; maps show the world map in its place`);
    throw new NotFound('mapArchive');
  }

  private find(version: string): Promise<TileArchive | null> {
    const known = this.opened.get(version);
    if (known && Date.now() < known.until) return known.archive;
    const opened: Opened = { archive: this.open(version), until: Infinity };
    this.opened.set(version, opened);
    opened.archive.then(
      (archive) => {
        if (archive) this.reported.delete(version);
        else opened.until = Date.now() + MISSING_FOR;
      },
      () => this.opened.delete(version), // the next request tries again
    );
    return opened.archive;
  }

  private async open(version: string): Promise<TileArchive | null> {
    const source = await this.store.open(version);
    if (!source) return null;
    try {
      return await TileArchive.open(source);
    } catch (error) {
      await source.close();
      if (error instanceof UnusableFile) return null;
      throw error;
    }
  }

  /** Writes one line for each archive that has a problem, until it has none. */
  private report(version: string, problem: string): void {
    if (this.reported.has(version)) return;
    this.reported.add(version);
    this.logger.warn({ version }, problem);
  }

  private closeUnused(): void {
    const used = new Set(this.settings.maps.map(({ version }) => version));
    for (const [version, { archive }] of this.opened) {
      if (used.has(version)) continue;
      this.opened.delete(version);
      setTimeout(() => void archive.then((one) => one?.close()).catch(() => undefined), LINGER).unref();
    }
  }
}
