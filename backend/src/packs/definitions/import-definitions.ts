import type { EntityManager } from 'typeorm';
import { columnNames, newId } from '../../core/db/index.js';
import { type CategoryList, loadCategories } from '../../modules/site/index.js';
import { attributesAfter, type AttributesAfter } from './attributes-after.js';
import type { PackAttribute, PackCategory, PackTerm } from '../guide.js';
import { insertRows } from '../insert-rows.js';

/** A table of definitions, and the column by which those of a pack find their rows. */
interface DefinitionTable<Word extends string> {
  table: 'attributes' | 'categories' | 'search_terms';
  word: Word;
}

const CATEGORIES: DefinitionTable<'slug'> = { table: 'categories', word: 'slug' };
const ATTRIBUTES: DefinitionTable<'key'> = { table: 'attributes', word: 'key' };
const TERMS: DefinitionTable<'key'> = { table: 'search_terms', word: 'key' };

const rowOf = (definition: object, rank: number) => ({ ...columnNames({ ...definition }), rank });

/** Makes the definitions of the pack those of the site. Definitions with a word of the pack keep their id. */
async function replaceAll<Word extends string>(
  manager: EntityManager,
  { table, word }: DefinitionTable<Word>,
  definitions: readonly Record<Word, string>[],
): Promise<void> {
  const rows = definitions.map((definition, n) => ({ row: rowOf(definition, n + 1), word: definition[word] }));
  // No two live definitions may have the same word at any time, so all of them go first.
  const [gone] = await manager.query<[{ id: string; word: string }[]]>(
    `UPDATE ${table} SET deleted_at = now() WHERE deleted_at IS NULL RETURNING id, ${word} AS word`,
  );
  const ids = new Map(gone.map(({ id, word: known }) => [known, id]));
  const kept = rows.flatMap(({ row, word: own }) => (ids.has(own) ? [{ ...row, id: ids.get(own) }] : []));
  const columns = Object.keys(rows[0]?.row ?? {});
  if (kept.length > 0)
    await manager.query(
      `UPDATE ${table} d SET (${columns.join(', ')}) = (${columns.map((column) => `r.${column}`).join(', ')}), deleted_at = NULL, version = d.version + 1, updated_at = now()
       FROM json_populate_recordset(null::${table}, $1) r WHERE d.id = r.id`,
      [JSON.stringify(kept)],
    );
  await insertRows(
    manager,
    table,
    rows.flatMap(({ row, word: own }) => (ids.has(own) ? [] : [{ ...row, id: newId() }])),
  );
}

/** Adds definitions behind those of the site. @param count number of those of the site */
async function addAll(manager: EntityManager, table: string, definitions: readonly object[], count: number): Promise<void> {
  await insertRows(
    manager,
    table,
    definitions.map((definition, n) => ({ ...rowOf(definition, count + n + 1), id: newId() })),
  );
}

/**
 * Takes the categories of the pack. Those that a site with places lacks are added without words that it has.
 * @param replaces whether the site has no places, so that its own categories can go
 * @returns all categories of the site
 */
export async function importCategories(manager: EntityManager, categories: readonly PackCategory[], replaces: boolean): Promise<CategoryList> {
  if (categories.length > 0 && replaces) await replaceAll(manager, CATEGORIES, categories);
  const list = await loadCategories(manager);
  if (replaces) return list;
  const missing = categories.filter(({ slug }) => !list.find(slug));
  const withoutWords = missing.map((category) => ({ ...category, aliases: category.aliases.filter((alias) => !list.find(alias)) }));
  await addAll(manager, CATEGORIES.table, withoutWords, list.all.length);
  return loadCategories(manager);
}

/**
 * Takes the attributes of the pack.
 * @param attributes null if the pack does not name them
 * @param replaces whether the site has no places, so that its own attributes can go
 * @returns the kinds of all attributes of the site
 * @throws InvalidInput for an attribute that clashes with others
 */
export async function importAttributes(
  manager: EntityManager,
  attributes: readonly PackAttribute[] | null,
  replaces: boolean,
): Promise<AttributesAfter['kinds']> {
  const after = await attributesAfter(manager, attributes, replaces);
  if (attributes && replaces) await replaceAll(manager, ATTRIBUTES, attributes);
  else await addAll(manager, ATTRIBUTES.table, after.taken, after.kinds.size - after.taken.length);
  return after.kinds;
}

/**
 * Takes the search terms of the pack. A term that names a category or an option that the site does not have finds no places by it.
 * @param terms null if the pack does not name them
 * @param replaces whether the site has no places, so that its own terms can go; else the missing ones are added
 */
export async function importSearchTerms(manager: EntityManager, terms: readonly PackTerm[] | null, replaces: boolean): Promise<void> {
  if (!terms) return;
  if (replaces) return replaceAll(manager, TERMS, terms);
  const own = await manager.query<{ key: string; rank: number }[]>('SELECT key, rank FROM search_terms WHERE deleted_at IS NULL');
  const missing = terms.filter(({ key }) => !own.some((one) => one.key === key));
  await addAll(manager, TERMS.table, missing, Math.max(0, ...own.map(({ rank }) => rank)));
}
