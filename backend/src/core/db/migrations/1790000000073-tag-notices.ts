import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Notifies all processes of new tags, because they have the ids of the tags in memory. */
export class TagNotices1790000000073 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TRIGGER place_tags_answers AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE ON place_tags
      FOR EACH STATEMENT EXECUTE FUNCTION answers_outdated()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER place_tags_answers ON place_tags');
  }
}
