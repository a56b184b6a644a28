import { type Area, toLatitude, toPlane } from '../../../lib/address';

/** Extra zoom levels of the grid. A map of zoom z is 256·2^z pixels wide, so its cells are 128 pixels wide. */
const CELLS_AHEAD = 1;

/** Margin inside the outer cells, as a share of a cell; prevents rounding from reaching the next cell. */
const INSET = 0.001;

const rounded = (degrees: number): number => Number(degrees.toFixed(7));

/** Returns the map's area, extended to whole cells of the Mercator grid. Small moves of the map thus request the same area again. */
export function snappedArea({ southWest, northEast }: Area, zoom: number): Area {
  const size = 360 / 2 ** (zoom + CELLS_AHEAD);
  const least = (degrees: number) => Math.max(-180, (Math.floor((degrees + 180) / size) + INSET) * size - 180);
  const most = (degrees: number) => Math.min(180, (Math.ceil((degrees + 180) / size) - INSET) * size - 180);
  const [west, east] = [rounded(least(southWest.longitude)), rounded(most(northEast.longitude))];
  // An area across the date line can cover the whole circle after it is extended.
  const isRound = southWest.longitude > northEast.longitude && west <= east;
  return {
    southWest: { latitude: rounded(toLatitude(least(toPlane(southWest.latitude)))), longitude: isRound ? -180 : west },
    northEast: { latitude: rounded(toLatitude(most(toPlane(northEast.latitude)))), longitude: isRound ? 180 : east },
  };
}
