import { randomBytes } from 'node:crypto';
import { type EntityManager, type FindOptionsWhere, In, IsNull, Not, Raw } from 'typeorm';
import type { Subject, Viewer } from '../../core/access/index.js';
import { isId, KEPT, newId } from '../../core/db/index.js';
import { InvalidInput, NotFound } from '../../core/errors/index.js';
import type { JobQueue } from '../../core/jobs/index.js';
import { ModerationStatus } from '../../core/moderation/index.js';
import { type Page, type PageInput, readPage } from '../../core/paging/index.js';
import { fileName, fileUrl, type Image, type Picture, type SignedAddresses } from '../../core/pictures/index.js';
import type { FileStore } from '../../core/storage/index.js';
import { textOrNull } from '../../core/validation/index.js';
import type { ModerationRules } from '../standing/index.js';
import { imageOf, Photo } from './photo.entity.js';
import type { PhotoInput } from './photo.input.js';
import { isInBin, isSeenBy, isWaiting, needsNoApproval, seesPhotoModeration } from './photo.policy.js';
import { createPhotoCityLoader } from './photo.query.js';
import { REMOVE_FILES } from './photo-files.job.js';

/** Random bytes in a file key. */
const KEY_BYTES = 18;

/** Width (px) of the file that shows a user. */
const AVATAR = 480;

/** Photos in the bin. */
const IN_BIN: FindOptionsWhere<Photo> = { isKept: true, deletedAt: Raw((column) => `${column} > now() - ${KEPT}`) };

/** Stores, shows, uses and deletes uploaded photos. */
export class PhotoService {
  private readonly cities: ReturnType<typeof createPhotoCityLoader>;

  constructor(
    private readonly manager: EntityManager,
    private readonly tools: { store: FileStore; jobs: JobQueue; addresses: SignedAddresses; moderationRules: ModerationRules },
  ) {
    this.cities = createPhotoCityLoader(manager);
  }

  /**
   * Creates the row of a new photo. Its files must be written afterwards: files without a row would never be removed.
   * @throws InvalidInput for a description with a link if the site refuses links
   */
  async create(viewer: Viewer, { width, height, thumbHash }: Picture, { alt }: PhotoInput): Promise<Photo> {
    await this.status(viewer, null, textOrNull(alt) ?? '');
    const id = newId();
    const fileKey = randomBytes(KEY_BYTES).toString('base64url');
    await this.manager.insert(Photo, { id, userId: viewer.id, fileKey, alt: textOrNull(alt) ?? '', width, height, thumbHash });
    return this.manager.findOneByOrFail(Photo, { id });
  }

  /** Writes the files of a photo. Call it outside a transaction. @throws Busy if the file store does not respond */
  async keep({ fileKey }: Photo, { files }: Picture): Promise<void> {
    const kept = await Promise.allSettled(files.map(({ name, bytes }) => this.tools.store.put(fileName(fileKey, name), bytes, 'image/webp')));
    const failed = kept.find(({ status }) => status === 'rejected');
    if (failed?.status === 'rejected') throw failed.reason;
  }

  /** Returns the photo with this file key; null if it is rejected, or deleted and not in the bin, because its files must not be loaded. */
  async served(fileKey: string): Promise<Photo | null> {
    const photo = { fileKey, status: Not(ModerationStatus.REJECTED) };
    return this.manager.findOneBy(Photo, [
      { ...photo, deletedAt: IsNull() },
      { ...photo, ...IN_BIN },
    ]);
  }

  /** Returns the images of photos in the bin by the id of the photo, with signed URLs. Only admins must get them. */
  async imagesInBin(ids: readonly string[]): Promise<ReadonlyMap<string, Image>> {
    const photos = await this.manager.findBy(Photo, { id: In([...ids]), ...IN_BIN });
    return new Map(photos.map((photo) => [photo.id, this.signed(photo)]));
  }

  /** Returns the image of a photo for the viewer. While it is not public, owner and moderators get signed URLs; others cannot load its files. */
  async imageFor(viewer: Viewer | null, photo: Photo): Promise<Image> {
    const isSigned = isWaiting(photo) && seesPhotoModeration(viewer, await this.placed(viewer, photo));
    return isSigned ? this.signed(photo) : imageOf(photo);
  }

  /** Returns a photo with the id of its city, if the rights of the viewer depend on it: those of moderators of some cities; else with null. */
  async placed(viewer: Viewer | null, photo: Photo): Promise<Photo & Pick<Subject, 'cityId'>> {
    return Object.assign(photo, { cityId: viewer?.cityIds ? await this.cities.load(photo.id) : null });
  }

  /** Returns the signed URL of a photo as the picture of its owner. Only the owner must get it. */
  signedAvatarUrl(photo: Photo): string {
    return this.tools.addresses.sign(fileUrl(photo, AVATAR));
  }

  /**
   * Marks photos of the viewer as used. Each photo can be used once. The rules of the site decide whether they need approval.
   * @param use.cityId id of the city that the photos belong to from now on
   * @param use.field name of the input in errors
   * @returns the photos in the order of `ids`
   * @throws InvalidInput for `use.field` if a photo is not the viewer's, deleted, or already used
   */
  async claim(viewer: Viewer, ids: readonly string[], { cityId, field = 'photoIds' }: Pick<Subject, 'cityId'> & { field?: string }): Promise<Photo[]> {
    if (ids.length === 0) return [];
    const photos = await this.take(viewer, ids, await this.status(viewer, cityId), field);
    const held = photos.filter(({ alt, status }) => status === ModerationStatus.APPROVED && this.tools.moderationRules.isHeld(viewer, alt));
    for (const photo of held) {
      photo.status = ModerationStatus.PENDING;
      await this.manager.update(Photo, photo.id, { status: photo.status });
    }
    return photos;
  }

  /** Does the same as `claim` for the viewer's picture, with the given status. @throws InvalidInput for `photoId` */
  async claimAvatar(viewer: Viewer, id: string, status: ModerationStatus): Promise<void> {
    await this.take(viewer, [id], status, 'photoId');
    await this.manager.update(Photo, id, { isAvatar: true });
  }

  /** Returns a photo that the viewer may see. @throws NotFound */
  async seenBy(viewer: Viewer, id: string): Promise<Photo> {
    const photo = isId(id) ? await this.manager.findOneBy(Photo, { id, deletedAt: IsNull() }) : null;
    if (!photo || !isSeenBy(viewer, await this.placed(viewer, photo))) throw new NotFound('photo');
    return photo;
  }

  /** Returns a page of the used photos of a user in any status, the newest first, without the user's picture. */
  async listBy(userId: string, page: PageInput): Promise<Page<Photo>> {
    const photos = this.manager
      .createQueryBuilder(Photo, 'photo')
      .where('photo.userId = :userId AND photo.usedAt IS NOT NULL AND photo.deletedAt IS NULL AND NOT photo.isAvatar', { userId })
      .orderBy({ 'photo.usedAt': 'DESC', 'photo.id': 'DESC' });
    return readPage(page, await photos.getCount(), ({ offset, limit }) => photos.offset(offset).limit(limit).getMany());
  }

  /**
   * Changes the description of one of the viewer's photos. A public photo then can wait for approval again, by the rules of the site.
   * @throws NotFound, InvalidInput for a link if the site refuses links
   */
  async describe(viewer: Viewer, id: string, input: PhotoInput): Promise<Photo> {
    const photo = await this.own(viewer, id);
    const alt = textOrNull(input.alt) ?? '';
    const status = alt === photo.alt ? photo.status : await this.status(viewer, (await this.placed(viewer, photo)).cityId, alt);
    const changes = { alt, status: photo.status === ModerationStatus.APPROVED ? status : photo.status };
    await this.manager.update(Photo, id, changes);
    return Object.assign(photo, changes);
  }

  /** Deletes one of the viewer's photos. @throws NotFound */
  async remove(viewer: Viewer, id: string): Promise<void> {
    await this.discard([(await this.own(viewer, id)).id]);
  }

  /** Deletes photos of any user. A job removes the files after the commit. */
  async discard(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    const [gone] = await this.manager.query<[{ key: string }[]]>(
      'UPDATE photos SET deleted_at = now(), is_kept = false WHERE id = ANY($1::uuid[]) AND (deleted_at IS NULL OR is_kept) RETURNING file_key AS key',
      [ids],
    );
    if (gone.length > 0) await this.tools.jobs.add(REMOVE_FILES, { keys: gone.map(({ key }) => key) });
  }

  /** Locks a user, so that concurrent changes of their photos wait until the transaction ends. */
  async holdOwner(userId: string): Promise<void> {
    await this.manager.query('SELECT 1 FROM users WHERE id = $1 FOR NO KEY UPDATE', [userId]);
  }

  /** Returns the photos of a user that are not deleted or in the bin, for the data download. */
  async exported(userId: string): Promise<object[]> {
    const where = [
      { userId, deletedAt: IsNull() },
      { userId, ...IN_BIN },
    ];
    const photos = await this.manager.find(Photo, { where, order: { createdAt: 'ASC' } });
    return photos.map((photo) => {
      const { id, alt, width, height, status, rejectionReason, createdAt, usedAt, deletedAt } = photo;
      const { url } = isWaiting(photo) || isInBin(photo) ? this.signed(photo) : imageOf(photo);
      return { id, url, alt, width, height, status, rejectionReason, createdAt, usedAt, deletedAt };
    });
  }

  /** Deletes the photos of a user that were never used, and those in the bin. */
  async discardUnshown(userId: string): Promise<void> {
    const unshown = await this.manager.findBy(Photo, [
      { userId, usedAt: IsNull(), deletedAt: IsNull() },
      { userId, isKept: true, deletedAt: Not(IsNull()) },
    ]);
    await this.discard(unshown.map(({ id }) => id));
  }

  private signed(photo: Photo): Image {
    return imageOf(photo, (url) => this.tools.addresses.sign(url));
  }

  /** Returns the status of a new or changed photo. @throws InvalidInput for a link in the description if the site refuses links */
  private async status(viewer: Viewer, cityId: string | null, alt = ''): Promise<ModerationStatus> {
    const isShown = needsNoApproval(viewer, cityId) || (await this.tools.moderationRules.showsAtOnce(viewer, 'photos', { alt }));
    return isShown ? ModerationStatus.APPROVED : ModerationStatus.PENDING;
  }

  /** Returns one of the viewer's photos, locked until the transaction ends. @throws NotFound */
  private async own(viewer: Viewer, id: string): Promise<Photo> {
    await this.holdOwner(viewer.id);
    const where = { id, userId: viewer.id, deletedAt: IsNull() };
    const photo = isId(id) ? await this.manager.findOne(Photo, { where, lock: { mode: 'pessimistic_write' } }) : null;
    if (!photo) throw new NotFound('photo');
    return photo;
  }

  private async take(viewer: Viewer, ids: readonly string[], status: ModerationStatus, field: string): Promise<Photo[]> {
    if (ids.length === 0) return [];
    const [claimed] = await this.manager.query<[{ id: string }[]]>(
      `UPDATE photos SET used_at = now(), status = $3
       WHERE id = ANY($1::uuid[]) AND user_id = $2 AND used_at IS NULL AND deleted_at IS NULL RETURNING id`,
      [ids, viewer.id, status],
    );
    if (claimed.length < ids.length) throw new InvalidInput({ [field]: 'photos.gone' });
    const photos = await this.manager.findBy(Photo, { id: In([...ids]) });
    return ids.flatMap((id) => photos.find((photo) => photo.id === id.toLowerCase()) ?? []);
  }
}
