import type { EntityManager } from 'typeorm';
import { keptByShape, type Statement } from '../../../core/compiled-queries/index.js';
import { isListed } from '../business/index.js';
import { boundsOf, boxOf, type MapGrid } from './grid.js';
import { factParameters, factShape, isSmallArea, isTimed, type PlaceCriteria, wordsIn } from '../filters/index.js';
import { matchingPlaces } from '../place.query.js';
import { MAX_FOUND, SEARCHED_TABLES, searchSql } from '../place-search.query.js';

/** Number of places up to which a map uses the finer level of its grid. */
const FEW = 100;

/** Tolerance (degrees) when a place is looked up by its position: stored cells round positions to 1e-7 degrees. */
const ROUNDING = 2e-7;

/** A map to read: its grid, and the criteria of its places. */
export interface MapRequest {
  grid: MapGrid;
  criteria: PlaceCriteria;
}

/** SQL for the position of a place in the Mercator plane (degrees). */
const POSITION = '(map_point(place.longitude, place.latitude))';

/** Returns SQL for the latitude of a y coordinate in the plane. */
const latitude = (y: string): string => `degrees(atan(sinh(radians(${y}))))`;

/** Returns SQL that rounds to 1e-7 degrees (about 1 cm); `+ 0` turns −0 into 0. */
const rounded = (degrees: string): string => `round((${degrees}) * 1e7) / 1e7 + 0`;

/** Returns width and height of a cell (degrees of the plane). Exact, because halving a floating-point number is exact. */
const sizeOf = (level: number): number => 360 / 2 ** level;

/** SQL expressions for level and size of the cells that the map shows. */
interface Shown {
  level: string;
  size: string;
}

/**
 * Returns the CTE `few`, which decides whether the map uses the finer level: yes if the CTE `looked` has at most `FEW` places.
 * `isFew` and `shown` are SQL expressions that read the CTE.
 * @param count SQL for the number of places in `looked`
 */
function fewOf({ level, fineLevel }: MapGrid, count: string, statement: Statement): { few: string; isFew: string; shown: Shown } {
  const either = (of: (level: number) => number, type: string) =>
    `CASE WHEN yes THEN ${statement.parameter(of(fineLevel))} ELSE ${statement.parameter(of(level))}::${type} END`;
  const few = `few AS MATERIALIZED (SELECT yes, ${either((given) => given, 'integer')} AS level, ${either(sizeOf, 'double precision')} AS size
    FROM (SELECT coalesce(${count}, 0) <= ${FEW} AS yes FROM looked) counted)`;
  return { few, isFew: '(SELECT yes FROM few)', shown: { level: '(SELECT level FROM few)', size: '(SELECT size FROM few)' } };
}

/**
 * Returns SQL for the items of a map: single places, and clusters, whose id is null.
 * @param cells SELECT of the cells, ordered from south to north
 */
function itemsOf(cells: string, { level, size }: Shown): string {
  const edge = (index: string) => `(${index} * ${size} - 180)`;
  return `SELECT item.count, ${level} AS level, item.id, ${rounded('item.latitude')} AS latitude, ${rounded('item.longitude')} AS longitude,
      ${rounded(latitude(edge('item.y')))} AS south, ${rounded(edge('item.x'))} AS west,
      ${rounded(latitude(edge('(item.y + 1)')))} AS north, ${rounded(edge('(item.x + 1)'))} AS east
    FROM (${cells}) item`;
}

/**
 * Returns SQL for a map made of stored cells. It sums the cells of the grid; if there are few places, it sums finer cells instead.
 * Stored cells support only the filters of one category, city and rating.
 * A cluster is drawn at the weighted mean of the mean positions of its stored cells.
 */
function keptMap({ grid, criteria }: MapRequest, kept: { own: number; fine: number }, statement: Statement): string {
  const number = (value: number) => `${statement.parameter(value)}::integer`;
  const level = number(grid.level);
  const [first, last] = [grid.columns.map((range) => range.first), grid.columns.map((range) => range.last)].map(
    (ends) => `${statement.parameter(ends)}::integer[]`,
  );
  const [south, north, stars] = [grid.rows.first, grid.rows.last, (criteria.minRating ?? 0) + 1].map(number) as [string, string, string];
  const [category, city] = [`${statement.parameter(criteria.category ?? '')}::text`, `${statement.parameter(criteria.city ?? null)}::uuid`];
  const summed = (keptLevel: number, toLevel: number, condition = '') => {
    const [from, to] = [keptLevel, toLevel].map(number) as [string, string];
    const begin = (index: string) => `${index} << (${from} - ${level})`;
    const end = (index: string) => `((${index} + 1) << (${from} - ${level})) - 1`;
    const weighted = (sum: string) => `sum(${sum} * (matching::double precision / everyone)) / sum(matching) / 1e7`;
    // Row and column are packed into one number, which sorts faster. Only single places need the city.
    return `SELECT cell, sum(matching)::integer AS count, ${weighted('sum_x')} AS east, ${weighted('sum_y')} AS north, sum(everyone) = 1 AS is_alone, (array_agg(city_id) FILTER (WHERE matching = 1))[1] AS city_id
      FROM unnest(${first}, ${last}) AS columns (first, last) CROSS JOIN LATERAL (SELECT ((y >> (${from} - ${to}))::bigint << 32) + (x >> (${from} - ${to})) AS cell, counts[${stars}] AS matching, counts[1] AS everyone,
          sum_x, sum_y, city_id FROM map_cells WHERE level = ${from} AND category = ${category}
          AND x BETWEEN ${begin('columns.first')} AND ${end('columns.last')} AND y BETWEEN ${begin(south)} AND ${end(north)} AND (${city} IS NULL OR city_id = ${city}) OFFSET 0) kept
      WHERE matching > 0 AND city_id NOT IN (SELECT id FROM cities WHERE status <> 'active' OR deleted_at IS NOT NULL)${condition}
      GROUP BY cell`;
  };
  const { few, isFew, shown } = fewOf(grid, 'sum(count)', statement);
  const looked = summed(kept.own, grid.level);
  const cells = `SELECT * FROM looked WHERE NOT ${isFew} UNION ALL (${summed(kept.fine, grid.fineLevel, ` AND ${isFew}`)})`;
  const [x, y] = ['(cells.cell & 4294967295)::integer', '(cells.cell >> 32)::integer'];
  const spot = `CASE WHEN cells.is_alone THEN box(point(cells.east - ${ROUNDING}, cells.north - ${ROUNDING}), point(cells.east + ${ROUNDING}, cells.north + ${ROUNDING}))
    ELSE map_area(${shown.level}, ${category}, ${x}, ${y}, cells.city_id, ${stars}) END`;
  const items = itemsOf(
    `SELECT ${x} AS x, ${y} AS y, cells.count, single.id, coalesce(single.latitude, ${latitude('cells.north')}) AS latitude, coalesce(single.longitude, cells.east) AS longitude
    FROM (${cells}) cells
      LEFT JOIN LATERAL (SELECT place.id, place.latitude, place.longitude FROM places place
        WHERE cells.count = 1 AND place.status = 'active' AND place.deleted_at IS NULL AND ${isListed('place')} AND ${POSITION} <@ ${spot}
          AND place.city_id IS NOT DISTINCT FROM cells.city_id AND (${category} IN ('', place.category) OR ${category} = ANY (place.more_categories)) AND place.rating_average >= ${stars} - 1 LIMIT 1) single ON true
    ORDER BY cells.cell`,
    shown,
  );
  return `WITH looked AS MATERIALIZED (${looked}), ${few} ${items}`;
}

/** Returns the SQL condition that a place lies inside the cells of a grid. The parameters are named `west0`, `south0`, … */
function insideOf({ columns, rows, level }: MapGrid, isFew: boolean): { condition: string; corners: Record<string, number> } {
  const boxes = columns.map((range) => boxOf(range, rows, level));
  // The second form uses the index on positions, the first one does not: a search or a pincode already selects fewer places than the index would.
  const conditions = boxes.map((_box, n) =>
    isFew
      ? `(place.longitude BETWEEN :west${n} AND :east${n} AND ${POSITION}[1] BETWEEN :south${n} AND :north${n})`
      : `${POSITION} <@ box(point(:west${n}, :south${n}), point(:east${n}, :north${n}))`,
  );
  const corners = boxes.flatMap((box, n) => Object.entries(box).map(([side, degrees]) => [`${side}${n}`, degrees as number]));
  return { condition: `(${conditions.join(' OR ')})`, corners: Object.fromEntries(corners) as Record<string, number> };
}

/** Returns whether other conditions select fewer places than the area of the map. */
const isFewBefore = ({ grid, criteria: { search, city, pincode, isByFacts } }: MapRequest): boolean =>
  Boolean(search ?? pincode) || (isByFacts === true && (Boolean(city) || !isSmallArea(boundsOf(grid))));

/** Returns a builder of SQL for maps made from `places` instead of stored cells: for searches, pincodes and maps of a few streets. */
function freshMaps(manager: EntityManager): (request: MapRequest, statement: Statement) => string {
  const places = keptByShape(
    ({ grid, criteria }: MapRequest) => {
      const { search, category, aliases, city, pincode, minRating, isByFacts } = criteria;
      const facts = isByFacts ? factShape(criteria) : [category, aliases, minRating].map(Boolean);
      return [grid.columns.length, isFewBefore({ grid, criteria }), ...(search ? [true] : [false, ...[city, pincode].map(Boolean), ...facts])];
    },
    ({ grid, criteria }) =>
      matchingPlaces(manager, criteria.search ? { ...criteria, found: [] } : criteria, 'all')
        .andWhere(insideOf(grid, isFewBefore({ grid, criteria })).condition)
        .select('place.longitude', 'east')
        .addSelect(`${POSITION}[1]`, 'north')
        .addSelect('place.id', 'id')
        .getQuery()
        .replaceAll(':found', '(SELECT ids FROM found)::uuid[]'),
  );
  return ({ grid, criteria }, statement) => {
    const found = criteria.search
      ? `found AS MATERIALIZED (${searchSql({ ...criteria, bounds: boundsOf(grid) }, { offset: 0, limit: MAX_FOUND }, (given) => statement.parameter(given))}), `
      : '';
    const looked = statement.bind(places({ grid, criteria }), {
      ...criteria,
      ...factParameters(criteria),
      words: wordsIn(criteria),
      ...insideOf(grid, false).corners,
    });
    const { few, shown } = fewOf(grid, 'count(*)', statement);
    // Same formula as the SQL function `map_index`, written out because the cell size is known only when the statement runs.
    const index = (degrees: string) => `greatest(0, least((1 << ${shown.level}) - 1, floor((${degrees} + 180) / ${shown.size})))::integer`;
    const cells = `SELECT ${index('east')} AS x, ${index('north')} AS y, count(*)::integer AS count, CASE WHEN count(*) = 1 THEN (array_agg(id))[1] END AS id,
        ${latitude('sum(north) / count(*)')} AS latitude, sum(east) / count(*) AS longitude FROM looked GROUP BY 1, 2 ORDER BY 2, 1`;
    return `WITH ${found}looked AS MATERIALIZED (${looked}), ${few} ${itemsOf(cells, shown)}`;
  };
}

/**
 * Returns a builder of SQL for the items of a map: `count`, `id` of a single place, position, and edges of the cell (degrees).
 * The builder also adds the tables of a search to `statement.tables` and marks a search as heavy.
 */
export function createMaps(manager: EntityManager): (request: MapRequest, statement: Statement) => string {
  const fresh = freshMaps(manager);
  return ({ grid: asked, criteria: given }, statement) => {
    const request = { grid: asked, criteria: { ...given, isLocal: given.isLocal === true || isSmallArea(boundsOf(asked)) } };
    const {
      grid: { kept },
      criteria: { search, aliases, pincode, isByFacts },
    } = request;
    statement.isTimed ||= isTimed(request.criteria);
    statement.isHeavy ||= isByFacts === true;
    if (search) {
      for (const table of SEARCHED_TABLES) statement.tables.add(table);
      statement.isHeavy = true;
    }
    return kept && !search && !aliases && !pincode && !isByFacts ? keptMap(request, kept, statement) : fresh(request, statement);
  };
}
