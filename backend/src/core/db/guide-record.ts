import { Column } from 'typeorm';
import { DerivedText } from './derived.js';
import { VersionedRecord } from './versioned-record.js';

/** Columns that cities and places share: the source of an imported row, and the name for comparisons. */
export abstract class GuideRecord extends VersionedRecord {
  @Column('text', { nullable: true })
  source: string | null;

  @Column('text', { nullable: true })
  sourceId: string | null;

  /** Licence of the source's data. */
  @Column('text', { nullable: true })
  licence: string | null;

  /** Attribution text that overrides the one derived from `source`. */
  @Column('text', { nullable: true })
  attribution: string | null;

  /** Time of the last import that changed the row; null for rows that do not come from an import. */
  @Column('timestamptz', { nullable: true })
  importedAt: Date | null;

  /** Columns edited on this site since the import, each with the source's value. Maintained by a trigger. */
  @Column('jsonb', { nullable: true })
  overridden: Record<string, unknown> | null;

  /** Id of the import that has added the row; null for others. The transaction of an import sets it by the default. */
  @Column('uuid', { nullable: true, default: () => 'current_import()' })
  importId: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  updatedAt: Date;

  /** Normalized name for comparisons: lower case without accents. */
  @DerivedText('search_normalize(name)')
  searchName?: string;
}
