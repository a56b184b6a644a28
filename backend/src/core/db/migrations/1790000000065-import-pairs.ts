import type { MigrationInterface, QueryRunner } from 'typeorm';
import { type Patch, patchFunctions } from './patch-functions.js';

const TABLE = `
-- Rows of files that an operator has declared to be a place of another source. No foreign key to places: the trigger below sees a deleted place's pairs.
CREATE TABLE import_pairs (
  source text NOT NULL,
  source_id text NOT NULL,
  place_id uuid NOT NULL,
  import_id uuid NOT NULL REFERENCES imports ON DELETE CASCADE,
  PRIMARY KEY (source, source_id)
);
CREATE INDEX import_pairs_place ON import_pairs (place_id);
CREATE INDEX import_pairs_import ON import_pairs (import_id);
`;

/** A permanently deleted place takes its pairs along. As with the row of its own source, imports do not add their rows again, except after an undo. */
const REMOVALS: Readonly<Record<string, readonly Patch[]>> = {
  note_removals: [
    [
      'BEGIN\n',
      `BEGIN
  IF TG_TABLE_NAME = 'places' THEN
    WITH gone AS (DELETE FROM import_pairs p USING old_rows o WHERE p.place_id = o.id RETURNING p.source, p.source_id)
    INSERT INTO import_removals SELECT 'places', source, source_id FROM gone
      WHERE current_setting('citypins.import_undo', true) IS DISTINCT FROM 'on' ON CONFLICT DO NOTHING;
  END IF;
`,
    ],
  ],
};

/** Remembers which rows of files are the same as a place of another source, so that later imports of the files find it. */
export class ImportPairs1790000000065 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(TABLE);
    await patchFunctions(runner, REMOVALS, 'up');
  }

  async down(runner: QueryRunner): Promise<void> {
    await patchFunctions(runner, REMOVALS, 'down');
    await runner.query('DROP TABLE import_pairs');
  }
}
