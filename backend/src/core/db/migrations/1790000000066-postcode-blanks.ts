import type { MigrationInterface, QueryRunner } from 'typeorm';
import { type Patch, patchFunctions } from './patch-functions.js';

/** @param value expression of the index: lists ignore the blanks of postal codes */
const index = (value: string): string => `
DROP INDEX places_pincode_ranking;
CREATE INDEX places_pincode_ranking ON places (${value}, ranking DESC, id DESC) WHERE status = 'active' AND deleted_at IS NULL;
`;

/** A search finds a postal code with and without its blanks. */
const LEXEMES: readonly Patch[] = [
  [`('=' || pincode)`, `('=' || replace(pincode, ' ', ''))`],
  [`concat_ws(' ', full_address, pincode)`, `concat_ws(' ', full_address, pincode, nullif(replace(pincode, ' ', ''), pincode))`],
];
const FUNCTIONS = { 'search_lexemes(text, text, text, text, cities)': LEXEMES };

/** Lets postal codes keep their blanks: `SW1A 1AA`. Stored ones have none, so no row changes. */
export class PostcodeBlanks1790000000066 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await patchFunctions(runner, FUNCTIONS, 'up');
    await runner.query(index(`replace(pincode, ' ', '')`));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(index('pincode'));
    await patchFunctions(runner, FUNCTIONS, 'down');
  }
}
