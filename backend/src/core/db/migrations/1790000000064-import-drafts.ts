import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = `
-- An import that is prepared in the console. step: the last one that was started, by the job job_id. read_options: how the file was read.
-- Its import is found by the fingerprint 'draft:' || id. source has no foreign key: it can be forgotten.
CREATE TABLE import_drafts (
  id uuid PRIMARY KEY,
  actor_id uuid REFERENCES users ON DELETE SET NULL,
  file_name text NOT NULL,
  bytes bigint NOT NULL,
  machine text NOT NULL,
  step text NOT NULL CHECK (step IN ('read', 'preview', 'run')),
  read_options jsonb NOT NULL DEFAULT '{}',
  reading jsonb,
  choices jsonb NOT NULL,
  preview jsonb,
  problem jsonb,
  job_id uuid,
  source text,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX import_drafts_actor ON import_drafts (actor_id);

-- Rows of a preview, and values that are left out (outcome left-out). number counts them in the order of the preview.
CREATE TABLE import_preview_rows (
  draft_id uuid NOT NULL REFERENCES import_drafts ON DELETE CASCADE,
  number integer NOT NULL,
  line integer NOT NULL,
  outcome text NOT NULL,
  key text,
  name text,
  city text,
  category text,
  latitude double precision,
  longitude double precision,
  reason jsonb,
  value text,
  known_id uuid,
  like_id uuid,
  like_name text,
  like_distance integer,
  PRIMARY KEY (draft_id, number)
);
CREATE INDEX import_preview_rows_outcome ON import_preview_rows (draft_id, outcome, line, number);
CREATE INDEX import_preview_rows_line ON import_preview_rows (draft_id, line, number) WHERE outcome <> 'left-out';
CREATE INDEX import_preview_rows_alike ON import_preview_rows (draft_id, line, number) WHERE like_id IS NOT NULL;

-- Choices about the files of a source. They are proposed for a file with the same columns.
CREATE TABLE import_sources (
  name text PRIMARY KEY,
  file_name text NOT NULL,
  format text NOT NULL,
  columns text[] NOT NULL,
  choices jsonb NOT NULL,
  used_at timestamptz NOT NULL DEFAULT now(),
  runs integer NOT NULL DEFAULT 1
);

CREATE INDEX imports_fingerprint ON imports (fingerprint) WHERE fingerprint IS NOT NULL;
`;

/** Keeps the imports that admins prepare in the console, and what they have chosen for each source. */
export class ImportDrafts1790000000064 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(TABLES);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX imports_fingerprint; DROP TABLE import_sources; DROP TABLE import_preview_rows; DROP TABLE import_drafts');
  }
}
