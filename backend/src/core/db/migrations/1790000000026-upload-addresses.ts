import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Returns SQL that checks whether the photo in a row of a trigger is public. */
const isPublic = (row: 'NEW' | 'OLD'): string => `(${row}.status = 'approved' AND ${row}.used_at IS NOT NULL AND ${row}.deleted_at IS NULL)`;

/** Returns SQL for the URL of the smallest file, as `fileUrl` builds it. */
const avatarUrl = (row: 'NEW' | 'OLD'): string =>
  `'/uploads/' || ${row}.file_key || '/480' || CASE WHEN ${row}.address_revision > 0 THEN '-' || ${row}.address_revision ELSE '' END || '.webp'`;

const COLUMNS = `
ALTER TABLE photos ADD COLUMN address_revision integer NOT NULL DEFAULT 0, ADD COLUMN is_avatar boolean NOT NULL DEFAULT false;
UPDATE photos SET is_avatar = true FROM users
WHERE users.id = photos.user_id AND photos.deleted_at IS NULL AND users.avatar_url = '/uploads/' || photos.file_key || '/480.webp';
CREATE UNIQUE INDEX photos_avatar ON photos (user_id) WHERE is_avatar AND deleted_at IS NULL;
`;

/** A photo that stops being public gets new URLs, because caches keep the former ones. */
const ADDRESSES = `
CREATE FUNCTION photos_new_address() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF ${isPublic('OLD')} AND NOT ${isPublic('NEW')} THEN
    NEW.address_revision := OLD.address_revision + 1;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER photos_new_address BEFORE UPDATE OF status, used_at, deleted_at ON photos FOR EACH ROW EXECUTE FUNCTION photos_new_address();
`;

/** `users.avatar_url` only contains public pictures. It follows every change of the photo, regardless of which statement makes it. */
const AVATARS = `
CREATE FUNCTION photos_show_avatar() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.is_avatar AND ${isPublic('NEW')} THEN
    UPDATE users SET avatar_url = ${avatarUrl('NEW')} WHERE id = NEW.user_id AND avatar_url IS DISTINCT FROM ${avatarUrl('NEW')};
  ELSE
    UPDATE users SET avatar_url = NULL WHERE id = NEW.user_id AND avatar_url = ${avatarUrl('OLD')};
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER photos_show_avatar AFTER UPDATE OF status, used_at, deleted_at, is_avatar ON photos FOR EACH ROW
  WHEN (NEW.is_avatar OR OLD.is_avatar) EXECUTE FUNCTION photos_show_avatar();

CREATE FUNCTION users_confirm_avatar() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE photos SET status = 'approved' WHERE user_id = NEW.id AND is_avatar AND status = 'pending' AND deleted_at IS NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER users_confirm_avatar AFTER UPDATE OF is_verified ON users FOR EACH ROW
  WHEN (NEW.is_verified AND NOT OLD.is_verified) EXECUTE FUNCTION users_confirm_avatar();
`;

/** Gives public files of photos URLs whose content never changes. Profile pictures are hidden until they are public. */
export class UploadAddresses1790000000026 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(COLUMNS + ADDRESSES + AVATARS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER users_confirm_avatar ON users;
      DROP TRIGGER photos_show_avatar ON photos;
      DROP TRIGGER photos_new_address ON photos;
      DROP FUNCTION users_confirm_avatar, photos_show_avatar, photos_new_address;
      UPDATE users SET avatar_url = '/uploads/' || photos.file_key || '/480.webp' FROM photos
      WHERE photos.user_id = users.id AND photos.is_avatar AND photos.deleted_at IS NULL AND users.avatar_url LIKE '/uploads/%';
      DROP INDEX photos_avatar;
      ALTER TABLE photos DROP COLUMN is_avatar, DROP COLUMN address_revision`);
  }
}
