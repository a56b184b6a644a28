import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { Definition } from '../definition.entity.js';
import type { Localized } from '../setting-field.js';
import type { AttributeFields, AttributeKind } from './attribute.fields.js';

/** Definition of an attribute of places. The values are in `places.attributes`, by its key. */
@Entity('attributes')
@Index('attributes_key', ['key'], { unique: true, where: 'deleted_at IS NULL' })
export class Attribute extends Definition {
  @PrimaryColumn('uuid')
  id: string;

  /** Key in both APIs and name of the column in files: `outdoor_seating`. It never changes. */
  @Column('text')
  key: string;

  @Column('jsonb', { default: {} })
  names: Localized;

  @Column('text')
  kind: AttributeKind;

  /** Unit of a number; empty if it has none. */
  @Column('text', { default: '' })
  unit: string;

  /** Options of the kinds `choice` and `several` in their order. Retired ones are kept for the places that have them. */
  @Column('jsonb', { default: [] })
  options: AttributeFields['options'];

  /** Other words for it, separated by commas, by language. */
  @Column('jsonb', { default: {} })
  synonyms: Localized;

  /** Name of an icon in `ICON_NAMES`. */
  @Column('text')
  icon: AttributeFields['icon'];

  @Column('text')
  section: AttributeFields['section'];

  /** Slugs of the categories whose places can have it; empty for all. */
  @Column('text', { array: true, default: () => "'{}'" })
  categories: string[];

  @Column('boolean', { default: false })
  isOnCard: boolean;

  @Column('boolean', { default: true })
  isOnPage: boolean;

  @Column('boolean', { default: false })
  isFilter: boolean;

  /** Whether only moderators see its values. */
  @Column('boolean', { default: false })
  isInternal: boolean;

  /** Whether the site neither shows nor asks for it. Places keep its values. */
  @Column('boolean', { default: false })
  isHidden: boolean;

  @Column('text', { default: 'amenityFeature' })
  schemaProperty: AttributeFields['schemaProperty'];

  /** Names of columns and tags in imported files, besides the key. */
  @Column('text', { array: true, default: () => "'{}'" })
  importNames: string[];
}
