import { EARTH_RADIUS } from '../../../core/geo/index.js';

/** Maximum distance (m) of a possible duplicate with any name. */
export const NEAR = 100;
/** Maximum distance (m) of a possible duplicate with a similar name: users mark a gate, a car park or the middle of a park. */
export const FAR = 250;
/**
 * Minimum `similarity` of pg_trgm (0 to 1) at which names count as similar. Chosen with twenty pairs of names:
 * - similar: “Shanivar Vada” and “Shaniwar Wada” (0.40), “Vaishali Restaurant” and “Vaishali” (0.45)
 * - wrongly similar, which is harmless: “Central Market” and “Central Park” (0.47)
 * - different: “Pizza Express” and “Pizza Hut” (0.33)
 */
export const SIMILAR = 0.4;

/** Returns the angle (radians) of a distance on the ground (m), 1 % larger against rounding errors. */
const angleOf = (metres: number): number => (metres * 1.01) / EARTH_RADIUS;

/** Returns SQL for the half width (degrees) of the box around the row `x`, which `boxAround` takes as `aside`. */
export const asideOf = (metres: number): string =>
  `CASE WHEN abs(x.latitude) + degrees(${angleOf(metres)}) >= 90 THEN 180 ELSE degrees(asin(sin(${angleOf(metres)}) / cos(radians(x.latitude)))) END`;

/** SQL for the turns (degrees) of a box: a box that crosses the date line is looked up on both sides. */
export const TURNS = '(SELECT 0 AS turn UNION ALL SELECT -360 * sign(x.longitude) WHERE abs(x.longitude) + aside > 180)';

/** Returns SQL for the box on the map that contains all points within a distance (m) of the row `x`. */
export const boxAround = (metres: number): string =>
  `box(map_point(x.longitude + turn - aside, greatest(-90, x.latitude - degrees(${angleOf(metres)}))), map_point(x.longitude + turn + aside, least(90, x.latitude + degrees(${angleOf(metres)}))))`;
