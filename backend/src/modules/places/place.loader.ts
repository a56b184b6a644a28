import DataLoader from 'dataloader';
import { type EntityManager, In } from 'typeorm';
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

/** The first public places of a city by its id, `limit` of each: the featured, then the best ranked. */
export function createFeaturedLoader(manager: EntityManager, limit: number): DataLoader<string, Place[]> {
  return new DataLoader(async (cityIds) => {
    const ranked = visiblePlaces(manager)
      .select('place.id', 'id')
      .addSelect('row_number() OVER (PARTITION BY place.city_id ORDER BY place.featured DESC, place.ranking DESC, place.id DESC)', 'position')
      .andWhere('place.city_id IN (:...cityIds)', { cityIds });
    const places = await manager
      .createQueryBuilder(Place, 'place')
      .innerJoin(`(${ranked.getQuery()})`, 'ranked', 'ranked.id = place.id AND ranked.position <= :limit', { ...ranked.getParameters(), limit })
      .orderBy('ranked.position')
      .getMany();
    return cityIds.map((id) => places.filter((place) => place.cityId === id));
  });
}
