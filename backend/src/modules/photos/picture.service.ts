import type { EntityManager } from 'typeorm';
import type { Change, Viewer } from '../../core/access/index.js';
import { newId } from '../../core/db/index.js';
import { InvalidInput } from '../../core/errors/index.js';
import { CENTER, type PictureInput } from '../../core/pictures/index.js';
import { cleanText } from '../../core/validation/index.js';
import { ActivityAction, type ActivityService, ActivityTarget } from '../activities/index.js';
import { imageOf } from './photo.entity.js';
import type { PhotoService } from './photo.service.js';
import { type PictureTable, shownPictures } from './picture.query.js';

/** A picture with its new values; `x` and `y` are the focal point, from 0 to 1. */
interface Picture {
  id: string;
  photoId: string | null;
  alt: string;
  x: number;
  y: number;
}

/** City or place of the pictures. */
interface PictureOwner {
  kind: ActivityTarget;
  table: PictureTable;
  id: string;
  name: string;
}

/** Returns a picture as text for the activity log: its description, and the focal point if it is not the center. */
function inWords({ alt, x, y }: Pick<Picture, 'alt' | 'x' | 'y'>): string {
  const focus = x === CENTER.x && y === CENTER.y ? '' : ` (${Math.round(x * 100)} %, ${Math.round(y * 100)} %)`;
  return `${alt || 'Photo'}${focus}`;
}

/** Changes the pictures of cities and places. */
export class PictureService {
  constructor(
    private readonly manager: EntityManager,
    private readonly tools: { photos: PhotoService; activities: ActivityService },
  ) {}

  /**
   * Sets the pictures of a city or place, in the given order. Other visible pictures are removed; photos stay in the bin. Photos that wait for a
   * decision stay, after the given ones. The caller must prevent concurrent changes of the pictures.
   * @returns whether anything has changed
   * @throws InvalidInput for a picture that does not exist, or a photo that the viewer cannot use
   */
  async arrange(viewer: Viewer, change: Change, owner: PictureOwner, inputs: readonly PictureInput[]): Promise<boolean> {
    const { table, id: ownerId } = owner;
    const before: Picture[] = await shownPictures(this.manager, table, ownerId);
    await this.check(table, ownerId, inputs);
    const after = inputs.map((input): Picture => {
      const { id, photoId, alt, focus } = input;
      const known = before.find((picture) => picture.id === id?.toLowerCase());
      return {
        id: id?.toLowerCase() ?? newId(),
        photoId: photoId ?? known?.photoId ?? null,
        alt: cleanText(alt, {}),
        ...(focus ? { x: focus.x, y: focus.y } : CENTER),
      };
    });
    if (JSON.stringify(before) === JSON.stringify(after)) return false;
    await this.remove(
      change,
      table,
      before.filter(({ id }) => !after.some((picture) => picture.id === id)),
    );
    await this.add(
      viewer,
      table,
      ownerId,
      after.filter((_, i) => inputs[i]?.photoId),
    );
    await this.write(table, ownerId, after);
    await this.tools.activities.record(change, {
      kind: owner.kind,
      id: ownerId,
      label: owner.name,
      action: ActivityAction.UPDATED,
      before: { images: before.map(inWords) },
      after: { images: after.map(inWords) },
    });
    return true;
  }

  /** Checks that each input names either a new photo or a picture of the owner, and none twice. @throws InvalidInput */
  private async check({ name, owner }: PictureTable, ownerId: string, inputs: readonly PictureInput[]): Promise<void> {
    const ids = inputs.map(({ id, photoId }) => (id && !photoId ? id : (!id && photoId) || null)?.toLowerCase() ?? null);
    const rows = await this.manager.query<{ id: string }[]>(
      `SELECT id FROM ${name} one WHERE ${owner} = $1 AND id = ANY($2::uuid[])
       AND NOT EXISTS (SELECT FROM photos WHERE photos.id = one.photo_id AND photos.deleted_at IS NOT NULL)`,
      [ownerId, ids],
    );
    const isWrong = inputs.findIndex(({ photoId }, i) => {
      const id = ids[i];
      return !id || ids.indexOf(id) < i || (!photoId && !rows.some((row) => row.id === id));
    });
    if (isWrong >= 0) throw new InvalidInput({ [`images.${isWrong}`]: 'photos.pictureGone' });
  }

  /** Removes pictures. The rows of photos stay, so that a restored photo is where it was. */
  private async remove(change: Change, { name }: PictureTable, pictures: readonly Picture[]): Promise<void> {
    const outside = pictures.filter(({ photoId }) => !photoId).map(({ id }) => id);
    await this.manager.query(`DELETE FROM ${name} WHERE id = ANY($1::uuid[])`, [outside]);
    const photoIds = pictures.flatMap(({ photoId }) => photoId ?? []);
    if (photoIds.length === 0) return;
    await this.tools.activities.update(change, {
      kind: ActivityTarget.PHOTO,
      action: ActivityAction.DELETED,
      rows: { where: 't.id = ANY($1::uuid[]) AND t.deleted_at IS NULL', parameters: [photoIds] },
      values: { deleted_at: new Date().toISOString(), is_kept: true },
    });
  }

  private async add(viewer: Viewer, { name, owner }: PictureTable, ownerId: string, pictures: readonly Picture[]): Promise<void> {
    const photos = await this.tools.photos.claim(
      viewer,
      pictures.flatMap(({ photoId }) => photoId ?? []),
      { cityId: null, field: 'images' },
    );
    await this.manager.query(
      `INSERT INTO ${name} (id, ${owner}, photo_id, url, alt) SELECT new.id, $1, new.photo_id, new.url, ''
       FROM unnest($2::uuid[], $3::uuid[], $4::text[]) new (id, photo_id, url)`,
      [ownerId, pictures.map(({ id }) => id), photos.map(({ id }) => id), photos.map((photo) => imageOf(photo).url)],
    );
  }

  /** Writes order, descriptions and focal points. The description of a photo is also written to its row in `photos`. */
  private async write({ name, owner }: PictureTable, ownerId: string, pictures: readonly Picture[]): Promise<void> {
    await this.manager.query(
      `UPDATE ${name} t SET position = coalesce(n - 1, CASE WHEN photo.deleted_at IS NULL THEN t.position + $2 ELSE t.position END), alt = coalesce(new.alt, t.alt),
         focus_x = coalesce(new.x, t.focus_x), focus_y = coalesce(new.y, t.focus_y)
       FROM ${name} old LEFT JOIN unnest($3::uuid[], $4::text[], $5::float8[], $6::float8[]) WITH ORDINALITY new (id, alt, x, y, n) ON new.id = old.id
         LEFT JOIN photos photo ON photo.id = old.photo_id
       WHERE old.${owner} = $1 AND t.id = old.id`,
      [ownerId, pictures.length, ...(['id', 'alt', 'x', 'y'] as const).map((column) => pictures.map((picture) => picture[column]))],
    );
    const uploaded = pictures.filter(({ photoId }) => photoId);
    await this.manager.query('UPDATE photos t SET alt = new.alt FROM unnest($1::uuid[], $2::text[]) new (id, alt) WHERE t.id = new.id AND t.alt <> new.alt', [
      uploaded.map(({ photoId }) => photoId),
      uploaded.map(({ alt }) => alt),
    ]);
  }
}
