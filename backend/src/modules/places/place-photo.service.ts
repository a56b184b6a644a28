import type { EntityManager } from 'typeorm';
import type { Viewer } from '../../core/access/viewer.js';
import { newId } from '../../core/db/ids.js';
import { imageOf, type PhotoService } from '../photos/index.js';
import type { Place } from './place.entity.js';
import { PlaceImage } from './place-image.entity.js';
import type { PlacePhotosArgs } from './place-photo.input.js';
import type { PlaceService } from './place.service.js';

/** The photos that people add to places. */
export class PlacePhotoService {
  constructor(
    private readonly manager: EntityManager,
    private readonly tools: { places: PlaceService; photos: PhotoService },
  ) {}

  /**
   * Adds photos of the viewer's to a place, after those that it has. They show once they are approved.
   * @throws NotFound for a place that the viewer does not see, InvalidInput as `PhotoService.claim`
   */
  async add(viewer: Viewer, { placeId, photoIds }: PlacePhotosArgs): Promise<Place> {
    const place = await this.tools.places.get(placeId);
    await this.attach(viewer, place.id, photoIds);
    return place;
  }

  /** As `add`, for a place that is there for certain. */
  async attach(viewer: Viewer, placeId: string, photoIds: readonly string[]): Promise<void> {
    const photos = await this.tools.photos.claim(viewer, photoIds);
    const last = (await this.manager.maximum(PlaceImage, 'position', { placeId })) ?? -1;
    const rows = photos.map((photo, i) => ({ id: newId(), placeId, photoId: photo.id, url: imageOf(photo).url, alt: photo.alt, position: last + 1 + i }));
    await this.manager.insert(PlaceImage, rows);
    await this.renew(photoIds);
  }

  /** Makes new versions of the places that show some of these photos by now or do no more: who edits their pictures has not seen that. */
  async renew(photoIds: readonly string[]): Promise<void> {
    await this.manager.query(
      'UPDATE places SET version = version + 1 FROM place_images image WHERE image.place_id = places.id AND image.photo_id = ANY($1::uuid[])',
      [photoIds],
    );
  }
}
