import type { Area } from '../../../../lib/mapAddress';
import { toLatitude, toPlane } from './mercator';

/** A map of zoom z is 256·2^z pixels wide: cells of 128 pixels, so that small moves ask for the same part of the map again. */
const CELLS_AHEAD = 1;

/** The share of a cell that stays out, so that rounding never reaches into the next one. */
const INSET = 0.001;

const rounded = (degrees: number): number => Number(degrees.toFixed(7));

/** The rectangle of whole cells of Mercator's plane around what a map shows. */
export function snappedArea({ southWest, northEast }: Area, zoom: number): Area {
  const size = 360 / 2 ** (zoom + CELLS_AHEAD);
  const least = (degrees: number) => Math.max(-180, (Math.floor((degrees + 180) / size) + INSET) * size - 180);
  const most = (degrees: number) => Math.min(180, (Math.ceil((degrees + 180) / size) - INSET) * size - 180);
  const [west, east] = [rounded(least(southWest.longitude)), rounded(most(northEast.longitude))];
  // What crosses the date line may go all around once it is larger.
  const isRound = southWest.longitude > northEast.longitude && west <= east;
  return {
    southWest: { latitude: rounded(toLatitude(least(toPlane(southWest.latitude)))), longitude: isRound ? -180 : west },
    northEast: { latitude: rounded(toLatitude(most(toPlane(northEast.latitude)))), longitude: isRound ? 180 : east },
  };
}
