import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { boundsAround, type CoordinatesInput } from '../../../core/geo/index.js';
import { City, CityStatus } from '../../cities/index.js';
import { inside } from '../filters/index.js';
import { FAR, NEAR, SIMILAR } from '../likeness/index.js';
import { Place, PlaceStatus } from '../place.entity.js';

/** SQL for the distance (m) between a place and the point `:latitude`, `:longitude`. */
const DISTANCE = '1000 * kilometres(place.latitude, place.longitude, :latitude, :longitude)';
const HAS_SIMILAR_NAME = `similarity(place.search_name, search_normalize(:name)) >= ${SIMILAR}`;

/** The values of a new place that are compared with existing places. */
export interface Sketch {
  cityId: string;
  name: string;
  coordinates: CoordinatesInput;
}

/**
 * Selects the possible duplicates of a new place, the nearest first: public places of the city, and pending ones that the viewer has suggested.
 * The raw columns `distance` (m) and `has_similar_name` are selected, too.
 */
export function placesLike(manager: EntityManager, viewerId: string, { cityId, name, coordinates }: Sketch): SelectQueryBuilder<Place> {
  const { latitude, longitude } = coordinates;
  const { condition, parameters } = inside(boundsAround(coordinates, FAR));
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
