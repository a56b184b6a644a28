/** Point on the earth in degrees (WGS 84). */
export interface Point {
  latitude: number;
  longitude: number;
}

/** Rectangle on the map. If its west edge is east of its east edge, it crosses the date line. */
export interface Area {
  southWest: Point;
  northEast: Point;
}

/** About 100 m: precise enough for distances, and too coarse to reveal a home address. */
const NEAR_DECIMALS = 3;

/** About 10 m, less than the size of a pin. */
const AREA_DECIMALS = 4;

/** Same format as on the server, so that both accept the same numbers. */
const DEGREES = /^-?\d{1,3}(\.\d{1,6})?$/;

/** Parses `count` comma-separated degrees, latitude and longitude alternating; undefined if the text is invalid. */
function degreesIn(text: string | null, count: number): number[] | undefined {
  const parts = text?.split(',') ?? [];
  if (parts.length !== count || !parts.every((part) => DEGREES.test(part))) return undefined;
  const degrees = parts.map(Number);
  return degrees.every((value, index) => Math.abs(value) <= (index % 2 === 0 ? 90 : 180)) ? degrees : undefined;
}

/** Parses a point such as `18.521,73.857`; undefined if the text is invalid. */
export function pointIn(text: string | null): Point | undefined {
  const [latitude, longitude] = degreesIn(text, 2) ?? [];
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
}

/** Parses a rectangle from its lower left and upper right corner; undefined if the text is invalid. */
export function areaIn(text: string | null): Area | undefined {
  const [south = 0, west = 0, north = 0, east = 0] = degreesIn(text, 4) ?? [1];
  return south > north ? undefined : { southWest: { latitude: south, longitude: west }, northEast: { latitude: north, longitude: east } };
}

/** Formats a point for an address, rounded to about 100 m. */
export const pointText = ({ latitude, longitude }: Point): string =>
  [latitude, longitude].map((degrees) => String(Number(degrees.toFixed(NEAR_DECIMALS)))).join();

/** Formats a rectangle for an address, rounded outwards, so that it contains the original. */
export function areaText({ southWest, northEast }: Area): string {
  const steps = 10 ** AREA_DECIMALS;
  const least = (degrees: number) => Math.floor(degrees * steps) / steps;
  const most = (degrees: number) => Math.ceil(degrees * steps) / steps;
  return [least(southWest.latitude), least(southWest.longitude), most(northEast.latitude), most(northEast.longitude)].join();
}
