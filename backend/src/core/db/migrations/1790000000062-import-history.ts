import type { MigrationInterface, QueryRunner } from 'typeorm';
import { replaceActivityTargets } from './activity-targets.js';
import { type Patch, patchFunctions } from './patch-functions.js';

const TABLES = `
-- The transaction of a batch names its import by this setting.
CREATE FUNCTION current_import() RETURNS uuid LANGUAGE sql STABLE AS $$ SELECT nullif(current_setting('citypins.import_id', true), '')::uuid $$;

-- kind is null in rows of older versions, which did not record what an import has changed. stopped_at: time of a failure or interruption.
-- undo: progress and counts of the undo; null before it starts.
ALTER TABLE imports ALTER COLUMN fingerprint DROP NOT NULL,
  ADD COLUMN kind text CHECK (kind IN ('places', 'cities')),
  ADD COLUMN actor_id uuid REFERENCES users ON DELETE SET NULL,
  ADD COLUMN file_name text,
  ADD COLUMN format text,
  ADD COLUMN sources text[] NOT NULL DEFAULT '{}',
  ADD COLUMN licences text[] NOT NULL DEFAULT '{}',
  ADD COLUMN attributions text[] NOT NULL DEFAULT '{}',
  ADD COLUMN options jsonb NOT NULL DEFAULT '{}',
  ADD COLUMN stopped_at timestamptz,
  ADD COLUMN undo jsonb,
  ADD COLUMN undone_at timestamptz,
  ADD COLUMN undone_by uuid REFERENCES users ON DELETE SET NULL;
CREATE INDEX imports_newest ON imports (started_at DESC, id DESC);

-- Former and new values of the columns that an import has changed in an existing row. They are deleted after 30 days.
CREATE TABLE import_changes (
  import_id uuid NOT NULL REFERENCES imports ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('places', 'cities')),
  row_id uuid NOT NULL,
  before jsonb NOT NULL,
  after jsonb NOT NULL,
  PRIMARY KEY (import_id, kind, row_id)
);
CREATE INDEX import_changes_row ON import_changes (row_id);
`;

/** The import that has added a row. No foreign key: it would cost an import one lookup per row, and rows of `imports` are never deleted. */
const COLUMNS = ['places', 'cities']
  .map(
    (table) => `
ALTER TABLE ${table} ADD COLUMN import_id uuid;
ALTER TABLE ${table} ALTER COLUMN import_id SET DEFAULT current_import();
CREATE INDEX ${table}_import ON ${table} (import_id) WHERE import_id IS NOT NULL;
`,
  )
  .join('');

/** The deletion of a place looks for its edits. */
const EDITS = 'CREATE INDEX place_edits_place_id ON place_edits (place_id)';

/** The next import adds rows again that an undo has removed. */
const REMOVALS: Readonly<Record<string, readonly Patch[]>> = {
  note_removals: [['BEGIN\n', `BEGIN\n  IF current_setting('citypins.import_undo', true) = 'on' THEN RETURN NULL; END IF;\n`]],
};

/** Records what each import does, so that it can be undone. */
export class ImportHistory1790000000062 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const part of [TABLES, COLUMNS, EDITS]) await runner.query(part);
    await patchFunctions(runner, REMOVALS, 'up');
    await replaceActivityTargets(runner, (kinds) => [...kinds, 'import']);
  }

  async down(runner: QueryRunner): Promise<void> {
    await patchFunctions(runner, REMOVALS, 'down');
    await runner.query(`
      DROP INDEX place_edits_place_id;
      ALTER TABLE places DROP COLUMN import_id;
      ALTER TABLE cities DROP COLUMN import_id;
      DROP TABLE import_changes;
      DROP FUNCTION current_import();
      DELETE FROM imports WHERE fingerprint IS NULL;
      ALTER TABLE imports ALTER COLUMN fingerprint SET NOT NULL,
        ${['kind', 'actor_id', 'file_name', 'format', 'sources', 'licences', 'attributions', 'options', 'stopped_at', 'undo', 'undone_at', 'undone_by']
          .map((column) => `DROP COLUMN ${column}`)
          .join(', ')};
      DROP INDEX imports_newest;
      ALTER TABLE activities DISABLE TRIGGER activities_stay;
      DELETE FROM activities WHERE target_kind = 'import';
      ALTER TABLE activities ENABLE TRIGGER activities_stay`);
    await replaceActivityTargets(runner, (kinds) => kinds.filter((kind) => kind !== 'import'));
  }
}
