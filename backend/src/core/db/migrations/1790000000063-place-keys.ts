import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Blanks and punctuation that names of the same place do not share. The list is explicit, because character classes depend on the locale of the database. */
const MARKS = ' \u00a0\u202f-‐‑‒–—―_.,;:!?¡¿"‘‚“”„‹›«»`´ʻʼ·•・…/|&+*()[]{}<>#@،؛؟।’';

/** Finds the places of a city by their name, without its case, accents, blanks and punctuation: imports look for the same place of another source. */
export class PlaceKeys1790000000063 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION place_key(name text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
        AS $$ SELECT coalesce(nullif(translate(public.search_normalize(normalize(name, NFKC)), '''${MARKS}', ''), ''), lower(name)) $$;
      CREATE INDEX places_by_key ON places (city_id, place_key(name), latitude) WHERE deleted_at IS NULL AND latitude IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX places_by_key; DROP FUNCTION place_key');
  }
}
