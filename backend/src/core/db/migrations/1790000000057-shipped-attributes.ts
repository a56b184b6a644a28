import type { MigrationInterface, QueryRunner } from 'typeorm';
import { SHIPPED_ATTRIBUTES } from './data/index.js';

/**
 * Adds the attributes $1. Their categories have the slugs that admins have given them; an attribute whose categories are all deleted is hidden,
 * because one without categories is for all.
 */
const INSERT = `
INSERT INTO attributes (id, key, names, kind, unit, options, synonyms, icon, section, categories, is_on_card, is_on_page, is_filter, is_hidden,
  schema_property, import_names, rank)
SELECT md5('citypins:attribute:' || a.key)::uuid, a.key, a.names, a.kind, a.unit, a.options, a.synonyms, a.icon, a.section, known.slugs,
  a."isOnCard", a."isOnPage", a."isFilter", cardinality(a.categories) > 0 AND cardinality(known.slugs) = 0, a."schemaProperty", a."importNames", a.rank
FROM jsonb_to_recordset($1) a (key text, names jsonb, kind text, unit text, options jsonb, synonyms jsonb, icon text, section text, categories text[],
  "isOnCard" boolean, "isOnPage" boolean, "isFilter" boolean, "schemaProperty" text, "importNames" text[], rank integer),
LATERAL (SELECT ARRAY(SELECT slug FROM category_words WHERE word = ANY (a.categories) GROUP BY slug ORDER BY min(array_position(a.categories, word))) AS slugs) known`;

/** First attributes of places: cuisine, wheelchair access, religion and so on. Admins can change them. */
export class ShippedAttributes1790000000057 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(INSERT, [JSON.stringify(SHIPPED_ATTRIBUTES)]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM attributes WHERE id IN (SELECT md5('citypins:attribute:' || key)::uuid FROM unnest($1::text[]) key)`, [
      SHIPPED_ATTRIBUTES.map(({ key }) => key),
    ]);
  }
}
