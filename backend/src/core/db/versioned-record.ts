import { Column } from 'typeorm';
import { ChangedIn } from './derived.js';

/** Columns of records that are changed with optimistic locking, and deleted by a mark. */
export abstract class VersionedRecord {
  @Column('timestamptz', { nullable: true })
  deletedAt: Date | null;

  /** Version for optimistic locking; each change increments it. */
  @Column('integer', { default: 1 })
  version: number;

  @ChangedIn()
  changedIn?: string | null;
}
