import { imagesOf, type StoredPicture } from '../../core/pictures/index.js';
import {
  allForVisitors,
  columnsOf,
  type Expression,
  type CompiledField,
  forVisitors,
  made,
  one,
  part,
  type CompiledFields,
} from '../../core/compiled-queries/index.js';
import { personSql } from '../users/index.js';
import { imageOf, Photo } from './photo.entity.js';
import { PhotoRights, photoRights } from './photo.policy.js';
import { type PictureTable, shownJson } from './picture.query.js';

const NO_RIGHTS = photoRights(null, { userId: '' });

/** SQL for the columns that `imageOf` needs, as JSON. */
const FILES: Expression = (row) =>
  `json_build_object('id', ${row}.id, 'fileKey', ${row}.file_key, 'addressRevision', ${row}.address_revision, 'alt', ${row}.alt, 'width', ${row}.width, 'height', ${row}.height, 'thumbHash', ${row}.thumb_hash)`;

/** Compiled fields of public photos. */
export const photoFields: CompiledFields = {
  Photo: {
    ...columnsOf(Photo),
    user: one(({ row }) => personSql(`${row}.user_id`)),
    image: made(FILES, (photo: Parameters<typeof imageOf>[0]) => imageOf(photo)),
    moderation: forVisitors(null),
    viewerCan: part(),
  },
  PhotoRights: allForVisitors(PhotoRights, NO_RIGHTS),
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
