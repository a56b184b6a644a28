import type { MigrationInterface, QueryRunner } from 'typeorm';
import { replaceActivityTargets } from './activity-targets.js';
import { noteOverrides } from './note-overrides.js';

const TABLE = `
CREATE TABLE attributes (
  id uuid PRIMARY KEY,
  key text NOT NULL,
  names jsonb NOT NULL DEFAULT '{}',
  kind text NOT NULL,
  unit text NOT NULL DEFAULT '',
  options jsonb NOT NULL DEFAULT '[]',
  synonyms jsonb NOT NULL DEFAULT '{}',
  icon text NOT NULL,
  section text NOT NULL,
  categories text[] NOT NULL DEFAULT '{}',
  is_on_card boolean NOT NULL DEFAULT false,
  is_on_page boolean NOT NULL DEFAULT true,
  is_filter boolean NOT NULL DEFAULT false,
  is_internal boolean NOT NULL DEFAULT false,
  is_hidden boolean NOT NULL DEFAULT false,
  schema_property text NOT NULL DEFAULT 'amenityFeature',
  import_names text[] NOT NULL DEFAULT '{}',
  rank integer NOT NULL,
  version integer NOT NULL DEFAULT 1,
  updated_at timestamptz NOT NULL DEFAULT now(),
  deleted_at timestamptz
);
CREATE UNIQUE INDEX attributes_key ON attributes (key) WHERE deleted_at IS NULL;
CREATE TRIGGER attributes_answers AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE ON attributes FOR EACH STATEMENT EXECUTE FUNCTION answers_outdated();
`;

const COLUMNS = `
ALTER TABLE places
  ADD COLUMN more_categories text[] NOT NULL DEFAULT '{}' CHECK (cardinality(more_categories) <= 4),
  ADD COLUMN names jsonb NOT NULL DEFAULT '{}',
  ADD COLUMN descriptions jsonb NOT NULL DEFAULT '{}',
  ADD COLUMN attributes jsonb NOT NULL DEFAULT '{}';
`;

/** Columns of places that imports write, before and after this migration. */
const BEFORE = [
  'name',
  'description',
  'category',
  'full_address',
  'pincode',
  'phone',
  'website',
  'price_range',
  'opening_hours',
  'city_id',
  'latitude',
  'longitude',
] as const;
const ADDED = ['more_categories', 'names', 'descriptions', 'attributes'] as const;

/** Attributes of places that operators define, further categories, and texts in other languages. */
export class Attributes1790000000054 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await replaceActivityTargets(runner, (kinds) => [...kinds, 'attribute']);
    for (const part of [TABLE, COLUMNS, noteOverrides('places', [...BEFORE, ...ADDED])]) await runner.query(part);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(noteOverrides('places', BEFORE));
    await runner.query(`
      ALTER TABLE places ${ADDED.map((column) => `DROP COLUMN ${column}`).join(', ')};
      DROP TABLE attributes;
      ALTER TABLE activities DISABLE TRIGGER activities_stay;
      DELETE FROM activities WHERE target_kind = 'attribute';
      ALTER TABLE activities ENABLE TRIGGER activities_stay`);
    await replaceActivityTargets(runner, (kinds) => kinds.filter((kind) => kind !== 'attribute'));
  }
}
