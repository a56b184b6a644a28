import type { MigrationInterface, QueryRunner } from 'typeorm';
import { replaceActivityTargets } from './activity-targets.js';
import { SHIPPED_TERMS } from './data/search-terms.js';

const TABLE = `
CREATE TABLE search_terms (
  id uuid PRIMARY KEY,
  key text NOT NULL,
  meaning text NOT NULL,
  words jsonb NOT NULL DEFAULT '{}',
  rank integer NOT NULL,
  version integer NOT NULL DEFAULT 1,
  updated_at timestamptz NOT NULL DEFAULT now(),
  deleted_at timestamptz
);
CREATE UNIQUE INDEX search_terms_key ON search_terms (key) WHERE deleted_at IS NULL;
CREATE TRIGGER search_terms_answers AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE ON search_terms FOR EACH STATEMENT EXECUTE FUNCTION answers_outdated();
`;

const INSERT = `
INSERT INTO search_terms (id, key, meaning, words, rank)
SELECT md5('citypins:search-term:' || key)::uuid, key, meaning, words, rank FROM jsonb_to_recordset($1) t (key text, meaning text, words jsonb, rank integer)`;

/** Words of searches and their meanings, which admins can change: "open now", "cheap", "with kids". */
export class SearchTerms1790000000076 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await replaceActivityTargets(runner, (kinds) => [...kinds, 'search-term']);
    await runner.query(TABLE);
    await runner.query(INSERT, [JSON.stringify(SHIPPED_TERMS)]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE search_terms;
      ALTER TABLE activities DISABLE TRIGGER activities_stay;
      DELETE FROM activities WHERE target_kind = 'search-term';
      ALTER TABLE activities ENABLE TRIGGER activities_stay`);
    await replaceActivityTargets(runner, (kinds) => kinds.filter((kind) => kind !== 'search-term'));
  }
}
