import DataLoader from 'dataloader';
import { type EntityManager, In, type SelectQueryBuilder } from 'typeorm';
import { Place } from './place.entity.js';
import { visiblePlaces } from './place.query.js';
import { PlaceImage } from './place-image.entity.js';

/** Stored pictures by place id, in their order. */
export function createPlaceImageLoader(manager: EntityManager): DataLoader<string, PlaceImage[]> {
  return new DataLoader(async (ids) => {
    const images = await manager.find(PlaceImage, { where: { placeId: In([...ids]) }, order: { position: 'ASC' } });
    return ids.map((id) => images.filter((image) => image.placeId === id));
  });
}

/** Puts a city's places in the order in which they represent it: the featured, then the best ranked. */
const inOrder = (query: SelectQueryBuilder<Place>): SelectQueryBuilder<Place> =>
  query.orderBy('place.featured', 'DESC').addOrderBy('place.ranking', 'DESC').addOrderBy('place.id', 'DESC');

/** The first public places of a city by its id, `limit` of each: the featured, then the best ranked. */
export function createFeaturedLoader(manager: EntityManager, limit: number): DataLoader<string, Place[]> {
  return new DataLoader(async (cityIds) => {
    // Lateral, so that each city takes its first few from the index instead of numbering all that it has.
    const first = inOrder(visiblePlaces(manager)).select('place.id', 'id').andWhere('place.city_id = wanted.city_id').limit(limit);
    const found = `SELECT first.id FROM unnest(CAST(:cityIds AS uuid[])) AS wanted (city_id) CROSS JOIN LATERAL (${first.getQuery()}) first`;
    const chosen = manager.createQueryBuilder(Place, 'place').innerJoin(`(${found})`, 'chosen', 'chosen.id = place.id', { cityIds: [...cityIds] });
    const places = await inOrder(chosen).getMany();
    return cityIds.map((id) => places.filter((place) => place.cityId === id));
  });
}
