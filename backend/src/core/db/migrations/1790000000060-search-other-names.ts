import type { MigrationInterface, QueryRunner } from 'typeorm';
import { type Patch, patchFunctions } from './patch-functions.js';

/** The function that computes the search texts of places. */
const SEARCH: Readonly<Record<string, readonly Patch[]>> = {
  'search_lexemes(places, cities)': [
    [
      'search_lexemes(search_all_names(place.name, place.names),',
      "search_lexemes(concat_ws(' ', search_all_names(place.name, place.names), place.other_names),",
    ],
    [' place.full_address,', " concat_ws(' ', place.full_address, place.area),"],
  ],
};

/** Finds places by their other names, like names, and by their area, like the address. */
export class SearchOtherNames1790000000060 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await patchFunctions(runner, SEARCH, 'up');
    await runner.query(`
      CREATE TRIGGER places_search_other_names AFTER UPDATE OF other_names, area ON places FOR EACH ROW
        WHEN ((OLD.other_names, OLD.area) IS DISTINCT FROM (NEW.other_names, NEW.area)) EXECUTE FUNCTION place_search_change()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER places_search_other_names ON places');
    await patchFunctions(runner, SEARCH, 'down');
  }
}
