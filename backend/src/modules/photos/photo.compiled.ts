import type { Subject } from '../../core/access/index.js';
import { ModerationStatus } from '../../core/moderation/index.js';
import { imagesOf, type StoredPicture } from '../../core/pictures/index.js';
import {
  byViewer,
  columnsOf,
  factsOf,
  type CompiledField,
  fixed,
  made,
  one,
  part,
  rightsFields,
  type CompiledFields,
  Unreadable,
  value,
  VIEWER,
} from '../../core/compiled-queries/index.js';
import { personSql } from '../users/index.js';
import { imageOf, Photo } from './photo.entity.js';
import { isWaiting, photoModerationOf, PhotoRights, photoRights, seesPhotoModeration } from './photo.policy.js';
import { cityOfPhoto } from './photo.query.js';
import { type PictureTable, shownJson } from './picture.query.js';

/** The properties of a photo that its policy needs. */
const FACTS = ['userId', 'status', 'usedAt', 'deletedAt', 'rejectionReason', 'version'] as const;
type Facts = Pick<Photo, (typeof FACTS)[number]> & Pick<Subject, 'cityId'>;
const CITY = { cityId: (row: string) => VIEWER.cityId(cityOfPhoto(`${row}.id`)) };

/** The properties of a photo that `imageOf` needs. */
const FILES = ['id', 'fileKey', 'addressRevision', 'alt', 'width', 'height', 'thumbHash'] as const;
type Files = Pick<Photo, (typeof FILES)[number]>;

/** Returns SQL for whether the picture of a user waits for approval. */
const hasWaitingAvatar = (row: string): string =>
  `(${row}.avatar_url IS NULL AND EXISTS (SELECT FROM photos WHERE user_id = ${row}.id AND is_avatar AND status = '${ModerationStatus.PENDING}' AND deleted_at IS NULL))`;

/** Compiled fields of public photos and those that the viewer can see, and of `Account` for the picture of the viewer. */
export const photoFields: CompiledFields = {
  Account: {
    avatarUrl: made(
      (row) => `json_build_array(${row}.avatar_url, ${hasWaitingAvatar(row)})`,
      ([url, isWaitingUrl]: [string | null, boolean]) => {
        if (isWaitingUrl) throw new Unreadable('The picture needs a signed URL.');
        return url;
      },
    ),
    isAvatarWaiting: value(hasWaitingAvatar),
  },
  Photo: {
    ...columnsOf(Photo),
    user: one(({ row }) => personSql(`${row}.user_id`)),
    image: byViewer(
      made(factsOf(FILES), (photo: Files) => imageOf(photo)),
      made(factsOf([...FILES, ...FACTS], CITY), (photo: Files & Facts, viewer) => {
        if (isWaiting(photo) && seesPhotoModeration(viewer, photo)) throw new Unreadable('The image needs signed URLs.');
        return imageOf(photo);
      }),
    ),
    moderation: byViewer(
      fixed(null),
      made(factsOf(FACTS, CITY), (photo: Facts, viewer) => photoModerationOf(photo, viewer)),
    ),
    viewerCan: part(),
  },
  PhotoRights: rightsFields(PhotoRights, factsOf(['userId']), (photo: Pick<Facts, 'userId'>, viewer) => photoRights(viewer, photo)),
};

interface Pictured {
  id: string;
  name: string;
  stored: StoredPicture[] | null;
}

/**
 * Returns the compiled field of the pictures of a city or place. The row must have the columns `id` and `name`.
 * @param illustration returns the URL of the illustration that shows if there is no picture
 */
export const imagesField = (table: PictureTable, illustration: (id: string) => string): CompiledField =>
  made(
    (row) => `json_build_object('id', ${row}.id, 'name', ${row}.name, 'stored', ${shownJson(table, `${row}.id`)})`,
    ({ id, name, stored }: Pictured) => imagesOf(stored ?? [], illustration(id), name),
    {
      usual: {
        when: (row) => `NOT EXISTS (SELECT FROM ${table.name} WHERE ${table.owner} = ${row}.id)`,
        value: imagesOf([], illustration('#id#'), '#name#'),
        marks: { '#id#': (row) => `${row}.id::text`, '#name#': (row) => `${row}.name` },
      },
    },
  );
