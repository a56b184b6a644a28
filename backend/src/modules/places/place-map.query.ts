import type { EntityManager } from 'typeorm';
import { boxOf, type MapGrid, type PlaneBox } from './place-map.grid.js';
import { matchingPlaces, type PlaceCriteria } from './place.query.js';

/** The places of one cell together. */
export interface MapCell {
  /** Column and row at the fine level of the grid. */
  x: number;
  y: number;
  count: number;
  /** Their mean position in Mercator's plane, in degrees. */
  east: number;
  north: number;
  /** Which place it is, where it is one; null where that has to be looked up. */
  placeId: string | null;
  /** Whether no other places have a part in the position than those that are counted. */
  isExact: boolean;
}

const POSITION = '(map_point(place.longitude, place.latitude))';

/** The cells that are kept, summed up to the fine level of a grid. Places are told apart by category, city and rating alone. */
export function keptCells(manager: EntityManager, grid: MapGrid, keptLevel: number, { category = '', city, minRating = 0 }: PlaceCriteria): Promise<MapCell[]> {
  const deeper = keptLevel - grid.level;
  const first = (index: number) => index << deeper;
  const last = (index: number) => ((index + 1) << deeper) - 1;
  // Column by column: each is one range of the primary key.
  const sql = `
    SELECT cell.x >> $1 AS x, cell.y >> $1 AS y, sum(cell.counts[$2])::integer AS count, NULL AS "placeId",
      (sum(cell.sum_x) / sum(cell.counts[1]) / 1e7)::double precision AS east, (sum(cell.sum_y) / sum(cell.counts[1]) / 1e7)::double precision AS north,
      sum(cell.counts[$2]) = sum(cell.counts[1]) AS "isExact"
    FROM unnest($3::integer[], $4::integer[]) AS columns (first, last) CROSS JOIN generate_series(columns.first, columns.last) AS x
      CROSS JOIN LATERAL (SELECT * FROM map_cells WHERE level = $5 AND category = $6 AND map_cells.x = x.x AND y BETWEEN $7 AND $8
        AND ($9::uuid IS NULL OR city_id = $9) OFFSET 0) cell
      JOIN cities ON cities.id = cell.city_id AND cities.status = 'active' AND cities.deleted_at IS NULL
    WHERE cell.counts[$2] > 0 GROUP BY 1, 2`;
  return manager.query(sql, [
    keptLevel - grid.fineLevel, minRating + 1, grid.columns.map((range) => first(range.first)), grid.columns.map((range) => last(range.last)),
    keptLevel, category, first(grid.rows.first), last(grid.rows.last), city ?? null,
  ]);
}

/** The cells of the fine level made from the places themselves: for filters that leave few of them, and for maps of a few streets. */
export function freshCells(manager: EntityManager, grid: MapGrid, criteria: PlaceCriteria): Promise<MapCell[]> {
  const boxes = grid.columns.map((columns) => boxOf(columns, grid.rows, grid.level));
  // Written so that the index of positions serves for the one and not for the other: there, words or a pincode find fewer than any map shows.
  const isFew = criteria.found !== undefined || criteria.pincode !== undefined;
  const inside = boxes.map((_box, n) =>
    isFew
      ? `(place.longitude BETWEEN :west${n} AND :east${n} AND ${POSITION}[1] BETWEEN :south${n} AND :north${n})`
      : `${POSITION} <@ box(point(:west${n}, :south${n}), point(:east${n}, :north${n}))`,
  );
  const corners = Object.fromEntries(boxes.flatMap((box, n) => Object.entries(box).map(([side, degrees]) => [`${side}${n}`, degrees as number])));
  return matchingPlaces(manager, criteria)
    .andWhere(`(${inside.join(' OR ')})`, corners)
    .select('map_index(place.longitude, :level)', 'x')
    .addSelect(`map_index(${POSITION}[1], :level)`, 'y')
    .addSelect('count(*)::integer', 'count')
    .addSelect('avg(place.longitude)', 'east')
    .addSelect(`avg(${POSITION}[1])`, 'north')
    .addSelect('(array_agg(place.id))[1]', 'placeId')
    .addSelect('true', 'isExact')
    .setParameter('level', grid.fineLevel)
    .groupBy('1')
    .addGroupBy('2')
    .getRawMany<MapCell>();
}

/** One place on the map: `east` and `north` as in `MapCell`. */
type FoundPlace = Pick<MapCell, 'east' | 'north'> & { placeId: string };

/** The place that meets the criteria in each of these rectangles, by the rectangle's position among them. */
export async function placesIn(manager: EntityManager, boxes: readonly PlaneBox[], criteria: PlaceCriteria): Promise<Map<number, FoundPlace>> {
  const sides = ['west', 'south', 'east', 'north'] as const;
  const spot = 'box(point(spot.west, spot.south), point(spot.east, spot.north))';
  const wanted = matchingPlaces(manager, criteria)
    .select('place.id', 'id')
    .addSelect('place.longitude', 'east')
    .addSelect(`${POSITION}[1]`, 'north')
    .andWhere(`${POSITION} <@ ${spot}`)
    .limit(1);
  const [sql, parameters] = wanted.getQueryAndParameters() as [string, unknown[]];
  const lists = sides.map((_side, n) => `$${parameters.length + n + 1}::double precision[]`);
  const rows: (FoundPlace & { n: number })[] = await manager.query(
    `SELECT spot.n::integer - 1 AS n, found.id AS "placeId", found.east, found.north
      FROM unnest(${lists.join(', ')}) WITH ORDINALITY AS spot (${sides.join(', ')}, n) CROSS JOIN LATERAL (${sql}) found`,
    [...parameters, ...sides.map((side) => boxes.map((box) => box[side]))],
  );
  return new Map(rows.map(({ n, ...place }) => [n, place]));
}
