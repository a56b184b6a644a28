import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import type { CoordinatesInput } from '../../core/geo/coordinates.js';
import { City, CityStatus } from '../cities/index.js';
import { Place, PlaceStatus } from './place.entity.js';
import { inside } from './place.query.js';

/** Mean radius of the earth in metres: (2a + b) / 3 of WGS 84. */
const EARTH_RADIUS = 6_371_008.8;

/** Metres within which a place could be the same one whatever it is called. */
const NEAR = 100;
/** Metres within which it could be where the names are similar: people mark a gate, a car park or the middle of a park. */
const FAR = 250;
/**
 * Share of common letter triples (pg_trgm's `similarity`) from which names count as similar. Tried on twenty pairs of names: it finds
 * “Shanivar Vada” for “Shaniwar Wada” (0.40) and “Vaishali Restaurant” for “Vaishali” (0.45), takes “Central Market” for “Central Park”
 * (0.47), too, which costs no more than a look, and leaves “Pizza Express” apart from “Pizza Hut” (0.33).
 */
const SIMILAR = 0.4;

/** Metres between a place and the point `:latitude`, `:longitude`. */
const DISTANCE = '1000 * kilometres(place.latitude, place.longitude, :latitude, :longitude)';
const HAS_SIMILAR_NAME = `similarity(place.search_name, search_normalize(:name)) >= ${SIMILAR}`;

const degrees = (radians: number): number => (radians * 180) / Math.PI;
const wrapped = (longitude: number): number => ((longitude + 540) % 360) - 180;

/** A rectangle around everything that is at most `FAR` metres away, so that an index finds it. */
function surroundings({ latitude, longitude }: CoordinatesInput) {
  const angle = (FAR * 1.01) / EARTH_RADIUS; // a hundredth more than needed: rounding must not lose a place at the edge
  const [south, north] = [latitude - degrees(angle), latitude + degrees(angle)];
  const holdsPole = south <= -90 || north >= 90;
  const aside = holdsPole ? 180 : degrees(Math.asin(Math.sin(angle) / Math.cos((latitude * Math.PI) / 180)));
  return {
    southWest: { latitude: Math.max(-90, south), longitude: holdsPole ? -180 : wrapped(longitude - aside) },
    northEast: { latitude: Math.min(90, north), longitude: holdsPole ? 180 : wrapped(longitude + aside) },
  };
}

/** What a new place is compared with. */
export interface Sketch {
  cityId: string;
  name: string;
  coordinates: CoordinatesInput;
}

/**
 * The places of a public city that a new one could be the same as, the nearest first: public ones and those that the person has
 * suggested. Raw columns `distance` (metres) and `has_similar_name` come with them.
 */
export function placesLike(manager: EntityManager, viewerId: string, { cityId, name, coordinates }: Sketch): SelectQueryBuilder<Place> {
  const { latitude, longitude } = coordinates;
  const { condition, parameters } = inside(surroundings(coordinates));
  return manager
    .createQueryBuilder(Place, 'place')
    .addSelect(DISTANCE, 'distance')
    .addSelect(HAS_SIMILAR_NAME, 'has_similar_name')
    .innerJoin(City, 'city', 'city.id = place.city_id')
    .where(`city.id = :cityId AND city.status = '${CityStatus.ACTIVE}' AND city.deleted_at IS NULL AND place.deleted_at IS NULL`)
    .andWhere(`((place.status = '${PlaceStatus.ACTIVE}' AND ${condition}) OR (place.status = '${PlaceStatus.PENDING}' AND place.created_by = :viewerId))`)
    .andWhere(`(${DISTANCE} <= ${NEAR} OR (${DISTANCE} <= ${FAR} AND ${HAS_SIMILAR_NAME}))`)
    .setParameters({ ...parameters, latitude, longitude, cityId, name, viewerId })
    .orderBy('distance')
    .addOrderBy('place.id');
}
