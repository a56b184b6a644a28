/**
 * Reason why a row stays that an import has added:
 * - `deleted`: it was deleted on this site, and is in the bin
 * - `reviews`, `photos`, `edits`, `favorites`, `lists`, `reports`: it has some
 * - `imported`: a later import has changed it
 * - `changed`: it was changed on this site, or has another place's contents
 * - `places`: a city that still has places
 */
export type Touch = 'deleted' | 'reviews' | 'photos' | 'edits' | 'favorites' | 'lists' | 'reports' | 'imported' | 'changed' | 'places';

const has = (table: string, column: string, alias: string): string => `EXISTS (SELECT FROM ${table} x WHERE x.${column} = ${alias}.id)`;

const isImportedLater = (table: string, alias: string): string =>
  `EXISTS (SELECT FROM import_changes x WHERE x.row_id = ${alias}.id AND x.kind = '${table}' AND x.import_id IS DISTINCT FROM ${alias}.import_id)`;

const isLogged = (kind: string, alias: string): string => `EXISTS (SELECT FROM activities x WHERE x.target_kind = '${kind}' AND x.target_id = ${alias}.id)`;

/** The tables of modules that come later in the module order are named here, because this module must not import them. */
const placeTouches = (p: string): [Touch, string][] => [
  ['deleted', `${p}.deleted_at IS NOT NULL`],
  ['reviews', has('reviews', 'place_id', p)],
  ['photos', has('place_images', 'place_id', p)],
  ['edits', has('place_edits', 'place_id', p)],
  ['favorites', has('favorites', 'place_id', p)],
  ['lists', has('place_list_items', 'place_id', p)],
  ['reports', has('reports', 'place_id', p)],
  ['imported', isImportedLater('places', p)],
  ['changed', `(${p}.overridden IS NOT NULL OR ${isLogged('place', p)} OR ${has('place_redirects', 'place_id', p)})`],
];

const cityTouches = (c: string, hasPlaces: string): [Touch, string][] => [
  ['deleted', `${c}.deleted_at IS NOT NULL`],
  ['places', hasPlaces],
  ['photos', has('city_images', 'city_id', c)],
  ['imported', isImportedLater('cities', c)],
  [
    'changed',
    `(${c}.overridden IS NOT NULL OR ${isLogged('city', c)} OR ${c}.id IN (SELECT unnest(x.moderated_city_ids) FROM users x WHERE x.moderated_city_ids IS NOT NULL))`,
  ],
];

const firstOf = (touches: readonly [Touch, string][]): string => `CASE ${touches.map(([touch, when]) => `WHEN ${when} THEN '${touch}'`).join(' ')} END`;

/** Returns SQL for why the place `p` stays; null if nobody has touched it. @param p alias of the place */
export const touchOfPlace = (p: string): string => firstOf(placeTouches(p));

/**
 * Returns SQL for why the city `c` stays; null if nobody has touched it, and it has no places.
 * @param c alias of the city
 * @param otherThan SQL condition on a place `p` of the city that does not count
 */
export const touchOfCity = (c: string, otherThan = 'false'): string =>
  firstOf(cityTouches(c, `EXISTS (SELECT FROM places p WHERE p.city_id = ${c}.id AND (${otherThan}) IS NOT TRUE)`));
