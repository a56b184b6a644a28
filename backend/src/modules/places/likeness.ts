/** Mean radius of the earth (m): (2a + b) / 3 of WGS 84. */
export const EARTH_RADIUS = 6_371_008.8;

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
