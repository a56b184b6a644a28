import type { MigrationInterface, QueryRunner } from 'typeorm';
import { noteOverrides } from './note-overrides.js';

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

/** Functions that count the public places by their rows. */
const COUNTERS = [
  'place_counts_insert',
  'place_counts_update',
  'place_counts_delete',
  'map_cells_insert',
  'map_cells_update',
  'map_cells_delete',
  'map_cells_fill',
];

const PUBLIC = `status = 'active' AND deleted_at IS NULL`;
const LISTED = `${PUBLIC} AND business_status IS DISTINCT FROM 'closed-permanently'`;

/** Replacements in the counters: the condition, and the columns that `map_cells_update` compares. */
const PATCHES = [
  [PUBLIC, LISTED],
  ['added.deleted_at, ', 'added.deleted_at, added.business_status, '],
  ['removed.deleted_at, ', 'removed.deleted_at, removed.business_status, '],
  ['(status, deleted_at, ', '(status, deleted_at, business_status, '],
] as const;

/** Replacement in `search_matches`: an alias that the new column `area` would hide. */
const ALIAS = [
  ['unnest(conditions.areas) area,', 'unnest(conditions.areas) rectangle,'],
  ['<@ area\n', '<@ rectangle\n'],
] as const;

type Patches = readonly (readonly [from: string, to: string])[];

const reversed = (patches: Patches): Patches => patches.map(([from, to]) => [to, from]);

/** Replaces parts of the present text of functions, so that the rest stays as earlier migrations have written it. */
async function patch(runner: QueryRunner, names: readonly string[], patches: Patches): Promise<void> {
  for (const name of names) {
    const [{ text }] = (await runner.query('SELECT pg_get_functiondef($1::regproc) AS text', [name])) as [{ text: string }];
    const patched = patches.reduce((before, [from, to]) => before.replaceAll(from, to), text);
    if (patched === text) throw new Error(`${name} does not contain the expected text`);
    await runner.query(patched);
  }
}

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
    await patch(runner, COUNTERS, PATCHES);
    await patch(runner, ['search_matches'], ALIAS);
    await patchLocations(runner, 'rating_average', 'rating_average, business_status');
  }

  async down(runner: QueryRunner): Promise<void> {
    // Counts the places again that the counters leave out.
    await runner.query(`UPDATE places SET business_status = NULL WHERE business_status = 'closed-permanently'`);
    await patchLocations(runner, 'rating_average, business_status', 'rating_average');
    await patch(runner, ['search_matches'], reversed(ALIAS));
    await patch(runner, COUNTERS, reversed(PATCHES));
    await runner.query(noteOverrides('places', BEFORE));
    await runner.query(`ALTER TABLE places ${ADDED.map((column) => `DROP COLUMN ${column}`).join(', ')}`);
  }
}
