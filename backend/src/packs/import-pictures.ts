import { createHash } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { newId } from '../core/db/index.js';
import { fileName, uploadedImage } from '../core/pictures/index.js';
import type { FileStore } from '../core/storage/index.js';
import type { FileClaims } from '../modules/photos/index.js';
import { insertRows } from './insert-rows.js';
import { existing } from './present.query.js';
import type { PackReader, PictureLine } from './read-pack.js';

/** Dependencies of the pictures of a pack. */
export interface PictureWork {
  store: FileStore;
  /** Id of the user to whom the photos then belong. */
  ownerId: string;
  /** Random text of the import. A further attempt makes the same names of files from it, and replaces those of a killed one. */
  seed: string;
  /** Receives the names of the stored files, which the caller removes if the import fails. */
  stored: string[];
  /** Receives the files before they are stored, so that those of a killed import do not stay. */
  claims: FileClaims;
}

const keyOf = (seed: string, photo: string): string => createHash('sha256').update(`${seed} ${photo}`).digest('base64url').slice(0, 24);

/** Adds pictures to cities and places, with the files of their photos. Ids that the site has already are replaced by new ones. */
export async function importPictures(manager: EntityManager, pack: PackReader, lines: readonly PictureLine[], work: PictureWork): Promise<void> {
  const photos = await existing(
    manager,
    'photos',
    lines.flatMap(({ photo }) => photo ?? []),
  );
  for (const { city, place, photo, url, ...line } of lines) {
    const table = city === null ? 'place_images' : 'city_images';
    const id = (await existing(manager, table, [line.id])).has(line.id) ? newId() : line.id;
    const photoId = photo !== null && photos.has(photo) ? newId() : photo;
    const address = photo === null || photoId === null ? url : await importPhoto(manager, pack, { ...work, photo, photoId, alt: line.alt });
    await insertRows(manager, table, [{ ...line, id, url: address ?? '', photo_id: photoId, ...(city === null ? { place_id: place } : { city_id: city }) }]);
  }
}

interface PhotoWork extends PictureWork {
  photo: string;
  photoId: string;
  alt: string;
}

/** Stores the files of a photo, and adds its row. @returns the address of the picture */
async function importPhoto(
  manager: EntityManager,
  pack: PackReader,
  { store, ownerId, seed, stored, claims, photo, photoId, alt }: PhotoWork,
): Promise<string> {
  const { width, height, thumbHash, files } = await pack.photo(photo);
  const key = keyOf(seed, photoId);
  await claims.add(key);
  for (const { name, bytes } of files) {
    stored.push(fileName(key, name));
    await store.put(fileName(key, name), bytes, 'image/webp');
  }
  await manager.query(
    `INSERT INTO photos (id, user_id, file_key, alt, width, height, thumb_hash, status, used_at) VALUES ($1, $2, $3, $4, $5, $6, $7, 'approved', now())`,
    [photoId, ownerId, key, alt, width, height, thumbHash],
  );
  return uploadedImage({ id: photoId, fileKey: key, addressRevision: 0, width, height, thumbHash }, alt).url;
}
