import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { Definition } from '../definition.entity.js';
import type { Localized } from '../setting-field.js';

/** A category of places. Places have its slug. */
@Entity('categories')
@Index('categories_slug', ['slug'], { unique: true, where: 'deleted_at IS NULL' })
export class Category extends Definition {
  @PrimaryColumn('uuid')
  id: string;

  /** Word in addresses and APIs: `restaurant`. */
  @Column('text')
  slug: string;

  /** Key of the app's own names, which languages without a name have; null for categories that admins have created. */
  @Column('text', { nullable: true })
  preset: string | null;

  /** Names for one place, by language. */
  @Column('jsonb', { default: {} })
  names: Localized;

  /** Names for several places, by language. */
  @Column('jsonb', { default: {} })
  plurals: Localized;

  /** Name of an icon in `CATEGORY_ICONS`. */
  @Column('text')
  icon: string;

  /** Background color of white text, as `#RRGGBB`; empty for that of the app. */
  @Column('text')
  color: string;

  /** Scene of the illustrations. */
  @Column('text')
  art: string;

  /** Type of the places in schema.org. */
  @Column('text')
  schemaType: string;

  /** Whether new places and filters do not offer it. */
  @Column('boolean', { default: false })
  isHidden: boolean;

  /** Former slugs and other words that stand for it. */
  @Column('text', { array: true, default: () => "'{}'" })
  aliases: string[];

  /** Aliases that places still have as category. A job replaces them by the slug; a trigger sets the column. */
  @Column('text', { array: true, default: () => "'{}'" })
  pending: string[];

  /** Normalized words and names in all languages, for suggestions; a trigger sets the column. */
  @Column('text', { array: true, default: () => "'{}'", select: false })
  searchTexts: string[];

  /** Single words of the names and aliases, for the search; a trigger sets the column. */
  @Column('text', { array: true, default: () => "'{}'", select: false })
  searchWords: string[];
}
