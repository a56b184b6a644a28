import type { EntityManager } from 'typeorm';
import { keptByShape, type Statement } from '../../core/reads/index.js';
import { boundsOf, boxOf, type MapGrid } from './place-map.grid.js';
import { matchingPlaces, type PlaceCriteria } from './place.query.js';
import { MAX_FOUND, SEARCHED_TABLES, searchSql } from './place-search.query.js';

/** As long as a map has no more places than this, it shows them as finely as pins can stand side by side. */
const FEW = 100;

/** Degrees; the positions of kept cells are whole ten-millionths. */
const ROUNDING = 2e-7;

/** What a map shows: the cells that it is made of, and which places count. */
export interface MapRequest {
  grid: MapGrid;
  criteria: PlaceCriteria;
}

/** Where a place lies in Mercator's plane, in degrees. */
const POSITION = '(map_point(place.longitude, place.latitude))';

/** The latitude of a height in the plane. */
const latitude = (y: string): string => `degrees(atan(sinh(radians(${y}))))`;

/** Where a column or row of a level begins, in degrees of the plane. */
const edge = (index: string, level: string): string => `(${index} * 360::double precision / (1 << ${level}) - 180)`;

/** In ten-millionths of a degree, which are a centimetre; never as −0. */
const rounded = (degrees: string): string => `round((${degrees}) * 1e7) / 1e7 + 0`;

/** The mean of a column of cells, weighted by their places. */
const mean = (column: string): string => `sum(${column} * count) / sum(count)`;

/** Whether the cells of the first look, the CTE `looked`, hold so few places that the map shows them finely: a CTE, and how to ask it. */
const FEW_SQL = `few AS MATERIALIZED (SELECT coalesce(sum(count), 0) <= ${FEW} AS yes FROM looked)`;
const IS_FEW = '(SELECT yes FROM few)';

/** One row: the total, the level of the cells, and lists of what they have. @param items the cells, as a SELECT */
const gathered = (items: string, level: string, fineLevel: string): string => `
  SELECT coalesce(sum(count), 0)::integer AS total, CASE WHEN ${IS_FEW} THEN ${fineLevel} ELSE ${level} END AS level, array_agg(count) AS counts,
    array_agg(x) AS columns, array_agg(y) AS rows, array_agg(latitude) AS latitudes, array_agg(longitude) AS longitudes, array_agg(id) AS ids
  FROM (${items} ORDER BY y, x) items`;

/**
 * A map made of the cells that are kept: it looks once, and where there are few places once more, at finer ones. Places are told apart by
 * category, city and rating alone; a cluster lies at the mean of the kept cells' own means.
 */
function keptMap({ grid, criteria }: MapRequest, kept: { own: number; fine: number }, statement: Statement): string {
  const number = (value: number) => `${statement.parameter(value)}::integer`;
  const [level, fineLevel, ownKept, fineKept] = [grid.level, grid.fineLevel, kept.own, kept.fine].map(number) as [string, string, string, string];
  const [first, last] = [grid.columns.map((range) => range.first), grid.columns.map((range) => range.last)].map((ends) => `${statement.parameter(ends)}::integer[]`);
  const [south, north, stars] = [grid.rows.first, grid.rows.last, (criteria.minRating ?? 0) + 1].map(number) as [string, string, string];
  const [category, city] = [`${statement.parameter(criteria.category ?? '')}::text`, `${statement.parameter(criteria.city ?? null)}::uuid`];
  const summed = (from: string, to: string, condition = '') => {
    const begin = (index: string) => `${index} << (${from} - ${level})`;
    const end = (index: string) => `((${index} + 1) << (${from} - ${level})) - 1`;
    const weighted = (sum: string) => `sum(${sum} * (matching::double precision / everyone)) / sum(matching) / 1e7`;
    // Columns and rows are put together into one number, by which there is less to sort.
    return `SELECT (cell >> 32)::integer AS x, (cell & 4294967295)::integer AS y, sum(matching)::integer AS count, ${weighted('sum_x')} AS east, ${weighted('sum_y')} AS north, sum(everyone) = 1 AS is_alone,
        (array_agg(city_id))[1] AS city_id
      FROM unnest(${first}, ${last}) AS columns (first, last) CROSS JOIN LATERAL (SELECT ((x >> (${from} - ${to}))::bigint << 32) + (y >> (${from} - ${to})) AS cell, counts[${stars}] AS matching, counts[1] AS everyone,
          sum_x, sum_y, city_id FROM map_cells WHERE level = ${from} AND category = ${category}
          AND x BETWEEN ${begin('columns.first')} AND ${end('columns.last')} AND y BETWEEN ${begin(south)} AND ${end(north)} AND (${city} IS NULL OR city_id = ${city}) OFFSET 0) kept
      WHERE matching > 0 AND city_id NOT IN (SELECT id FROM cities WHERE status <> 'active' OR deleted_at IS NOT NULL)${condition}
      GROUP BY cell`;
  };
  const spot = `CASE WHEN cells.is_alone THEN box(point(cells.east - ${ROUNDING}, cells.north - ${ROUNDING}), point(cells.east + ${ROUNDING}, cells.north + ${ROUNDING}))
    ELSE map_area(CASE WHEN ${IS_FEW} THEN ${fineLevel} ELSE ${level} END, ${category}, cells.x, cells.y, cells.city_id, ${stars}) END`;
  const items = `SELECT cells.x, cells.y, cells.count, single.id, coalesce(single.latitude, ${latitude('cells.north')}) AS latitude, coalesce(single.longitude, cells.east) AS longitude
    FROM (SELECT * FROM looked WHERE NOT ${IS_FEW} UNION ALL (${summed(fineKept, fineLevel, ` AND ${IS_FEW}`)})) cells
      LEFT JOIN LATERAL (SELECT place.id, place.latitude, place.longitude FROM places place
        WHERE cells.count = 1 AND place.status = 'active' AND place.deleted_at IS NULL AND ${POSITION} <@ ${spot}
          AND place.city_id IS NOT DISTINCT FROM cells.city_id AND (${category} = '' OR place.category = ${category}) AND place.rating_average >= ${stars} - 1 LIMIT 1) single ON true`;
  return `WITH looked AS MATERIALIZED (${summed(ownKept, level)}), ${FEW_SQL}${gathered(items, level, fineLevel)}`;
}

/** Which places lie inside the cells of a grid; corners as `west0`, `south0`, … */
function insideOf({ columns, rows, level }: MapGrid, isFew: boolean): { condition: string; corners: Record<string, number> } {
  const boxes = columns.map((range) => boxOf(range, rows, level));
  // Written so that the index of positions serves for the one and not for the other: there, words or a pincode find fewer than any map shows.
  const conditions = boxes.map((_box, n) =>
    isFew
      ? `(place.longitude BETWEEN :west${n} AND :east${n} AND ${POSITION}[1] BETWEEN :south${n} AND :north${n})`
      : `${POSITION} <@ box(point(:west${n}, :south${n}), point(:east${n}, :north${n}))`,
  );
  const corners = boxes.flatMap((box, n) => Object.entries(box).map(([side, degrees]) => [`${side}${n}`, degrees as number]));
  return { condition: `(${conditions.join(' OR ')})`, corners: Object.fromEntries(corners) as Record<string, number> };
}

/** How a map is made of the places themselves: for filters that leave few of them, and for maps of a few streets. */
function freshMaps(manager: EntityManager): (request: MapRequest, statement: Statement) => string {
  const cells = keptByShape(
    ({ grid, criteria: { search, category, city, pincode, minRating } }: MapRequest) => [grid.columns.length, ...(search ? [true] : [false, category, city, pincode, minRating].map(Boolean))],
    ({ grid, criteria }) =>
      matchingPlaces(manager, criteria.search ? { found: [] } : criteria)
        .andWhere(insideOf(grid, Boolean(criteria.search ?? criteria.pincode)).condition)
        .select('map_index(place.longitude, :fineLevel::integer)', 'x')
        .addSelect(`map_index(${POSITION}[1], :fineLevel::integer)`, 'y')
        .addSelect('count(*)::integer', 'count')
        .addSelect('avg(place.longitude)', 'east')
        .addSelect(`avg(${POSITION}[1])`, 'north')
        .addSelect('(array_agg(place.id))[1]', 'id')
        .groupBy('1')
        .addGroupBy('2')
        .getQuery()
        .replaceAll(':found', '(SELECT ids FROM found)::uuid[]'),
  );
  return ({ grid, criteria }, statement) => {
    const [level, fineLevel] = [grid.level, grid.fineLevel].map((value) => `${statement.parameter(value)}::integer`) as [string, string];
    const found = criteria.search ? `found AS MATERIALIZED (${searchSql({ ...criteria, bounds: boundsOf(grid) }, { offset: 0, limit: MAX_FOUND }, (given) => statement.parameter(given))}), ` : '';
    const looked = statement.bind(cells({ grid, criteria }), { ...criteria, ...insideOf(grid, false).corners, fineLevel: grid.fineLevel });
    const steps = `CASE WHEN ${IS_FEW} THEN 0 ELSE ${fineLevel} - ${level} END`;
    const items = `SELECT x >> ${steps} AS x, y >> ${steps} AS y, sum(count)::integer AS count, CASE WHEN sum(count) = 1 THEN (array_agg(id))[1] END AS id,
        ${latitude(mean('north'))} AS latitude, ${mean('east')} AS longitude FROM looked GROUP BY 1, 2`;
    return `WITH ${found}looked AS MATERIALIZED (${looked}), ${FEW_SQL}${gathered(items, level, fineLevel)}`;
  };
}

/**
 * How maps are read: SQL for one row of what a part of the map shows, of which `mapItems` makes the items. Its `total` is the number of places.
 * @returns a function that says, too, what else the statement reads and how heavy it is
 */
export function createMaps(manager: EntityManager): (request: MapRequest, statement: Statement) => string {
  const fresh = freshMaps(manager);
  return (request, statement) => {
    const { grid: { kept }, criteria: { search, pincode } } = request;
    if (search) {
      for (const table of SEARCHED_TABLES) statement.tables.add(table);
      statement.isHeavy = true;
    }
    return kept && !search && !pincode ? keptMap(request, kept, statement) : fresh(request, statement);
  };
}

/** SQL for the items of a map: places, and clusters, of which the id is null. @param row the alias of what `createMaps` gives */
export const mapItems = (row: string): string =>
  `SELECT item.count, item.id, ${rounded('item.latitude')} AS latitude, ${rounded('item.longitude')} AS longitude,
      ${rounded(latitude(edge('item.y', `${row}.level`)))} AS south, ${rounded(edge('item.x', `${row}.level`))} AS west,
      ${rounded(latitude(edge('(item.y + 1)', `${row}.level`)))} AS north, ${rounded(edge('(item.x + 1)', `${row}.level`))} AS east
    FROM unnest(${row}.counts, ${row}.columns, ${row}.rows, ${row}.latitudes, ${row}.longitudes, ${row}.ids) AS item (count, x, y, latitude, longitude, id)`;
