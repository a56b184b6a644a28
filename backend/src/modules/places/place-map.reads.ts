import type { EntityManager } from 'typeorm';
import { columns, inputOf, list, one, part, type Reads, Unreadable } from '../../core/reads/index.js';
import { createMaps, mapItems } from './place-map.query.js';
import { mapRequestOf } from './place-map.service.js';
import { MapArgs } from './place-map.type.js';

/** How maps are read. */
export function mapReads(manager: EntityManager): Reads {
  const mapOf = createMaps(manager);
  const mapViewport = one(({ args, statement }) => {
    const request = mapRequestOf(inputOf(MapArgs, args));
    if (!request) throw new Unreadable('Nothing can match.');
    return mapOf(request, statement);
  });
  return { Query: { mapViewport }, ...TYPES };
}

const TYPES: Reads = {
  MapViewport: { ...columns({ total: 'total' }), items: list(({ row }) => mapItems(row)) },
  MapItem: {
    ...columns({ count: 'count' }),
    coordinates: part(),
    bounds: part(),
    // That everyone may see it, the statement has found out.
    place: one(({ row }) => `SELECT place.* FROM places place WHERE place.id = ${row}.id`),
  },
  Bounds: {
    southWest: one(({ row }) => `SELECT ${row}.south AS latitude, ${row}.west AS longitude`),
    northEast: one(({ row }) => `SELECT ${row}.north AS latitude, ${row}.east AS longitude`),
  },
};
