import type { EntityManager } from 'typeorm';
import type { Viewer } from '../../../core/access/index.js';
import { newId } from '../../../core/db/index.js';
import { imageOf, type PhotoService } from '../../photos/index.js';
import type { Place } from '../place.entity.js';
import { PlaceImage } from '../place-image.entity.js';
import type { PlacePhotosArgs } from './photo.input.js';
import type { PlaceService } from '../place.service.js';

/** Adds photos of users to places. */
export class PlacePhotoService {
  constructor(
    private readonly manager: EntityManager,
    private readonly tools: { places: PlaceService; photos: PhotoService },
  ) {}

  /**
   * Adds photos of the viewer to a public place, after its existing ones. They are public once they are approved.
   * @throws NotFound if the place is not public, InvalidInput as `PhotoService.claim`
   */
  async add(viewer: Viewer, { placeId, photoIds }: PlacePhotosArgs): Promise<Place> {
    const place = await this.tools.places.get(placeId);
    await this.attach(viewer, place, photoIds);
    return place;
  }

  /** Does the same as `add` without checking that the place exists and is public. */
  async attach(viewer: Viewer, { id: placeId, cityId }: Pick<Place, 'id' | 'cityId'>, photoIds: readonly string[]): Promise<void> {
    const photos = await this.tools.photos.claim(viewer, photoIds, { cityId });
    const last = (await this.manager.maximum(PlaceImage, 'position', { placeId })) ?? -1;
    const rows = photos.map((photo, i) => ({ id: newId(), placeId, photoId: photo.id, url: imageOf(photo).url, alt: photo.alt, position: last + 1 + i }));
    await this.manager.insert(PlaceImage, rows);
    await this.renew(photoIds);
  }

  /** Increments the version of the places with these photos. Their visible pictures change, so an edit based on the old version must get Conflict. */
  async renew(photoIds: readonly string[]): Promise<void> {
    await this.manager.query(
      'UPDATE places SET version = version + 1 FROM place_images image WHERE image.place_id = places.id AND image.photo_id = ANY($1::uuid[])',
      [photoIds],
    );
  }
}
