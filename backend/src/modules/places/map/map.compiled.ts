import type { EntityManager } from 'typeorm';
import { columns, each, inputOf, one, part, type CompiledFields, rows, Unreadable, value } from '../../../core/compiled-queries/index.js';
import type { SiteSettings } from '../../site/index.js';
import { createMaps } from './map.query.js';
import { mapRequestOf } from './map.service.js';
import { MapArgs } from './map.type.js';

/** Compiled fields of `mapViewport`. */
export function mapFields(manager: EntityManager, settings: SiteSettings): CompiledFields {
  const mapOf = createMaps(manager);
  const mapViewport = rows(({ args, statement }) => {
    const request = mapRequestOf(inputOf(MapArgs, args), settings);
    if (!request) throw new Unreadable('Nothing can match.');
    return mapOf(request, statement);
  });
  return { Query: { mapViewport }, ...TYPES };
}

const TYPES: CompiledFields = {
  MapViewport: { total: value((row) => `coalesce(sum(${row}.count), 0)::integer`), level: value((row) => `coalesce(max(${row}.level), 0)`), items: each() },
  MapItem: {
    ...columns({ count: 'count' }),
    coordinates: part(),
    bounds: part(),
    // No visibility check here: the statement of the map selects only public places.
    place: one(({ row }) => `SELECT place.* FROM places place WHERE place.id = ${row}.id`, { when: (row) => `${row}.id IS NOT NULL` }),
  },
  Bounds: {
    southWest: part(undefined, columns({ latitude: 'south', longitude: 'west' })),
    northEast: part(undefined, columns({ latitude: 'north', longitude: 'east' })),
  },
};
