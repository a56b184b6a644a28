import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The language of the mails to a user. */
export class UserLanguage1790000000048 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE users ADD language text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE users DROP language');
  }
}
