import type { MigrationInterface, QueryRunner } from 'typeorm';

const SEEN = ['name', 'email', 'is_verified', 'role', 'avatar_url', 'suspended_until', 'deleted_at'];

/** Replaces the trigger that gives changed accounts a new version. */
function versionTrigger(columns: readonly string[]): string {
  const row = (name: string): string => `(${[...columns, 'version'].map((column) => `${name}.${column}`).join(', ')})`;
  return `
DROP TRIGGER users_version ON users;
CREATE TRIGGER users_version BEFORE UPDATE ON users FOR EACH ROW
  WHEN (${row('OLD')} IS DISTINCT FROM ${row('NEW')}) EXECUTE FUNCTION mark_change();`;
}

const COLUMNS = `
-- NULL: all cities. An empty array: none, for example after the last city was deleted.
ALTER TABLE users ADD moderated_city_ids uuid[];
ALTER TABLE invitations ADD moderated_city_ids uuid[];

CREATE FUNCTION cities_leave_moderators() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE users SET moderated_city_ids = array_remove(moderated_city_ids, OLD.id) WHERE OLD.id = ANY (moderated_city_ids);
  UPDATE invitations SET moderated_city_ids = array_remove(moderated_city_ids, OLD.id) WHERE OLD.id = ANY (moderated_city_ids);
  RETURN NULL;
END $$;
CREATE TRIGGER cities_leave_moderators AFTER DELETE ON cities FOR EACH ROW EXECUTE FUNCTION cities_leave_moderators();
`;

/** Moderators of some cities: the ids of the cities are in the account, so that the activity log and `undo` contain them. */
export class ModeratedCities1790000000050 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(COLUMNS + versionTrigger([...SEEN, 'moderated_city_ids']));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`${versionTrigger(SEEN)}
      DROP TRIGGER cities_leave_moderators ON cities;
      DROP FUNCTION cities_leave_moderators();
      ALTER TABLE users DROP moderated_city_ids;
      ALTER TABLE invitations DROP moderated_city_ids`);
  }
}
