import type { EntityManager } from 'typeorm';
import { InvalidInput } from '../../core/errors/index.js';
import { Statement } from '../../core/reads/index.js';
import { gridOf } from './place-map.grid.js';
import { createMaps, type MapRequest } from './place-map.query.js';
import type { MapArgs, MapItem, MapViewport } from './place-map.type.js';
import { PlaceFilter } from './place.input.js';
import { criteriaOf } from './place.query.js';

/** What a map is asked for as what it is made of; null where no place can match. @throws InvalidInput where the rectangle makes no sense */
export function mapRequestOf({ bounds, zoom, filter: given }: MapArgs): MapRequest | null {
  const filter = given ?? new PlaceFilter();
  if (bounds.southWest.latitude > bounds.northEast.latitude) throw new InvalidInput({ bounds: 'The south of a rectangle is below its north' });
  if (filter.bounds) throw new InvalidInput({ 'filter.bounds': 'A map has one rectangle: give it as the bounds of the map' });
  const criteria = criteriaOf(filter);
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

/** Reads what maps of the guide show: single places, and clusters where they lie too close together. */
export class PlaceMapService {
  private readonly mapOf: ReturnType<typeof createMaps>;

  constructor(private readonly manager: EntityManager) {
    this.mapOf = createMaps(manager);
  }

  /** What a part of the map shows at a zoom. @throws InvalidInput where the rectangle makes no sense */
  async viewport(args: MapArgs): Promise<MapViewport> {
    const request = mapRequestOf(args);
    if (!request) return { total: 0, level: 0, items: [] };
    const statement = new Statement({});
    const sql = this.mapOf(request, statement);
    const rows = await this.manager.query<ItemRow[]>(sql, statement.values);
    return { total: rows.reduce((sum, { count }) => sum + count, 0), level: rows[0]?.level ?? 0, items: rows.map(itemOf) };
  }
}
