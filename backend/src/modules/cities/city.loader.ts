import DataLoader from 'dataloader';
import { type EntityManager, In } from 'typeorm';
import { City } from './city.entity.js';
import { CityImage } from './city-image.entity.js';

/** Cities by id, one statement for all that a request asks for; null for what does not exist. */
export function createCityLoader(manager: EntityManager): DataLoader<string, City | null> {
  return new DataLoader(async (ids) => {
    const cities = await manager.findBy(City, { id: In([...ids]) });
    const byId = new Map(cities.map((city) => [city.id, city]));
    return ids.map((id) => byId.get(id) ?? null);
  });
}

/** Stored pictures by city id, in their order. */
export function createCityImageLoader(manager: EntityManager): DataLoader<string, CityImage[]> {
  return new DataLoader(async (ids) => {
    const images = await manager.find(CityImage, { where: { cityId: In([...ids]) }, order: { position: 'ASC' } });
    return ids.map((id) => images.filter((image) => image.cityId === id));
  });
}
