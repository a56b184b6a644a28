import DataLoader from 'dataloader';
import { type EntityManager, In } from 'typeorm';
import { City } from './city.entity.js';
import { type PictureTable, shownIds } from '../photos/index.js';
import { CityImage } from './city-image.entity.js';

/** Cities by id, one statement for all that a request asks for; null for what does not exist. */
export function createCityLoader(manager: EntityManager): DataLoader<string, City | null> {
  return new DataLoader(async (ids) => {
    const cities = await manager.findBy(City, { id: In([...ids]) });
    const byId = new Map(cities.map((city) => [city.id, city]));
    return ids.map((id) => byId.get(id) ?? null);
  });
}

/** Where the pictures of cities are. */
export const CITY_PICTURES: PictureTable = { name: 'city_images', owner: 'city_id' };

/** Where the drawing of a city is, which shows as long as it has no picture. */
export const cityIllustration = (id: string): string => `/art/cities/${id}.svg`;

/** Pictures by city id, in their order, with the photos that some of them are: only approved ones. One statement for all cities. */
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
