/** A point on the earth in degrees, WGS 84. */
export interface Point {
  latitude: number;
  longitude: number;
}

/** A rectangle of the earth; where its west lies east of its east, it crosses the date line. */
export interface Area {
  southWest: Point;
  northEast: Point;
}

/** About 100 m: near enough for distances, and not where somebody lives. */
const NEAR_DECIMALS = 3;

/** About 10 m, less than a pin covers. */
const AREA_DECIMALS = 4;

/** As the server reads them too: digits only, so that both take the same for a number. */
const DEGREES = /^-?\d{1,3}(\.\d{1,6})?$/;

/** So many degrees separated by commas, latitude and longitude in turn; undefined where they are none. */
function degreesIn(text: string | null, count: number): number[] | undefined {
  const parts = text?.split(',') ?? [];
  if (parts.length !== count || !parts.every((part) => DEGREES.test(part))) return undefined;
  const degrees = parts.map(Number);
  return degrees.every((value, index) => Math.abs(value) <= (index % 2 === 0 ? 90 : 180)) ? degrees : undefined;
}

/** The point that an address names as `18.521,73.857`; undefined where it names none. */
export function pointIn(text: string | null): Point | undefined {
  const [latitude, longitude] = degreesIn(text, 2) ?? [];
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
}

/** The rectangle that an address names by its lower left and its upper right corner; undefined where it names none. */
export function areaIn(text: string | null): Area | undefined {
  const [south = 0, west = 0, north = 0, east = 0] = degreesIn(text, 4) ?? [1];
  return south > north ? undefined : { southWest: { latitude: south, longitude: west }, northEast: { latitude: north, longitude: east } };
}

/** A point as an address names it, less exact than it is. */
export const pointText = ({ latitude, longitude }: Point): string =>
  [latitude, longitude].map((degrees) => String(Number(degrees.toFixed(NEAR_DECIMALS)))).join();

/** A rectangle as an address names it: a little larger, so that it still holds what it held. */
export function areaText({ southWest, northEast }: Area): string {
  const steps = 10 ** AREA_DECIMALS;
  const least = (degrees: number) => Math.floor(degrees * steps) / steps;
  const most = (degrees: number) => Math.ceil(degrees * steps) / steps;
  return [least(southWest.latitude), least(southWest.longitude), most(northEast.latitude), most(northEast.longitude)].join();
}
