import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { Definition } from '../definition.entity.js';
import type { Localized } from '../setting-field.js';

/** Words of a search with one meaning: "cheap" is the price 1. */
@Entity('search_terms')
@Index('search_terms_key', ['key'], { unique: true, where: 'deleted_at IS NULL' })
export class SearchTerm extends Definition {
  @PrimaryColumn('uuid')
  id: string;

  /** Name in both APIs: `open_now`. It never changes. */
  @Column('text')
  key: string;

  /** Meaning in the words of an address: `price=1`, `category=worship&attr=religion:christian`. */
  @Column('text')
  meaning: string;

  /** Words and phrases separated by commas, by language. */
  @Column('jsonb', { default: {} })
  words: Localized;
}
