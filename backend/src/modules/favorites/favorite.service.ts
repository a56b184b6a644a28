import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import type { Viewer } from '../../core/access/index.js';
import { Conflict } from '../../core/errors/index.js';
import { type Page, type PageInput, readPage } from '../../core/paging/index.js';
import { type Place, type PlaceService, visiblePlaces } from '../places/index.js';
import { createFavoriteLoader } from './favorite.loader.js';
import { lockPerson } from './person.query.js';

const MAX_FAVORITES = 5000;

/** Favorite places of users. */
export class FavoriteService {
  private readonly marks: ReturnType<typeof createFavoriteLoader>;

  constructor(
    private readonly manager: EntityManager,
    private readonly places: PlaceService,
  ) {
    this.marks = createFavoriteLoader(manager);
  }

  /** Whether a place is a favorite of the viewer; false for visitors. */
  async has(viewer: Viewer | null, placeId: string): Promise<boolean> {
    return viewer !== null && this.marks.load({ userId: viewer.id, placeId });
  }

  /** Returns a page of the public favorite places of a user, the last added first. */
  async list(userId: string, page: PageInput): Promise<Page<Place>> {
    const total = await this.markedBy(userId).getCount();
    return readPage(page, total, ({ offset, limit }) =>
      this.markedBy(userId).orderBy('favorite.created_at', 'DESC').addOrderBy('place.id').offset(offset).limit(limit).getMany(),
    );
  }

  /** Adds a favorite; has no effect if the place is one already. @throws NotFound, Conflict above `MAX_FAVORITES` */
  async add({ id }: Viewer, placeId: string): Promise<Place> {
    const place = await this.places.get(placeId);
    await lockPerson(this.manager, id);
    const [known] = await this.manager.query<{ n: number; has: boolean }[]>(
      'SELECT count(*)::integer AS n, coalesce(bool_or(place_id = $2), false) AS has FROM favorites WHERE user_id = $1',
      [id, place.id],
    );
    if (known?.has) return place;
    if (known && known.n >= MAX_FAVORITES) {
      throw new Conflict(['lists.tooManyFavorites', { n: MAX_FAVORITES }]);
    }
    await this.manager.query('INSERT INTO favorites (user_id, place_id) VALUES ($1, $2)', [id, place.id]);
    return place;
  }

  /** Removes a favorite; has no effect if the place is none. @throws NotFound if the place is not public */
  async remove({ id }: Viewer, placeId: string): Promise<Place> {
    const place = await this.places.get(placeId);
    await this.manager.query('DELETE FROM favorites WHERE user_id = $1 AND place_id = $2', [id, place.id]);
    return place;
  }

  /** Returns all favorites of a user for the data download, including places that are not public. */
  exported(userId: string): Promise<unknown> {
    return this.manager.query('SELECT place_id AS "placeId", created_at AS "createdAt" FROM favorites WHERE user_id = $1 ORDER BY created_at', [userId]);
  }

  /** Deletes all favorites of a user. */
  async erase(userId: string): Promise<void> {
    await lockPerson(this.manager, userId);
    await this.manager.query('DELETE FROM favorites WHERE user_id = $1', [userId]);
  }

  private markedBy(userId: string): SelectQueryBuilder<Place> {
    return visiblePlaces(this.manager).innerJoin('favorites', 'favorite', 'favorite.place_id = place.id AND favorite.user_id = :userId', { userId });
  }
}
