import type { EntityManager } from 'typeorm';
import { InvalidInput } from '../../../core/errors/index.js';
import { Statement } from '../../../core/compiled-queries/index.js';
import { gridOf } from './grid.js';
import { createMaps, type MapRequest } from './map.query.js';
import type { MapArgs, MapItem, MapViewport } from './map.type.js';
import type { SiteSettings } from '../../site/index.js';
import { PlaceFilter } from '../place.input.js';
import { criteriaOf } from '../filters/index.js';

/**
 * Converts the arguments of a map to its grid and criteria.
 * @returns `null` if no place can match
 * @throws InvalidInput if south lies north of north, or if the filter has bounds, too
 */
export function mapRequestOf({ bounds, zoom, filter: given }: MapArgs, settings: SiteSettings): MapRequest | null {
  const filter = given ?? new PlaceFilter();
  if (bounds.southWest.latitude > bounds.northEast.latitude) throw new InvalidInput({ bounds: 'places.southAboveNorth' });
  if (filter.bounds) throw new InvalidInput({ 'filter.bounds': 'places.boundsInFilter' });
  const criteria = criteriaOf(filter, settings);
  return criteria && { grid: gridOf(bounds, zoom), criteria };
}

interface ItemRow extends Record<'latitude' | 'longitude' | 'south' | 'west' | 'north' | 'east', number> {
  count: number;
  level: number;
  id: string | null;
}

const itemOf = ({ count, id, latitude, longitude, south, west, north, east }: ItemRow): MapItem => ({
  placeId: id,
  count,
  coordinates: { latitude, longitude },
  bounds: { southWest: { latitude: south, longitude: west }, northEast: { latitude: north, longitude: east } },
});

/** Reads the items of maps: single places, and clusters of places that are close together. */
export class PlaceMapService {
  private readonly mapOf: ReturnType<typeof createMaps>;

  constructor(
    private readonly manager: EntityManager,
    private readonly settings: SiteSettings,
  ) {
    this.mapOf = createMaps(manager);
  }

  /** Returns the items of a part of the map at a zoom. @throws InvalidInput as `mapRequestOf` */
  async viewport(args: MapArgs): Promise<MapViewport> {
    const request = mapRequestOf(args, this.settings);
    if (!request) return { total: 0, level: 0, items: [] };
    const statement = new Statement({});
    const sql = this.mapOf(request, statement);
    const rows = await this.manager.query<ItemRow[]>(sql, statement.values);
    return { total: rows.reduce((sum, { count }) => sum + count, 0), level: rows[0]?.level ?? 0, items: rows.map(itemOf) };
  }
}
