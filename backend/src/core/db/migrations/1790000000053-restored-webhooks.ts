import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Returns the trigger that tells webhooks of restored rows. The rows of messages stay for 30 days, so no newer row is told twice. */
const trigger = (table: 'places' | 'reviews', isPublic: string): string => `
CREATE TRIGGER ${table}_tell_restore AFTER UPDATE OF deleted_at ON ${table} FOR EACH ROW
  WHEN (OLD.deleted_at IS NOT NULL AND NEW.deleted_at IS NULL AND ${isPublic} AND NEW.created_at > now() - interval '30 days')
  EXECUTE FUNCTION webhooks_tell('${table.slice(0, -1)}.published');
`;

/** Tells webhooks of restored places and reviews whose messages were dropped, because they were deleted before they were sent. */
export class RestoredWebhooks1790000000053 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(trigger('places', "NEW.status = 'active' AND NEW.source IS NULL") + trigger('reviews', "NEW.status = 'approved'"));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER places_tell_restore ON places; DROP TRIGGER reviews_tell_restore ON reviews');
  }
}
