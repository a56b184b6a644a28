import DataLoader from 'dataloader';
import { type EntityManager, In } from 'typeorm';
import { PlaceImage } from './place-image.entity.js';

/** Stored pictures by place id, in their order. */
export function createPlaceImageLoader(manager: EntityManager): DataLoader<string, PlaceImage[]> {
  return new DataLoader(async (ids) => {
    const images = await manager.find(PlaceImage, { where: { placeId: In([...ids]) }, order: { position: 'ASC' } });
    return ids.map((id) => images.filter((image) => image.placeId === id));
  });
}
