import DataLoader from 'dataloader';
import { type EntityManager, In, type SelectQueryBuilder } from 'typeorm';
import { type PictureTable, shownIds } from '../photos/index.js';
import { Place } from './place.entity.js';
import { listedPlaces, visiblePlaces } from './place.query.js';
import { PlaceImage } from './place-image.entity.js';

/** Loads public places by id with one statement per batch; `null` for all other ids. */
export function createPublicPlaceLoader(manager: EntityManager): DataLoader<string, Place | null> {
  return new DataLoader(async (ids) => {
    const places = await visiblePlaces(manager).andWhere('place.id = ANY(:ids)', { ids }).getMany();
    const byId = new Map(places.map((place) => [place.id, place]));
    return ids.map((id) => byId.get(id) ?? null);
  });
}

/** Loads places by id with their cities, without a check of visibility; `null` for an unknown id. */
export function createPlaceLoader(manager: EntityManager): DataLoader<string, Place | null> {
  return new DataLoader(async (ids) => {
    const places = await manager.find(Place, { where: { id: In([...ids]) }, relations: { city: true } });
    const byId = new Map(places.map((place) => [place.id, place]));
    return ids.map((id) => byId.get(id) ?? null);
  });
}

/** The table of the pictures of places. */
export const PLACE_PICTURES: PictureTable = { name: 'place_images', owner: 'place_id' };

/** Returns the path of a place's illustration, which is shown if the place has no picture. */
export const placeIllustration = (id: string): string => `/art/places/${id}.svg`;

/** Loads the pictures of places in display order, with their uploaded photos, without unapproved ones. One statement per batch. */
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

/** Sorts places: featured ones first, then by ranking. */
const inOrder = (query: SelectQueryBuilder<Place>): SelectQueryBuilder<Place> =>
  query.orderBy('place.featured', 'DESC').addOrderBy('place.ranking', 'DESC').addOrderBy('place.id', 'DESC');

/** Selects the public places of a city, featured ones first, then by ranking. @param cityId SQL expression of the city's id */
export const representing = (manager: EntityManager, cityId: string): SelectQueryBuilder<Place> =>
  inOrder(listedPlaces(manager)).andWhere(`place.city_id = ${cityId}`);

/** Loads the first `limit` public places of cities: featured ones first, then by ranking. One statement per batch. */
export function createFeaturedLoader(manager: EntityManager, limit: number): DataLoader<string, Place[]> {
  return new DataLoader(async (cityIds) => {
    // LATERAL reads the first rows of each city from the index; a window function would read all its places.
    const first = representing(manager, 'wanted.city_id').select('place.id', 'id').limit(limit);
    const found = `SELECT first.id FROM unnest(CAST(:cityIds AS uuid[])) AS wanted (city_id) CROSS JOIN LATERAL (${first.getQuery()}) first`;
    const chosen = manager.createQueryBuilder(Place, 'place').innerJoin(`(${found})`, 'chosen', 'chosen.id = place.id', { cityIds: [...cityIds] });
    const places = await inOrder(chosen).getMany();
    return cityIds.map((id) => places.filter((place) => place.cityId === id));
  });
}
