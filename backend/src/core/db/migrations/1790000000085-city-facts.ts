import type { MigrationInterface, QueryRunner } from 'typeorm';
import { type Patch, patchFunctions } from './patch-functions.js';

/** Number of options of attributes of a place that are tags. An entry of an index has at most 2,704 bytes, about 600 tags. */
const MOST_OPTIONS = 480;

const FUNCTIONS: Readonly<Record<string, readonly Patch[]>> = {
  places_set_tags: [['words || options', `words || options[:${MOST_OPTIONS}]`]],
};

/**
 * Has everything by which lists of a city are filtered, and the columns of their usual orders: a list reads some pages of the index in place of a page of
 * the table for each place of the city.
 */
const INDEX = `CREATE INDEX places_city_facts ON places (city_id) INCLUDE (id, ranking, rating_average, rating_count, tags, hours_id, business_status, opens_on)
  WHERE status = 'active' AND deleted_at IS NULL AND business_status IS DISTINCT FROM 'closed-permanently'`;

/** Reads filtered lists and facets of a city from an index. */
export class CityFacts1790000000085 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await patchFunctions(runner, FUNCTIONS, 'up');
    await runner.query(`UPDATE places SET tags = NULL WHERE cardinality(tags) > ${MOST_OPTIONS}`);
    await runner.query(INDEX);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX places_city_facts');
    await patchFunctions(runner, FUNCTIONS, 'down');
  }
}
