import DataLoader from 'dataloader';
import { type EntityManager, In, type SelectQueryBuilder } from 'typeorm';
import { type PictureTable, shownIds } from '../photos/index.js';
import { Place } from './place.entity.js';
import { visiblePlaces } from './place.query.js';
import { PlaceImage } from './place-image.entity.js';

/** Places that everyone may see by id, one statement for all that a request asks for; null for all others. */
export function createPublicPlaceLoader(manager: EntityManager): DataLoader<string, Place | null> {
  return new DataLoader(async (ids) => {
    const places = await visiblePlaces(manager).andWhere('place.id = ANY(:ids)', { ids }).getMany();
    const byId = new Map(places.map((place) => [place.id, place]));
    return ids.map((id) => byId.get(id) ?? null);
  });
}

/** Places by id together with their cities, whoever may see them; null for what does not exist. */
export function createPlaceLoader(manager: EntityManager): DataLoader<string, Place | null> {
  return new DataLoader(async (ids) => {
    const places = await manager.find(Place, { where: { id: In([...ids]) }, relations: { city: true } });
    const byId = new Map(places.map((place) => [place.id, place]));
    return ids.map((id) => byId.get(id) ?? null);
  });
}

/** Where the pictures of places are. */
export const PLACE_PICTURES: PictureTable = { name: 'place_images', owner: 'place_id' };

/** Where the drawing of a place is, which shows as long as it has no picture. */
export const placeIllustration = (id: string): string => `/art/places/${id}.svg`;

/** Pictures by place id, in their order, with the photos that some of them are: only approved ones. One statement for all places. */
export function createPlaceImageLoader(manager: EntityManager): DataLoader<string, PlaceImage[]> {
  return new DataLoader(async (ids) => {
    const images = await manager
      .createQueryBuilder(PlaceImage, 'image')
      .leftJoinAndSelect('image.photo', 'photo')
      .innerJoin(`(${shownIds(PLACE_PICTURES)})`, 'shown', 'shown.id = image.id', { ids: [...ids] })
      .orderBy('image.position')
      .addOrderBy('image.id')
      .getMany();
    return ids.map((id) => images.filter((image) => image.placeId === id));
  });
}

/** Puts a city's places in the order in which they represent it: the featured, then the best ranked. */
const inOrder = (query: SelectQueryBuilder<Place>): SelectQueryBuilder<Place> =>
  query.orderBy('place.featured', 'DESC').addOrderBy('place.ranking', 'DESC').addOrderBy('place.id', 'DESC');

/** The public places of a city, in the order in which they represent it. @param cityId an expression for its id */
export const representing = (manager: EntityManager, cityId: string): SelectQueryBuilder<Place> =>
  inOrder(visiblePlaces(manager)).andWhere(`place.city_id = ${cityId}`);

/** The first public places of a city by its id, `limit` of each: the featured, then the best ranked. */
export function createFeaturedLoader(manager: EntityManager, limit: number): DataLoader<string, Place[]> {
  return new DataLoader(async (cityIds) => {
    // Lateral, so that each city takes its first few from the index instead of numbering all that it has.
    const first = representing(manager, 'wanted.city_id').select('place.id', 'id').limit(limit);
    const found = `SELECT first.id FROM unnest(CAST(:cityIds AS uuid[])) AS wanted (city_id) CROSS JOIN LATERAL (${first.getQuery()}) first`;
    const chosen = manager.createQueryBuilder(Place, 'place').innerJoin(`(${found})`, 'chosen', 'chosen.id = place.id', { cityIds: [...cityIds] });
    const places = await inOrder(chosen).getMany();
    return cityIds.map((id) => places.filter((place) => place.cityId === id));
  });
}
