import type { EntityManager } from 'typeorm';
import type { Category } from './category.entity.js';

/** Color of categories without one, and of words that are no category. */
const DEFAULT_COLOR = '#5B566B';

/** A category in memory. */
export type CategoryRecord = Pick<
  Category,
  'slug' | 'preset' | 'names' | 'plurals' | 'icon' | 'color' | 'art' | 'schemaType' | 'isHidden' | 'aliases' | 'pending'
>;

/** SQL for the categories in the operator's order. */
export const CATEGORY_RECORDS = `SELECT slug, preset, names, plurals, icon, color, art, schema_type AS "schemaType", is_hidden AS "isHidden", aliases, pending
  FROM categories WHERE deleted_at IS NULL ORDER BY rank, slug`;

/** Returns a word as places have it: in lower case, without surrounding blanks. */
const normalized = (word: string): string => word.trim().toLowerCase();

/**
 * Categories of places, for one state of the table. A word that is no category stays as it is: places keep it, with the look of a category
 * without a color, an icon and a scene.
 */
export class CategoryList {
  private readonly byWord: ReadonlyMap<string, CategoryRecord>;

  /** @param all categories in the operator's order */
  constructor(readonly all: readonly CategoryRecord[]) {
    this.byWord = new Map([...all.flatMap((one) => one.aliases.map((alias) => [alias, one] as const)), ...all.map((one) => [one.slug, one] as const)]);
  }

  /** Returns the category of a slug or an alias in any letter case; undefined if there is none. */
  find(word: string): CategoryRecord | undefined {
    return this.byWord.get(normalized(word));
  }

  /** Returns the slug of the category that a word stands for; the normalized word if there is none. */
  slugOf(word: string): string {
    return this.find(word)?.slug ?? normalized(word);
  }

  /** Returns the English name of a category, for files. That of a preset is its slug. */
  englishNameOf(word: string): string {
    const slug = this.slugOf(word);
    return this.find(word)?.names.en ?? `${slug.charAt(0).toUpperCase()}${slug.slice(1)}`;
  }

  /** Returns the words that the places of a category have: its slug, and aliases until a job has replaced them. */
  wordsOf(word: string): string[] {
    const category = this.find(word);
    return category ? [category.slug, ...category.pending] : [normalized(word)];
  }

  /** Returns the slugs that forms for new places offer, in alphabetical order. */
  offered(): string[] {
    const shown = this.all.filter(({ isHidden }) => !isHidden);
    return shown.map(({ slug }) => slug).sort();
  }

  /** Returns the slug for places of an unknown kind: that of `other`, or the last category in the operator's order. */
  leftover(): string {
    return this.find('other')?.slug ?? this.all.at(-1)?.slug ?? 'other';
  }

  /** Returns the background color of a category's icon, as `#RRGGBB`. */
  colorOf(word: string): string {
    return this.find(word)?.color || DEFAULT_COLOR;
  }

  /** Returns the scene of the illustrations of a category's places. */
  sceneOf(word: string): string {
    return this.find(word)?.art ?? 'other';
  }

  /** Returns the type of a category's places in schema.org. */
  schemaTypeOf(word: string): string {
    return this.find(word)?.schemaType ?? 'LocalBusiness';
  }
}

/** Reads the categories for a command, which has no settings in memory. */
export const loadCategories = async (manager: EntityManager): Promise<CategoryList> =>
  new CategoryList(await manager.query<CategoryRecord[]>(CATEGORY_RECORDS));
