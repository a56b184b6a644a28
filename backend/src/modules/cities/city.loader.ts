import DataLoader from 'dataloader';
import { type EntityManager, In } from 'typeorm';
import { City } from './city.entity.js';
import { type PictureTable, shownIds } from '../photos/index.js';
import { CityImage } from './city-image.entity.js';

/** Loads cities by id with one statement per batch; `null` for an unknown id. */
export function createCityLoader(manager: EntityManager): DataLoader<string, City | null> {
  return new DataLoader(async (ids) => {
    const cities = await manager.findBy(City, { id: In([...ids]) });
    const byId = new Map(cities.map((city) => [city.id, city]));
    return ids.map((id) => byId.get(id) ?? null);
  });
}

/** The table of the pictures of cities. */
export const CITY_PICTURES: PictureTable = { name: 'city_images', owner: 'city_id' };

/** Returns the path of a city's illustration, which is shown if the city has no picture. */
export const cityIllustration = (id: string): string => `/art/cities/${id}.svg`;

/** Loads the pictures of cities in display order, with their uploaded photos, without unapproved ones. One statement per batch. */
export function createCityImageLoader(manager: EntityManager): DataLoader<string, CityImage[]> {
  return new DataLoader(async (ids) => {
    const images = await manager
      .createQueryBuilder(CityImage, 'image')
      .leftJoinAndSelect('image.photo', 'photo')
      .innerJoin(`(${shownIds(CITY_PICTURES)})`, 'shown', 'shown.id = image.id', { ids: [...ids] })
      .orderBy('image.position')
      .addOrderBy('image.id')
      .getMany();
    return ids.map((id) => images.filter((image) => image.cityId === id));
  });
}
