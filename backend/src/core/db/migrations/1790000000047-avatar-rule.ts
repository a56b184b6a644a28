import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Replaces the function that shows a waiting profile picture when its owner confirms the address. @param condition further SQL condition */
const confirmAvatar = (condition: string): string => `
CREATE OR REPLACE FUNCTION users_confirm_avatar() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE photos SET status = 'approved' WHERE user_id = NEW.id AND is_avatar AND status = 'pending' AND deleted_at IS NULL${condition};
  RETURN NULL;
END $$`;

/** Keeps profile pictures of confirmed users waiting if the settings say that a moderator decides. */
export class AvatarRule1790000000047 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      confirmAvatar(`
    AND NOT EXISTS (SELECT FROM settings WHERE name = 'moderation' AND value ->> 'avatars' <> 'atOnce')`),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(confirmAvatar(''));
  }
}
