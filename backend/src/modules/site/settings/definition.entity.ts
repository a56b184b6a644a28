import { Column } from 'typeorm';

/** Something that operators define, order and version. */
export abstract class Definition {
  /** Position in the operator's order. */
  @Column('integer')
  rank: number;

  @Column('integer', { default: 1 })
  version: number;

  @Column('timestamptz', { default: () => 'now()' })
  updatedAt: Date;

  @Column('timestamptz', { nullable: true })
  deletedAt: Date | null;
}
