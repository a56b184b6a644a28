import type { MigrationInterface, QueryRunner } from 'typeorm';
import { type Patch, patchFunctions } from './patch-functions.js';

const FUNCTIONS: Readonly<Record<string, readonly Patch[]>> = {
  search_named: [
    [
      `search_words w
    WHERE w.word = sign || array_to_string(words[f:l], '') AND (f < l OR is_free[f]) GROUP BY`,
      `LATERAL (SELECT word FROM search_words WHERE word = sign || array_to_string(words[f:l], '') OFFSET 0) w
    WHERE f < l OR is_free[f] GROUP BY`,
    ],
  ],
};

/** Looks up each run of words that can be the name of a city or an area. The planner expected thousands of them, and read all words instead. */
export class NamedCities1790000000086 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return patchFunctions(runner, FUNCTIONS, 'up');
  }

  down(runner: QueryRunner): Promise<void> {
    return patchFunctions(runner, FUNCTIONS, 'down');
  }
}
