import type { EntityManager } from 'typeorm';
import { columnNames, newId } from '../core/db/index.js';
import { CategoryList, loadCategories } from '../modules/site/index.js';
import type { PackCategory } from './guide-file.js';
import { insertRows } from './insert-rows.js';
import { existing } from './present.query.js';
import type { PackReader } from './read-pack.js';

/** Replaces the groups of settings that the pack has. Groups that it does not have stay. */
export async function importSettings(manager: EntityManager, pack: PackReader): Promise<void> {
  const pictures = await pack.settingPictures();
  const known = await existing(
    manager,
    'site_pictures',
    pictures.map(({ id }) => id),
  );
  for (const { id, type, content, width, height } of pictures.filter((picture) => !known.has(picture.id))) {
    await manager.query('INSERT INTO site_pictures (id, type, content, width, height) VALUES ($1, $2, $3, $4, $5)', [id, type, content, width, height]);
  }
  for (const { group, value } of pack.guide.settings) {
    await manager.query(
      `INSERT INTO settings (id, name, value) VALUES ($1, $2, $3)
       ON CONFLICT (name) DO UPDATE SET value = excluded.value, version = settings.version + 1, updated_at = now()`,
      [newId(), group, value],
    );
  }
}

const rowOf = (category: PackCategory, rank: number) => ({ ...columnNames(category), rank });

/** Makes the categories of the pack those of the site. Categories with a slug of the pack keep their id. */
async function replaceCategories(manager: EntityManager, categories: readonly PackCategory[]): Promise<void> {
  const rows = categories.map((category, n) => rowOf(category, n + 1));
  // No two live categories may have the same word at any time, so all of them go first.
  const [gone] = await manager.query<[{ id: string; slug: string }[]]>('UPDATE categories SET deleted_at = now() WHERE deleted_at IS NULL RETURNING id, slug');
  const ids = new Map(gone.map(({ id, slug }) => [slug, id]));
  const kept = rows.flatMap((row, n) => {
    const id = ids.get(categories[n]?.slug ?? '');
    return id === undefined ? [] : [{ ...row, id }];
  });
  const columns = Object.keys(rows[0] ?? {});
  await manager.query(
    `UPDATE categories c SET (${columns.join(', ')}) = (${columns.map((column) => `r.${column}`).join(', ')}), deleted_at = NULL, version = c.version + 1, updated_at = now()
     FROM json_populate_recordset(null::categories, $1) r WHERE c.id = r.id`,
    [JSON.stringify(kept)],
  );
  await insertRows(
    manager,
    'categories',
    rows.flatMap((row, n) => (ids.has(categories[n]?.slug ?? '') ? [] : [{ ...row, id: newId() }])),
  );
}

/** Adds the categories of the pack that the site does not have, without words that it has. */
async function addCategories(manager: EntityManager, categories: readonly PackCategory[]): Promise<void> {
  const list = await loadCategories(manager);
  const missing = categories.filter(({ slug }) => !list.find(slug));
  const rows = missing.map((category, n) => ({
    ...rowOf({ ...category, aliases: category.aliases.filter((alias) => !list.find(alias)) }, list.all.length + n + 1),
    id: newId(),
  }));
  await insertRows(manager, 'categories', rows);
}

/**
 * Takes the categories of the pack.
 * @param replaces whether the site has no places, so that its own categories can go
 * @returns all categories of the site
 */
export async function importCategories(manager: EntityManager, categories: readonly PackCategory[], replaces: boolean): Promise<CategoryList> {
  if (categories.length > 0) await (replaces ? replaceCategories : addCategories)(manager, categories);
  return loadCategories(manager);
}
