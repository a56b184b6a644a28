import { isDeepStrictEqual } from 'node:util';
import type { EntityManager } from 'typeorm';
import { beginChange, type Change, changeOf, type ChangeType, type Viewer } from '../../core/access/index.js';
import { newId } from '../../core/db/index.js';
import { Conflict, type FieldErrors, InvalidInput } from '../../core/errors/index.js';
import { brokenText, cleanText } from '../../core/validation/index.js';
import { ActivityAction, type ActivityModule, ActivityTarget, type SeenDefinition } from '../activities/index.js';
import { Category, CATEGORY_FIELDS, type CategoryValues, readableUnderWhite, readValues, SLUG_RULES } from '../site/index.js';
import type { CategoryPlaces } from './category-places.js';
import type { CategoryRows } from './category-rows.js';
import type { AdminCategory, SavedCategory } from './category.type.js';

/** Maximum number of categories. */
const MOST = 200;

/** Returns a slug as it is stored: in lower case. */
const slugOf = (word: string): string => cleanText(word, {}).toLowerCase();

/** Reads and changes the categories of places. */
export class CategoryService {
  constructor(
    private readonly manager: EntityManager,
    private readonly parts: Pick<ActivityModule, 'activities'> & { rows: CategoryRows; categoryPlaces: CategoryPlaces },
  ) {}

  /** Returns the categories in their order. */
  list(): Promise<AdminCategory[]> {
    return this.parts.rows.list();
  }

  /**
   * Adds a category at the end.
   * @param given values of all fields
   * @throws InvalidInput with every wrong field, Conflict above the maximum number
   */
  async create(viewer: Viewer, word: string, given: unknown): Promise<SavedCategory> {
    await this.parts.rows.lock();
    const slug = slugOf(word);
    const values = await this.read(slug, given, null);
    const all = await this.parts.rows.live();
    if (all.length >= MOST) throw new Conflict(['categories.tooMany', { n: MOST }]);
    const id = newId();
    await this.manager.insert(Category, { ...values, aliases: [...values.aliases], id, slug, rank: Math.max(0, ...all.map(({ rank }) => rank)) + 1 });
    const change = beginChange(viewer);
    await this.parts.activities.record(change, { kind: ActivityTarget.CATEGORY, action: ActivityAction.CREATED, id, label: slug, after: { ...values } });
    return this.saved(id, change, []);
  }

  /**
   * Replaces the values of a category.
   * @param given values of all fields
   * @throws NotFound, Conflict if it has another version by now, InvalidInput with every wrong field
   */
  async save(viewer: Viewer, seen: SeenDefinition, given: unknown): Promise<SavedCategory> {
    await this.parts.rows.lock();
    const row = await this.parts.rows.hold(seen);
    const { schemaType, isHidden, ...same } = await this.read(row.slug, given, row);
    const change = beginChange(viewer);
    await this.parts.rows.keepAttributes(row, same.aliases);
    return this.saved(row.id, change, await this.set(change, row, { ...same, schema_type: schemaType, is_hidden: isHidden }));
  }

  /**
   * Gives a category another slug; the former one becomes an alias.
   * @throws NotFound, Conflict if it has another version by now, InvalidInput for a wrong or taken slug
   */
  async rename(viewer: Viewer, seen: SeenDefinition, word: string): Promise<SavedCategory> {
    await this.parts.rows.lock();
    const to = slugOf(word);
    const row = await this.parts.rows.hold(seen);
    await this.requireWord('to', to, row.slug);
    const change = beginChange(viewer);
    if (to === row.slug) return this.saved(row.id, change, []);
    const aliases = [...row.aliases.filter((alias) => alias !== to), row.slug];
    return this.saved(row.id, change, await this.set(change, row, { slug: to, aliases }));
  }

  /** Sorts the categories. @param slugs slugs of all of them @throws InvalidInput for other texts, Conflict if they are others by now */
  async sort(viewer: Viewer, slugs: readonly string[]): Promise<ChangeType> {
    const change = beginChange(viewer);
    const changed = await this.parts.rows.sort(change, slugs);
    if (changed.length > 0) await this.parts.categoryPlaces.move(change);
    return changeOf(change, changed);
  }

  /** Deletes a category without places. @throws NotFound, Conflict if it has another version by now, or places can have it */
  async delete(viewer: Viewer, seen: SeenDefinition): Promise<ChangeType> {
    await this.parts.rows.lock();
    const row = await this.parts.rows.hold(seen);
    if ((await this.parts.rows.live()).length === 1) throw new Conflict('categories.lastOne');
    await this.parts.categoryPlaces.requireNone([row.slug, ...row.aliases]);
    const change = beginChange(viewer);
    return changeOf(change, await this.parts.rows.delete(change, row.id));
  }

  /** Sets the columns that differ, and moves the places of new aliases. @returns ids of the changed rows */
  private async set(change: Change, row: Category, values: Readonly<Record<string, unknown>>): Promise<string[]> {
    const current = this.parts.rows.columnsOf(row);
    const different = Object.fromEntries(Object.entries(values).filter(([column, value]) => !isDeepStrictEqual(value, current[column])));
    if (Object.keys(different).length === 0) return [];
    const changed = await this.parts.rows.update(change, row.id, different);
    await this.parts.categoryPlaces.move(change);
    return changed;
  }

  private async saved(id: string, change: Change, changed: readonly string[]): Promise<SavedCategory> {
    if (changed.length === 0) await this.parts.categoryPlaces.move(change);
    return { category: await this.parts.rows.get(id), change: changeOf(change, changed) };
  }

  /** Checks and cleans the values of a category. @param row the stored category; null for a new one @throws InvalidInput with every wrong field */
  private async read(slug: string, given: unknown, row: Category | null): Promise<CategoryValues> {
    const { values, errors } = readValues(CATEGORY_FIELDS, given);
    const problems: Record<string, FieldErrors[string]> = { ...errors };
    if (row === null) Object.assign(problems, await this.wordErrors('slug', slug, null));
    if (Object.keys(errors).length === 0) Object.assign(problems, await this.refused(slug, values, row));
    if (Object.keys(problems).length > 0) throw new InvalidInput(problems);
    return { ...values, aliases: values.aliases.map((alias) => alias.toLowerCase()).filter((alias) => alias !== slug) };
  }

  /** Returns errors that depend on more than the shape of the values. */
  private async refused(slug: string, { names, color, aliases }: CategoryValues, row: Category | null): Promise<FieldErrors> {
    const errors: Record<string, FieldErrors[string]> = {};
    if (!row?.preset && Object.keys(names).length === 0) errors.names = 'categories.nameMissing';
    const proposed = color && readableUnderWhite(color);
    if (proposed !== color) errors.color = ['categories.colorContrast', { proposed }];
    const words = aliases.map((alias) => alias.toLowerCase());
    const owners = await this.parts.rows.ownersOf(words, row?.slug ?? null);
    for (const [i, word] of words.entries()) {
      const owner = owners.get(word);
      if (owner) errors[`aliases.${i}`] = ['categories.slugTaken', { slug: owner, word }];
      else if (words.indexOf(word) !== i) errors[`aliases.${i}`] = 'categories.aliasTwice';
    }
    const lost = row?.pending.find((word) => !words.includes(word));
    if (lost !== undefined) errors.aliases = ['categories.aliasPending', { word: lost }];
    return errors;
  }

  /** @throws InvalidInput for a slug that is wrong or belongs to another category */
  private async requireWord(field: string, slug: string, own: string): Promise<void> {
    const errors = await this.wordErrors(field, slug, own);
    if (Object.keys(errors).length > 0) throw new InvalidInput(errors);
  }

  private async wordErrors(field: string, slug: string, own: string | null): Promise<FieldErrors> {
    const broken = brokenText(slug, SLUG_RULES);
    if (broken) return { [field]: broken };
    const owner = (await this.parts.rows.ownersOf([slug], own)).get(slug);
    return owner ? { [field]: ['categories.slugTaken', { slug: owner, word: slug }] } : {};
  }
}
