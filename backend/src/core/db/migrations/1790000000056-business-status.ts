import type { MigrationInterface, QueryRunner } from 'typeorm';
import { noteOverrides } from './note-overrides.js';
import { type Patch, patchFunctions } from './patch-functions.js';

/** Columns of places that imports write, before this migration. */
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
  'more_categories',
  'names',
  'descriptions',
  'attributes',
] as const;
const ADDED = ['other_names', 'area', 'email', 'other_phones', 'social_links', 'menu_url', 'booking_url', 'business_status', 'opens_on'] as const;

const PUBLIC = `status = 'active' AND deleted_at IS NULL`;

/** Patches of the counters: the condition, and the columns that `map_cells_update` compares. */
const LISTED: readonly Patch[] = [
  [PUBLIC, `${PUBLIC} AND business_status IS DISTINCT FROM 'closed-permanently'`],
  ['added.deleted_at, ', 'added.deleted_at, added.business_status, '],
  ['removed.deleted_at, ', 'removed.deleted_at, removed.business_status, '],
  ['(status, deleted_at, ', '(status, deleted_at, business_status, '],
];

const FUNCTIONS: Readonly<Record<string, readonly Patch[]>> = {
  place_counts_insert: LISTED,
  place_counts_update: LISTED,
  place_counts_delete: LISTED,
  map_cells_insert: LISTED,
  map_cells_update: LISTED,
  map_cells_delete: LISTED,
  map_cells_fill: LISTED,
  // The new column `area` would hide an alias.
  search_matches: [
    ['unnest(conditions.areas) area,', 'unnest(conditions.areas) rectangle,'],
    ['<@ area\n', '<@ rectangle\n'],
  ],
};

/** Replaces a part of the index of positions. A map reads all columns that it needs from the index. */
async function patchLocations(runner: QueryRunner, from: string, to: string): Promise<void> {
  const [{ text }] = (await runner.query(`SELECT pg_get_indexdef('places_location'::regclass) AS text`)) as [{ text: string }];
  await runner.query(`DROP INDEX places_location; ${text.replace(from, to)}`);
}

/** Business status, contacts, area and other names of places. Lists, counters and the map leave out places that are closed permanently. */
export class BusinessStatus1790000000056 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE places ${ADDED.map((column) => `ADD COLUMN ${column} text`).join(', ')}`);
    await runner.query(noteOverrides('places', [...BEFORE, ...ADDED]));
    await patchFunctions(runner, FUNCTIONS, 'up');
    await patchLocations(runner, 'rating_average', 'rating_average, business_status');
  }

  async down(runner: QueryRunner): Promise<void> {
    // Counts the places again that the counters leave out.
    await runner.query(`UPDATE places SET business_status = NULL WHERE business_status = 'closed-permanently'`);
    await patchLocations(runner, 'rating_average, business_status', 'rating_average');
    await patchFunctions(runner, FUNCTIONS, 'down');
    await runner.query(noteOverrides('places', BEFORE));
    await runner.query(`ALTER TABLE places ${ADDED.map((column) => `DROP COLUMN ${column}`).join(', ')}`);
  }
}
