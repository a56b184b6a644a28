import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tables that get a version, each with the columns that moderators read before they decide about a row. */
const VERSIONED: Record<string, readonly string[]> = {
  reviews: ['rating', 'title', 'comment', 'visited_on', 'status', 'held_at', 'edited_at', 'deleted_at'],
  photos: ['alt', 'status', 'used_at', 'deleted_at'],
  place_edits: ['changes', 'note', 'status'],
  users: ['name', 'email', 'is_verified', 'role', 'avatar_url', 'suspended_until', 'deleted_at'],
};
/** Tables whose version is raised by the statements that change a row. */
const EDITED = ['places', 'cities'];

const row = (name: string, columns: readonly string[]): string => `(${[...columns, 'version'].map((column) => `${name}.${column}`).join(', ')})`;

/**
 * Stores the transaction of the last change. It tells whether a list that a user has read contains that change. A timestamp cannot tell this: a row
 * that was written before the list was read can be committed after it.
 * Rows from before this migration have no such transaction, so the migration does not rewrite the tables.
 */
const changedIn = (table: string): string => `
ALTER TABLE ${table} ADD changed_in bigint;
ALTER TABLE ${table} ALTER changed_in SET DEFAULT current_change();
`;

const FUNCTIONS = `
CREATE FUNCTION current_change() RETURNS bigint LANGUAGE sql STABLE AS 'SELECT pg_current_xact_id()::text::bigint';
CREATE FUNCTION mark_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.version = OLD.version THEN NEW.version := OLD.version + 1; END IF;
  NEW.changed_in := current_change();
  RETURN NEW;
END $$;
-- A decision about a review or a photo closes its reports. A new report is therefore a change that moderators must read first.
CREATE FUNCTION mark_reported() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE reviews SET version = version + 1 WHERE id = NEW.review_id;
  UPDATE photos SET version = version + 1 WHERE id = NEW.photo_id;
  RETURN NULL;
END $$;
CREATE TRIGGER reports_mark AFTER INSERT ON reports FOR EACH ROW WHEN (NEW.place_id IS NULL) EXECUTE FUNCTION mark_reported();
`;

const trigger = (table: string, columns: readonly string[]): string => `
CREATE TRIGGER ${table}_version BEFORE UPDATE ON ${table} FOR EACH ROW
  WHEN (${row('OLD', columns)} IS DISTINCT FROM ${row('NEW', columns)}) EXECUTE FUNCTION mark_change();
`;

/** Adds versions to rows: a decision names the version that was read. */
export class Versions1790000000027 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const tables = Object.keys(VERSIONED).map((table) => `ALTER TABLE ${table} ADD version integer NOT NULL DEFAULT 1;`);
    const changes = [...Object.keys(VERSIONED), ...EDITED].map((table) => changedIn(table) + trigger(table, VERSIONED[table] ?? []));
    await runner.query([...tables, FUNCTIONS, ...changes].join('\n'));
  }

  async down(runner: QueryRunner): Promise<void> {
    const undone = [...Object.keys(VERSIONED), ...EDITED].map((table) => `DROP TRIGGER ${table}_version ON ${table}; ALTER TABLE ${table} DROP changed_in;`);
    const versions = Object.keys(VERSIONED).map((table) => `ALTER TABLE ${table} DROP version;`);
    await runner.query(
      ['DROP TRIGGER reports_mark ON reports; DROP FUNCTION mark_reported();', ...undone, 'DROP FUNCTION mark_change(), current_change();', ...versions].join(
        '\n',
      ),
    );
  }
}
