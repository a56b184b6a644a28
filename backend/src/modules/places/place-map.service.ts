import type { EntityManager } from 'typeorm';
import type { BoundsInput } from '../../core/geo/coordinates.js';
import { InvalidInput } from '../../core/errors/index.js';
import { boundsOf, boxOf, edgeOf, gridOf, type MapGrid, type PlaneBox, toLatitude } from './place-map.grid.js';
import { freshCells, keptCells, type MapCell, placesIn } from './place-map.query.js';
import type { MapItem, MapViewport } from './place-map.type.js';
import type { PlaceFilter } from './place.input.js';
import { criteriaOf, type PlaceCriteria } from './place.query.js';
import { MAX_FOUND, searchPlaces } from './place-search.query.js';

/** As long as a map has no more places than this, it shows them as finely as pins can stand side by side. */
const FEW = 100;

/** Degrees; the positions of kept cells are whole ten-millionths. */
const ROUNDING = 2e-7;

/** The cells of the grid's own level, made of those of the fine one; each column and row of it holds 2^steps of the finer ones. */
function mergedCells(cells: readonly MapCell[], steps: number): MapCell[] {
  const merged = new Map<string, MapCell>();
  for (const cell of cells) {
    const [x, y] = [cell.x >> steps, cell.y >> steps];
    const key = `${x},${y}`;
    const former = merged.get(key);
    const count = cell.count + (former?.count ?? 0);
    const mean = (side: 'east' | 'north') => ((former?.[side] ?? 0) * (former?.count ?? 0) + cell[side] * cell.count) / count;
    merged.set(key, { x, y, count, east: mean('east'), north: mean('north'), placeId: cell.placeId, isExact: cell.isExact });
  }
  return [...merged.values()];
}

/** The cell itself, or where its one place lies exactly, just that point. */
function areaOf({ x, y, east, north, isExact }: MapCell, level: number): PlaneBox {
  if (!isExact) return boxOf({ first: x, last: x }, { first: y, last: y }, level);
  return { west: east - ROUNDING, south: north - ROUNDING, east: east + ROUNDING, north: north + ROUNDING };
}

function itemOf({ x, y, count, east, north, placeId }: MapCell, level: number): MapItem {
  const corner = (column: number, row: number) => ({ latitude: toLatitude(edgeOf(row, level)), longitude: edgeOf(column, level) });
  return {
    placeId: count === 1 ? placeId : null,
    count,
    coordinates: { latitude: toLatitude(north), longitude: east },
    bounds: { southWest: corner(x, y), northEast: corner(x + 1, y + 1) },
  };
}

/** Reads what maps of the guide show: single places, and clusters where they lie too close together. */
export class PlaceMapService {
  constructor(private readonly manager: EntityManager) {}

  /** What a part of the map shows at a zoom. @throws InvalidInput where the rectangle is upside down */
  async viewport(bounds: BoundsInput, zoom: number, filter: PlaceFilter): Promise<MapViewport> {
    if (bounds.southWest.latitude > bounds.northEast.latitude) throw new InvalidInput({ bounds: 'The south of a rectangle is below its north' });
    if (filter.bounds) throw new InvalidInput({ 'filter.bounds': 'A map has one rectangle: give it as the bounds of the map' });
    const wanted = criteriaOf(filter);
    if (!wanted) return { total: 0, items: [] };
    const grid = gridOf(bounds, zoom);
    const criteria = wanted.search ? { ...wanted, found: await this.found(grid, wanted) } : wanted;
    const fine = await this.cells(grid, criteria);
    const total = fine.reduce((sum, { count }) => sum + count, 0);
    const level = total <= FEW ? grid.fineLevel : grid.level;
    const cells = mergedCells(fine, grid.fineLevel - level);
    await this.lookUp(cells, level, criteria);
    return { total, items: cells.map((cell) => itemOf(cell, level)) };
  }

  /** What a search finds on this part of the map. */
  private async found(grid: MapGrid, criteria: PlaceCriteria): Promise<string[]> {
    return (await searchPlaces(this.manager, { ...criteria, bounds: boundsOf(grid) }, { offset: 0, limit: MAX_FOUND })).ids;
  }

  private cells(grid: MapGrid, criteria: PlaceCriteria): Promise<MapCell[]> {
    const isKept = !criteria.found && !criteria.pincode;
    return isKept && grid.keptLevel !== undefined ? keptCells(this.manager, grid, grid.keptLevel, criteria) : freshCells(this.manager, grid, criteria);
  }

  /** Finds out which place each cell of one is, and where it lies. */
  private async lookUp(cells: readonly MapCell[], level: number, criteria: PlaceCriteria): Promise<void> {
    const unknown = cells.filter(({ count, placeId }) => count === 1 && !placeId);
    if (unknown.length === 0) return;
    const found = await placesIn(this.manager, unknown.map((cell) => areaOf(cell, level)), criteria);
    unknown.forEach((cell, n) => Object.assign(cell, found.get(n)));
  }
}
