import type { MigrationInterface, QueryRunner } from 'typeorm';
import { SEARCH } from './1790000000011-search.js';

const LEXEME = `
-- A word as a quoted lexeme of a tsquery. For a text with a backslash, quote_literal adds a prefix that is only valid in SQL.
CREATE FUNCTION search_quoted(word text) RETURNS text LANGUAGE sql IMMUTABLE AS $$ SELECT ltrim(quote_literal(word), ' E') $$;
`;

const search = (quote: string): string => SEARCH.replace('CREATE FUNCTION', 'CREATE OR REPLACE FUNCTION').replaceAll('quote_literal(', `${quote}(`);

/** Fixes the search in a category or a pincode with a backslash, which failed instead of finding nothing. */
export class QuotedLexemes1790000000018 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const part of [LEXEME, search('search_quoted')]) await runner.query(part);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const part of [search('quote_literal'), 'DROP FUNCTION search_quoted']) await runner.query(part);
  }
}
