import { type EntityManager, IsNull } from 'typeorm';
import { can, type Viewer } from '../../../core/access/index.js';
import { isId, newId, once } from '../../../core/db/index.js';
import { Conflict, InvalidInput } from '../../../core/errors/index.js';
import { type Page, type PageInput, readPage } from '../../../core/paging/index.js';
import { ActivityAction, ActivityTarget } from '../../activities/index.js';
import type { City, CityModule } from '../../cities/index.js';
import { waitingSuggestions } from '../../standing/index.js';
import { detailTexts, ownTexts } from '../place.changes.js';
import { readDetails, vocabularyOf } from '../place.details.js';
import { Place, PlaceStatus } from '../place.entity.js';
import { isOpen } from '../place.policy.js';
import type { PlaceService } from '../place.service.js';
import { placesLike, type Sketch } from './likeness.query.js';
import type { PlacePhotoService } from '../photos/index.js';
import type { SuggestPlaceInput } from '../place-suggestion.input.js';

/** Maximum number of possible duplicates. */
const MAX_LIKE = 10;

/** A possible duplicate of a new place. */
export interface PlaceLike {
  /** Distance between the two places (m). */
  distance: number;
  hasSimilarName: boolean;
  place: Place;
}

/** Stores places that users suggest. */
export class PlaceSuggestionService {
  constructor(
    private readonly manager: EntityManager,
    private readonly parts: { places: PlaceService; placePhotos: PlacePhotoService } & Pick<
      CityModule,
      'activities' | 'cityById' | 'moderationRules' | 'siteSettings' | 'standing'
    >,
  ) {}

  /**
   * Suggests a place. It is pending until approval, unless an admin suggests it or the rules of the site show it at once.
   * @param attempt idempotency key of a REST request, used instead of `clientMutationId`: each key suggests a place once
   * @throws InvalidInput with the wrong fields, Conflict if too many suggestions of the user are pending
   */
  async suggest(viewer: Viewer, input: SuggestPlaceInput, attempt?: string): Promise<Place> {
    const { clientMutationId, ...details } = input;
    const key = { userId: viewer.id, key: attempt ?? clientMutationId, request: { suggestPlace: details } };
    const id = await once(this.manager, key, () => this.create(viewer, input));
    return this.parts.places.seenBy(viewer, id);
  }

  /** Returns possible duplicates of a new place: public places of the city and the viewer's own suggestions, the nearest first. */
  async like(viewer: Viewer, sketch: Sketch): Promise<PlaceLike[]> {
    if (!isId(sketch.cityId)) return [];
    const found = placesLike(this.manager, viewer.id, sketch).limit(MAX_LIKE);
    const { raw, entities } = await found.getRawAndEntities<{ distance: number; has_similar_name: boolean }>();
    return entities.map((place, i) => ({
      distance: Math.round(raw[i]?.distance ?? 0),
      hasSimilarName: raw[i]?.has_similar_name ?? false,
      place,
    }));
  }

  /** Returns a page of the places that a user has suggested, with any status, the newest first. */
  async list(userId: string, page: PageInput): Promise<Page<Place>> {
    const query = this.manager.createQueryBuilder(Place, 'place').where('place.created_by = :userId AND place.deleted_at IS NULL', { userId });
    const inOrder = query.clone().orderBy('place.created_at', 'DESC').addOrderBy('place.id', 'DESC');
    return readPage(page, await query.getCount(), ({ offset, limit }) => inOrder.offset(offset).limit(limit).getMany());
  }

  private async create(viewer: Viewer, input: SuggestPlaceInput): Promise<string> {
    const city = await this.city(input.cityId);
    const details = readDetails(input, vocabularyOf(this.parts.siteSettings, viewer, city.id));
    const isManager = can(viewer, 'manage', { ownerId: viewer.id, shownTo: 'insiders', cityId: city.id });
    const isShown = isManager || (await this.parts.moderationRules.showsAtOnce(viewer, 'suggestions', ownTexts(detailTexts(details))));
    const status = isShown ? PlaceStatus.ACTIVE : PlaceStatus.PENDING;
    if (status === PlaceStatus.PENDING) await this.mindTheLimit(viewer.id);
    const id = newId();
    await this.manager.insert(Place, { ...details, id, cityId: city.id, status, createdBy: viewer.id });
    if (input.photoIds?.length) await this.parts.placePhotos.attach(viewer, { id, cityId: city.id }, input.photoIds);
    await this.parts.activities.note(viewer, { action: ActivityAction.CREATED, kind: ActivityTarget.PLACE, id, label: details.name });
    return id;
  }

  private async city(id: string): Promise<City> {
    const city = isId(id) ? await this.parts.cityById.load(id) : null;
    if (!city || !isOpen(city)) throw new InvalidInput({ cityId: 'places.cityUnknown' });
    return city;
  }

  private async mindTheLimit(userId: string): Promise<void> {
    // The lock on the user serializes concurrent suggestions, so the count below includes all of them.
    await this.manager.query('SELECT 1 FROM users WHERE id = $1 FOR NO KEY UPDATE', [userId]);
    const most = waitingSuggestions(await this.parts.standing.of(userId));
    const waiting = await this.manager.countBy(Place, { createdBy: userId, status: PlaceStatus.PENDING, deletedAt: IsNull() });
    if (waiting >= most) {
      throw new Conflict(['places.tooManySuggestionsWait', { n: waiting }]);
    }
  }
}
