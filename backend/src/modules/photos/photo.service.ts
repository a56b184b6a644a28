import { randomBytes } from 'node:crypto';
import { type EntityManager, In, IsNull, Not } from 'typeorm';
import { allows } from '../../core/access/access.js';
import type { Viewer } from '../../core/access/viewer.js';
import { isId, newId } from '../../core/db/ids.js';
import { InvalidInput, NotFound } from '../../core/errors/index.js';
import type { JobQueue } from '../../core/jobs/index.js';
import { ModerationStatus } from '../../core/moderation/moderation.js';
import { type Page, type PageInput, readPage } from '../../core/paging/page.js';
import type { Image } from '../../core/pictures/image.js';
import type { Picture } from '../../core/pictures/picture-maker.js';
import type { SignedAddresses } from '../../core/pictures/signed-addresses.js';
import { fileName, fileUrl } from '../../core/pictures/sizes.js';
import type { FileStore } from '../../core/storage/index.js';
import { textOrNull } from '../../core/validation/text-form.js';
import { imageOf, Photo } from './photo.entity.js';
import type { PhotoInput } from './photo.input.js';
import { isSeenBy, isWaiting, seesPhotoModeration } from './photo.policy.js';
import { REMOVE_FILES } from './photo-files.job.js';

/** Bytes of a key that nobody guesses. */
const KEY_BYTES = 18;

const GONE = 'This photo is not there any more. Please add it again.';

/** The file that shows a person. */
const AVATAR = 480;

/** Uploaded photos. */
export class PhotoService {
  constructor(
    private readonly manager: EntityManager,
    private readonly tools: { store: FileStore; jobs: JobQueue; addresses: SignedAddresses },
  ) {}

  /** Makes the row of a new photo. Its files come after it: files without a row would never be found again. */
  async create(viewer: Viewer, { width, height, thumbHash }: Picture, { alt }: PhotoInput): Promise<Photo> {
    const id = newId();
    const fileKey = randomBytes(KEY_BYTES).toString('base64url');
    await this.manager.insert(Photo, { id, userId: viewer.id, fileKey, alt: textOrNull(alt) ?? '', width, height, thumbHash });
    return this.manager.findOneByOrFail(Photo, { id });
  }

  /** Keeps the files of a photo; to be called outside a transaction. @throws Busy where the store does not answer */
  async keep({ fileKey }: Photo, { files }: Picture): Promise<void> {
    const kept = await Promise.allSettled(files.map(({ name, bytes }) => this.tools.store.put(fileName(fileKey, name), bytes, 'image/webp')));
    const failed = kept.find(({ status }) => status === 'rejected');
    if (failed?.status === 'rejected') throw failed.reason;
  }

  /** The photo with this key; null for one that is rejected or deleted, whose files nobody may load. */
  async served(fileKey: string): Promise<Photo | null> {
    return this.manager.findOneBy(Photo, { fileKey, deletedAt: IsNull(), status: Not(ModerationStatus.REJECTED) });
  }

  /** A photo to show to somebody. While it is not public, its owner and moderators get signed addresses; nobody else can load its files. */
  imageFor(viewer: Viewer | null, photo: Photo): Image {
    const { addresses } = this.tools;
    return isWaiting(photo) && seesPhotoModeration(viewer, photo) ? imageOf(photo, (url) => addresses.sign(url)) : imageOf(photo);
  }

  /** The signed address of a photo as the picture of a person; for its owner alone. */
  signedAvatarUrl(photo: Photo): string {
    return this.tools.addresses.sign(fileUrl(photo, AVATAR));
  }

  /**
   * Makes photos that the viewer has uploaded part of something, once; moderators' own need no approval.
   * @returns them in the order of `ids`
   * @throws InvalidInput for `field` where one is not theirs, gone, or part of something already
   */
  claim(viewer: Viewer, ids: readonly string[], field = 'photoIds'): Promise<Photo[]> {
    const status = allows('moderator', viewer) ? ModerationStatus.APPROVED : ModerationStatus.PENDING;
    return this.take(viewer, ids, status, field);
  }

  /** As `claim`, for the picture of the viewer, with this status. @throws InvalidInput for `photoId` */
  async claimAvatar(viewer: Viewer, id: string, status: ModerationStatus): Promise<void> {
    await this.take(viewer, [id], status, 'photoId');
    await this.manager.update(Photo, id, { isAvatar: true });
  }

  /** A photo that everyone sees, or that the viewer may see all the same. @throws NotFound */
  async seenBy(viewer: Viewer, id: string): Promise<Photo> {
    const photo = isId(id) ? await this.manager.findOneBy(Photo, { id, deletedAt: IsNull() }) : null;
    if (!photo || !isSeenBy(viewer, photo)) throw new NotFound('Photo');
    return photo;
  }

  /** What a person has uploaded and made part of something, the newest first, whatever became of it; not their picture. */
  async listBy(userId: string, page: PageInput): Promise<Page<Photo>> {
    const photos = this.manager
      .createQueryBuilder(Photo, 'photo')
      .where('photo.userId = :userId AND photo.usedAt IS NOT NULL AND photo.deletedAt IS NULL AND NOT photo.isAvatar', { userId })
      .orderBy({ 'photo.usedAt': 'DESC', 'photo.id': 'DESC' });
    return readPage(page, await photos.getCount(), ({ offset, limit }) => photos.offset(offset).limit(limit).getMany());
  }

  /**
   * Says what a photo of the viewer's own shows. New words of one that everyone sees are looked at again; moderators' own are not.
   * @throws NotFound
   */
  async describe(viewer: Viewer, id: string, input: PhotoInput): Promise<Photo> {
    const photo = await this.own(viewer, id);
    const alt = textOrNull(input.alt) ?? '';
    const isNew = alt !== photo.alt && photo.status === ModerationStatus.APPROVED && !allows('moderator', viewer);
    const changes = { alt, status: isNew ? ModerationStatus.PENDING : photo.status };
    await this.manager.update(Photo, id, changes);
    return Object.assign(photo, changes);
  }

  /** Deletes a photo of the viewer's own. @throws NotFound */
  async remove(viewer: Viewer, id: string): Promise<void> {
    await this.discard([(await this.own(viewer, id)).id]);
  }

  /** Deletes photos, whoever's they are, wherever they show. The files go once that is in the database. */
  async discard(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    const [gone] = await this.manager.query<[{ key: string }[]]>(
      'UPDATE photos SET deleted_at = now() WHERE id = ANY($1::uuid[]) AND deleted_at IS NULL RETURNING file_key AS key',
      [ids],
    );
    if (gone.length > 0) await this.tools.jobs.add(REMOVE_FILES, { keys: gone.map(({ key }) => key) });
  }

  /** Lets what else changes the pictures of this person wait until the transaction ends. */
  async holdOwner(userId: string): Promise<void> {
    await this.manager.query('SELECT 1 FROM users WHERE id = $1 FOR NO KEY UPDATE', [userId]);
  }

  /** What a person is told of the photos that they have uploaded and that are there. */
  async exported(userId: string): Promise<object[]> {
    const photos = await this.manager.find(Photo, { where: { userId, deletedAt: IsNull() }, order: { createdAt: 'ASC' } });
    return photos.map((photo) => {
      const { id, alt, width, height, status, rejectionReason, createdAt, usedAt } = photo;
      const { url } = isWaiting(photo) ? imageOf(photo, (address) => this.tools.addresses.sign(address)) : imageOf(photo);
      return { id, url, alt, width, height, status, rejectionReason, createdAt, usedAt };
    });
  }

  /** Discards what a person has uploaded and never made part of anything. */
  async discardUnused(userId: string): Promise<void> {
    const unused = await this.manager.findBy(Photo, { userId, usedAt: IsNull(), deletedAt: IsNull() });
    await this.discard(unused.map(({ id }) => id));
  }

  /** A photo of the viewer's own, which nobody else changes until the transaction ends. @throws NotFound */
  private async own(viewer: Viewer, id: string): Promise<Photo> {
    await this.holdOwner(viewer.id);
    const where = { id, userId: viewer.id, deletedAt: IsNull() };
    const photo = isId(id) ? await this.manager.findOne(Photo, { where, lock: { mode: 'pessimistic_write' } }) : null;
    if (!photo) throw new NotFound('Photo');
    return photo;
  }

  private async take(viewer: Viewer, ids: readonly string[], status: ModerationStatus, field: string): Promise<Photo[]> {
    if (ids.length === 0) return [];
    const [claimed] = await this.manager.query<[{ id: string }[]]>(
      `UPDATE photos SET used_at = now(), status = $3
       WHERE id = ANY($1::uuid[]) AND user_id = $2 AND used_at IS NULL AND deleted_at IS NULL RETURNING id`,
      [ids, viewer.id, status],
    );
    if (claimed.length < ids.length) throw new InvalidInput({ [field]: GONE });
    const photos = await this.manager.findBy(Photo, { id: In([...ids]) });
    return ids.flatMap((id) => photos.find((photo) => photo.id === id.toLowerCase()) ?? []);
  }
}
